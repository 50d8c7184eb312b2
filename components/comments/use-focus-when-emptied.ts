"use client";

import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus to a button when the last entry of a list is deleted, which had the focus. */
export function useFocusWhenEmptied(count: number | undefined, button: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const hadEntries = (before.current ?? 0) > 0;
    before.current = count;
    if (hadEntries && count === 0 && document.activeElement === document.body) button.current?.focus();
  }, [count, button]);
}
