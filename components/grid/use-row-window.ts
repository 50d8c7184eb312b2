"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import { rowWindow, type RowWindow } from "@/lib/grid/row-window";

/** Before the window has been measured: the height of a row and of a large screen. CSS pixels. */
const ROW_HEIGHT = 36;
const VIEW_HEIGHT = 1_080;

interface MeasuredWindow {
  /** Goes on an element as high as a row. */
  rowRef: RefObject<HTMLDivElement | null>;
  window: RowWindow;
}

/** Which rows to mount in a scrolling box. `onMeasure` gets how many rows the box shows. */
export function useRowWindow(
  boxRef: RefObject<HTMLDivElement | null>,
  rowCount: number,
  onMeasure: (rowsInView: number) => void,
): MeasuredWindow {
  const rowRef = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => rowWindow(0, VIEW_HEIGHT, ROW_HEIGHT, rowCount));
  const report = useRef(onMeasure);
  useEffect(() => {
    report.current = onMeasure;
  });

  useEffect(() => {
    const box = boxRef.current;
    const row = rowRef.current;
    if (!box || !row) return;
    const measure = () => {
      const rowHeight = row.offsetHeight || ROW_HEIGHT;
      const viewHeight = box.clientHeight || VIEW_HEIGHT;
      report.current(Math.max(1, Math.floor(viewHeight / rowHeight) - 2));
      const next = rowWindow(box.scrollTop, viewHeight, rowHeight, rowCount);
      setShown((last) => (last.first === next.first && last.last === next.last ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(row);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, [boxRef, rowCount]);

  return { rowRef, window: { first: shown.first, last: Math.min(shown.last, rowCount - 1) } };
}
