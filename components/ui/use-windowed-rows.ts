"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import { useWhilePrinting } from "./use-while-printing";

interface WindowedRows<Element extends HTMLElement> {
  /** Ref for the element around the rows. */
  ref: RefObject<Element | null>;
  /** The rows to render: from `first` up to, not including, `end`. */
  first: number;
  end: number;
  /** The height of a row in px; not that of tall rows. */
  row: number;
}

/** Rows that are taller than the rest: their sorted indexes, and their height in px. */
export interface TallRows {
  at: readonly number[];
  height: number;
}

/** Number of rows rendered before and after those in the window, so that scrolling shows no gap. */
const MARGIN = 12;
/** Number of rows rendered on the server, where the window's height is unknown. */
const FIRST_DRAWN = 40;
/** Height of a row in px until a rendered row has been measured. */
const UNMEASURED_ROW = 36;
export const NO_TALL_ROWS: TallRows = { at: [], height: 0 };

/** The distance of a row from the first one in px; `row` is the usual height. */
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
 * Finds the rows that are in the browser's window; all rows while the page is printed. All `count` rows except the tall
 * ones have the height of the first rendered row. Spacers for omitted rows must be aria-hidden, and tall rows must have
 * `data-tall`.
 */
export function useWindowedRows<Element extends HTMLElement>(
  count: number,
  tall: TallRows = NO_TALL_ROWS,
): WindowedRows<Element> {
  const ref = useRef<Element>(null);
  const [drawn, setDrawn] = useState({ first: 0, end: FIRST_DRAWN, row: UNMEASURED_ROW });
  // Joined, so that an equal list does not run the effect again.
  const places = tall.at.join(" ");
  const { height } = tall;

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const now = { at: places === "" ? [] : places.split(" ").map(Number), height };
    const measure = () => {
      const drawnRow = element.querySelector(":scope > :not([aria-hidden], [data-tall])");
      const row = drawnRow?.getBoundingClientRect().height || UNMEASURED_ROW;
      const { top } = element.getBoundingClientRect();
      const first = Math.max(0, rowAt(-top, row, now) - MARGIN);
      const end = rowAt(window.innerHeight - top, row, now) + 1 + MARGIN;
      setDrawn((before) =>
        // No new render while the rendered rows cover the window and half of the margin.
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

  const isPrinting = useWhilePrinting(() => true) ?? false;
  if (isPrinting) return { ref, first: 0, end: count, row: drawn.row };
  // If the list has become shorter than the scroll position, its last rows are rendered.
  const first = Math.max(0, Math.min(drawn.first, count - MARGIN));
  const end = Math.min(count, Math.max(drawn.end, first + MARGIN));
  return { ref, first, end, row: drawn.row };
}
