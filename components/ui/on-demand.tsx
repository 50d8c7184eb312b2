"use client";

import { startTransition, useEffect, useReducer, type ComponentType, type ReactNode } from "react";
import { createNotifier } from "@/lib/store";
import { useBrowserValue } from "./use-browser-value";

/** Call `preload` to load the code before the component is shown, for instance when its button gets the focus. */
type OnDemandComponent<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A component whose code is loaded in the browser when it is first shown (ADR 0005). The placeholder is rendered until
 * the code is there, and on the server. A failed load goes to the nearest error boundary; showing the component again
 * repeats the load.
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
      // A failed preload must not break the page; the load is repeated when the component is shown.
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
    const current = useBrowserValue(() => state, null);
    const [, draw] = useReducer((times: number) => times + 1, 0);
    // A transition, because a store update is synchronous and would render a chart or grid in one long task.
    useEffect(
      () =>
        subscribe(() => {
          startTransition(draw);
        }),
      [],
    );
    if (current === null) return placeholder;
    if ("error" in current) throw current.error;
    const { Loaded } = current;
    return <Loaded {...props} />;
  }
  OnDemand.preload = () => {
    loading ??= begin();
  };
  return OnDemand;
}
