"use client";

import { useSyncExternalStore } from "react";
import { densityOf, type Density } from "@/lib/preferences";

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-density"] });
  return () => {
    observer.disconnect();
  };
}

/** The user's density, updated when it is changed anywhere on the page. */
export function useDensity(onServer: Density): Density {
  return useSyncExternalStore(
    subscribe,
    () => densityOf(document.documentElement.dataset.density),
    () => onServer,
  );
}
