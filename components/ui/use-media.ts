"use client";

import { useSyncExternalStore } from "react";

/** Returns whether the window matches a media query such as "(min-width: 96rem)"; false on the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => {
        list.removeEventListener("change", listener);
      };
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
