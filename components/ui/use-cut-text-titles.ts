"use client";

import { useEffect } from "react";

/**
 * Elements whose line of text is cut with an ellipsis, apart from body cells of grids (`grid-cell`). A <select> shows
 * its full text when it opens.
 */
const CUT = ".truncate:not(select), .grid-heading";

/** Gives an element with cut text a tooltip with the full text, unless it or an element around it has a title. */
export function useCutTextTitles(): void {
  useEffect(() => {
    const titled = new WeakSet<Element>();
    const onPointerOver = ({ target }: PointerEvent) => {
      const element = target instanceof Element && target.closest<HTMLElement>(CUT);
      if (!element || (!titled.has(element) && element.closest("[title]"))) return;
      titled.add(element);
      if (element.scrollWidth > element.clientWidth) element.title = element.innerText;
      else element.removeAttribute("title");
    };
    document.addEventListener("pointerover", onPointerOver, { passive: true });
    return () => {
      document.removeEventListener("pointerover", onPointerOver);
    };
  }, []);
}
