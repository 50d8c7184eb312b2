"use client";

import { useEffect, useRef, useState, type RefObject } from "react";

interface WindowedRows<Element extends HTMLElement> {
  /** To be set on what holds the rows. */
  ref: RefObject<Element | null>;
  /** The rows to draw: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  /** Heights of the rows left out before and after, px. */
  above: number;
  below: number;
}

/** Rows drawn before and after those in the window, so that scrolling never shows a gap. */
const MARGIN = 12;
/** Drawn on the server, before the window's height is known. */
const FIRST_DRAWN = 40;

/**
 * Finds the rows in the browser's window, of `count` rows of one height. The height is that of the first rendered row,
 * px; the spacers for rows left out are marked aria-hidden.
 */
export function useWindowedRows<Element extends HTMLElement>(count: number): WindowedRows<Element> {
  const ref = useRef<Element>(null);
  const [drawn, setDrawn] = useState({ first: 0, end: FIRST_DRAWN, row: 36 });

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const drawnRow = element.querySelector(":scope > :not([aria-hidden])");
      const row = drawnRow?.getBoundingClientRect().height || 36;
      const { top } = element.getBoundingClientRect();
      const first = Math.max(0, Math.floor(-top / row) - MARGIN);
      const end = Math.ceil((window.innerHeight - top) / row) + MARGIN;
      setDrawn((before) =>
        // Nothing is drawn anew while what is drawn still covers the window by half the margin.
        before.row === row && Math.abs(before.first - first) < MARGIN / 2 && Math.abs(before.end - end) < MARGIN / 2
          ? before
          : { first, end, row },
      );
    };
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    const density = new MutationObserver(measure);
    density.observe(document.documentElement, { attributeFilter: ["data-density"] });
    return () => {
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
      density.disconnect();
    };
  }, []);

  // A list that has become shorter than where the window stood is drawn from its end.
  const first = Math.max(0, Math.min(drawn.first, count - MARGIN));
  const end = Math.min(count, Math.max(drawn.end, first + MARGIN));
  return { ref, first, end, above: first * drawn.row, below: (count - end) * drawn.row };
}
