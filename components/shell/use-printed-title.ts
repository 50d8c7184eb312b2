"use client";

import { useEffect } from "react";

/** Has these words stand over every printed page but the first, which has a header of its own. */
export function usePrintedTitle(words: readonly string[]): void {
  const title = words.filter(Boolean).join(" · ");
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--printed-title", JSON.stringify(title));
    return () => void style.removeProperty("--printed-title");
  }, [title]);
}
