"use client";

import { useEffect } from "react";

/** Elements whose text ends in an ellipsis where it has no room; a choice says its text when it opens. */
const CUT = ".truncate:not(select), .grid-heading";

/** Says the whole of a text that has no room for it, as the tooltip of its place, wherever that is on the page. */
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
