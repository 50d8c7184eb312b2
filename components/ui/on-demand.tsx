"use client";

import { createElement, lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

const never = () => () => undefined;

/**
 * A component whose code comes when it is first shown, and in the browser alone. Until then the placeholder stands there,
 * in what the server renders too. Next's own way to do this costs each page 1.7 kB (ADR 0005).
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    const isBrowser = useSyncExternalStore(never, () => true, () => false); // prettier-ignore
    if (!isBrowser) return placeholder;
    // What `lazy` makes of the type of the properties cannot be compared with it while it is not known.
    return <Suspense fallback={placeholder}>{createElement(Loaded, props as never)}</Suspense>;
  };
}
