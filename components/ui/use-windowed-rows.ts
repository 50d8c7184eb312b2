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

/** Rows of another height than the rest: their places, in order, and their height, px. */
export interface TallRows {
  at: readonly number[];
  height: number;
}

/** Rows drawn before and after those in the window, so that scrolling never shows a gap. */
const MARGIN = 12;
/** Drawn on the server, before the window's height is known. */
const FIRST_DRAWN = 40;
const NONE: TallRows = { at: [], height: 0 };

/** The distance of a row from the first one, px. */
export function offsetOf(index: number, row: number, { at, height }: TallRows): number {
  return index * row + at.filter((tall) => tall < index).length * (height - row);
}

/** The row at this distance from the first one; the first row for distances before it. */
export function rowAt(distance: number, row: number, { at, height }: TallRows): number {
  let passed = 0;
  for (const tall of at) {
    const start = tall * row + passed * (height - row);
    if (distance < start) break;
    if (distance < start + height) return tall;
    passed++;
  }
  return Math.max(0, Math.floor((distance - passed * (height - row)) / row));
}

/**
 * Finds the rows in the browser's window, of `count` rows of one height but for the tall ones. The height is that of
 * the first rendered row, px; the spacers for rows left out are marked aria-hidden, and tall rows `data-tall`.
 */
export function useWindowedRows<Element extends HTMLElement>(
  count: number,
  tall: TallRows = NONE,
): WindowedRows<Element> {
  const ref = useRef<Element>(null);
  const [drawn, setDrawn] = useState({ first: 0, end: FIRST_DRAWN, row: 36 });
  const places = tall.at.join(" ");
  const { height } = tall;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const now = { at: places === "" ? [] : places.split(" ").map(Number), height };
    const measure = () => {
      const drawnRow = element.querySelector(":scope > :not([aria-hidden], [data-tall])");
      const row = drawnRow?.getBoundingClientRect().height || 36;
      const { top } = element.getBoundingClientRect();
      const first = Math.max(0, rowAt(-top, row, now) - MARGIN);
      const end = rowAt(window.innerHeight - top, row, now) + 1 + MARGIN;
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
  }, [places, height]);

  // A list that has become shorter than where the window stood is drawn from its end.
  const first = Math.max(0, Math.min(drawn.first, count - MARGIN));
  const end = Math.min(count, Math.max(drawn.end, first + MARGIN));
  return {
    ...{ ref, first, end },
    above: offsetOf(first, drawn.row, tall),
    below: offsetOf(count, drawn.row, tall) - offsetOf(end, drawn.row, tall),
  };
}
