"use client";

import { useSyncExternalStore, type ComponentType, type ReactNode } from "react";

/** A component with a function that fetches its code before it is shown, for instance when its button has the focus. */
type OnDemandComponent<Props> = ComponentType<Props> & { preload: () => void };

/**
 * A component whose code is fetched when it is first shown, in the browser only. Until then the placeholder is rendered,
 * on the server too. A failed fetch goes to the nearest error boundary; showing the component again repeats it (ADR 0005).
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): OnDemandComponent<Props> {
  let state: { Loaded: ComponentType<Props> } | { error: unknown } | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const begin = async () => {
    try {
      state = { Loaded: await load() };
    } catch (error) {
      // A failed preload is not an error of the page: the next component to be shown fetches again.
      state = listeners.size > 0 ? { error } : null;
      loading = null;
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    loading ??= begin();
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && state && "error" in state) state = null;
    };
  };
  function OnDemand(props: Props) {
    const now = useSyncExternalStore(subscribe, () => state, () => null); // prettier-ignore
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
