"use client";

import { useEffect, useState, type RefObject } from "react";

/** True for Ctrl+F and ⌘F, which open the search in the grid. */
export function asksToFind(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "f";
}

/** Search text typed before the grid's tools were loaded; without this it would go into the cell. */
export interface EarlyFind {
  /** Null where no search has begun. */
  text: string | null;
  /** True once the tools are loaded and handle the keys themselves. */
  loaded: boolean;
}

/** Hears the keys for the tools of a grid until they are loaded. */
export function useEarlyFind(boxRef: RefObject<HTMLElement | null>): EarlyFind {
  const [early] = useState<EarlyFind>(() => ({ text: null, loaded: false }));
  useEffect(() => {
    const box = boxRef.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (early.loaded || (early.text === null && !asksToFind(event))) return;
      event.preventDefault();
      event.stopPropagation();
      early.text ??= "";
      if (event.key === "Escape") early.text = null;
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) early.text += event.key;
    };
    box?.addEventListener("keydown", onKeyDown, { capture: true });
    return () => {
      box?.removeEventListener("keydown", onKeyDown, { capture: true });
    };
  }, [boxRef, early]);
  return early;
}
