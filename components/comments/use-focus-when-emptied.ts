"use client";

import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to a button when a list becomes empty and nothing has the focus, as after its last entry was deleted.
 * `count` is undefined until the list is loaded.
 */
export function useFocusWhenEmptied(count: number | undefined, button: RefObject<HTMLButtonElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const hadEntries = (before.current ?? 0) > 0;
    before.current = count;
    if (hadEntries && count === 0 && document.activeElement === document.body) button.current?.focus();
  }, [count, button]);
}
