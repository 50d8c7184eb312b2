"use client";

import { useEffect, useEffectEvent } from "react";

/** Calls the function for every key that is pressed on the page. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const onKeyDown = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener("keydown", listener);
    return () => {
      document.removeEventListener("keydown", listener);
    };
  }, []);
}
