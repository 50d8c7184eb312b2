"use client";

import { useEffect, useState, type RefObject } from "react";
import { textAfterKey } from "@/lib/early-typing";

/** True for Ctrl+F and ⌘F, which open the search in the grid. */
export function isFindShortcut(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "f";
}

/** Search text typed before the grid's tools are loaded, which would otherwise end up in the cell. */
export interface EarlyFind {
  /** Null when no search was started. */
  text: string | null;
  /** True once the tools are loaded and handle the keys themselves. */
  loaded: boolean;
}

/**
 * From Ctrl+F until the tools of a grid are loaded, records the search text, so that no key reaches the grid. Escape
 * cancels the search.
 */
export function useEarlyFind(boxRef: RefObject<HTMLElement | null>): EarlyFind {
  // Changed in place, because nothing renders it: the tools take it over when they are loaded.
  const [early] = useState<EarlyFind>(() => ({ text: null, loaded: false }));
  useEffect(() => {
    const box = boxRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (early.loaded || (early.text === null && !isFindShortcut(event))) return;
      event.preventDefault();
      event.stopPropagation();
      early.text = event.key === "Escape" ? null : textAfterKey(early.text ?? "", event);
    };
    box?.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      box?.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [boxRef, early]);
  return early;
}
