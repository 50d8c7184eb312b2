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

/** The user's density, updated when the user menu or a page changes it. */
export function useDensity(onServer: Density): Density {
  return useSyncExternalStore(
    subscribe,
    () => densityOf(document.documentElement.dataset.density),
    () => onServer,
  );
}
