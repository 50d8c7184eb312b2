"use client";

import {
  startTransition,
  useEffect,
  useReducer,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from "react";
import { createNotifier } from "@/lib/store";

/** A component with a function that fetches its code before it is shown, for instance when its button has the focus. */
type OnDemandComponent<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A component whose code is fetched when it is first shown, in the browser only. Until then the placeholder is
 * rendered, on the server too. A failed fetch goes to the nearest error boundary; showing the component again repeats
 * it (ADR 0005).
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): OnDemandComponent<Props> {
  let state: { Loaded: ComponentType<Props> } | { error: unknown } | null = null;
  let loading: Promise<void> | null = null;
  const { notify, subscribe: listen, hasListeners } = createNotifier();

  const begin = async () => {
    try {
      state = { Loaded: await load() };
    } catch (error) {
      // A failed preload is not an error of the page: the next component to be shown fetches again.
      state = hasListeners() ? { error } : null;
      loading = null;
    }
    notify();
  };
  const subscribe = (listener: () => void) => {
    const unsubscribe = listen(listener);
    loading ??= begin();
    return () => {
      unsubscribe();
      if (!hasListeners() && state && "error" in state) state = null;
    };
  };
  function OnDemand(props: Props) {
    const now = useSyncExternalStore(
      neverChanges,
      () => state,
      () => null,
    );
    const [, draw] = useReducer((times: number) => times + 1, 0);
    // A store that tells of its change would have a chart or a grid drawn in one long task.
    useEffect(
      () =>
        subscribe(() => {
          startTransition(draw);
        }),
      [],
    );
    if (now === null) return placeholder;
    if ("error" in now) throw now.error;
    const { Loaded } = now;
    return <Loaded {...props} />;
  }
  OnDemand.preload = () => {
    loading ??= begin();
  };
  return OnDemand;
}

const neverChanges = () => () => undefined;
