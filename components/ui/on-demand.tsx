"use client";

import { useSyncExternalStore, type ComponentType, type ReactNode } from "react";

/**
 * A component whose code comes when it is first shown, and in the browser alone. Until then the placeholder stands there,
 * in what the server renders too. Where the code cannot be fetched the nearest error boundary says so, and showing the
 * component again tries again (ADR 0005).
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  let state: { Loaded: ComponentType<Props> } | { error: unknown } | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const begin = async () => {
    try {
      state = { Loaded: await load() };
    } catch (error) {
      // Nobody is there to hear of it: the next one tries again.
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
  return function OnDemand(props: Props) {
    const now = useSyncExternalStore(subscribe, () => state, () => null); // prettier-ignore
    if (now === null) return placeholder;
    if ("error" in now) throw now.error;
    const { Loaded } = now;
    return <Loaded {...props} />;
  };
}
