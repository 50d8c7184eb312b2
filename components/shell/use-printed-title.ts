"use client";

import { useEffect } from "react";

/** Prints the words at the top of every page except the first, which has its own header. */
export function usePrintedTitle(words: readonly string[]): void {
  const title = words.filter(Boolean).join(" · ");
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--printed-title", JSON.stringify(title));
    return () => void style.removeProperty("--printed-title");
  }, [title]);
}
