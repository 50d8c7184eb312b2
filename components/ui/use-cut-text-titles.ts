"use client";

import { useEffect } from "react";

/** Elements whose text is cut with an ellipsis. A <select> shows its full text when it opens. */
const CUT = ".truncate:not(select), .grid-heading";

/** Gives every element on the page whose text is cut a tooltip with the full text, when the pointer is over it. */
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
