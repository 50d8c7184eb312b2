"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { GridGeometry } from "@/lib/grid/geometry";
import type { GridStore } from "@/lib/grid/grid-store";
import { columnEdges, columnWindow, rowWindow, type Span } from "@/lib/grid/window";
import type { DrawnLayout } from "./grid-layout";

/** Before the grid has been measured: a row, a column, and as much as a large screen shows of a grid. CSS pixels. */
const UNMEASURED = { row: 36, column: 90, height: 900, width: 1_440 };
/** Milliseconds without a scroll after which it has ended. */
const REST = 150;

interface GridView {
  /** Goes on an element with four parts: a row's height, a usual column, the lead columns that stay, all of them. */
  probeRef: RefObject<HTMLDivElement | null>;
  /** Null until the grid has been measured. */
  geometryRef: RefObject<GridGeometry | null>;
  rows: Span;
  columns: Span;
  /** While the box is scrolled: the rows' elements may stand in any order. */
  moving: boolean;
}

/** Measures the grid and tells which rows and columns to mount. */
export function useGridView(
  boxRef: RefObject<HTMLDivElement | null>,
  store: GridStore,
  rowCount: number,
  layout: DrawnLayout,
): GridView {
  const probeRef = useRef<HTMLDivElement>(null);
  const geometryRef = useRef<GridGeometry>(null);
  const { columns, own } = layout;
  const columnCount = columns.length;
  const [shown, setShown] = useState(() => ({
    moving: false,
    rows: rowWindow(0, UNMEASURED.height, UNMEASURED.row, rowCount),
    columns: columnWindow(
      0,
      UNMEASURED.width,
      columnEdges(columnCount, UNMEASURED.column, () => undefined),
    ),
  }));

  useEffect(() => {
    const box = boxRef.current;
    const probe = probeRef.current;
    if (!box || !probe) return;

    const update = (moving: boolean) => {
      const geometry = geometryRef.current;
      if (!geometry) return;
      const rows = rowWindow(box.scrollTop, geometry.viewHeight, geometry.rowHeight, rowCount);
      const columns = columnWindow(box.scrollLeft, geometry.viewWidth - geometry.frozen, geometry.edges);
      setShown((last) => {
        const next = { rows: same(last.rows, rows), columns: same(last.columns, columns), moving };
        return next.rows === last.rows && next.columns === last.columns ? last : next;
      });
    };
    const measure = () => {
      const [row, cell, frozen, lead] = [...probe.children].map((part) => part.getBoundingClientRect());
      const rowHeight = row?.height || UNMEASURED.row;
      const cellWidth = cell?.width || UNMEASURED.column;
      const viewHeight = box.clientHeight || UNMEASURED.height;
      const viewWidth = box.clientWidth || UNMEASURED.width;
      const edges = columnEdges(columnCount, cellWidth, (column) => own.get(columns[column]!.id));
      geometryRef.current = { rowHeight, viewHeight, viewWidth, frozen: frozen?.width ?? 0, lead: lead?.width ?? 0, edges }; // prettier-ignore
      store.setPage({
        rows: Math.max(1, Math.floor(viewHeight / rowHeight) - 2),
        columns: Math.max(1, Math.floor((viewWidth - (frozen?.width ?? 0)) / cellWidth) - 1),
      });
      update(false);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const part of probe.children) observer.observe(part);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      // At once, in the frame that shows the scrolled box: later, that frame would lack the rows that came into view.
      flushSync(() => {
        update(true);
      });
      clearTimeout(rest);
      rest = setTimeout(() => {
        setShown((last) => (last.moving ? { ...last, moving: false } : last));
      }, REST);
    };
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, [boxRef, store, rowCount, columnCount, columns, own]);

  const last = (span: Span, count: number) => (span.last < count ? span : { first: span.first, last: count - 1 });
  const { moving } = shown;
  return { probeRef, geometryRef, moving, rows: last(shown.rows, rowCount), columns: last(shown.columns, columnCount) };
}

/** The one before, when the other is as long and begins there too: what renders by it need not again. */
function same(before: Span, now: Span): Span {
  return before.first === now.first && before.last === now.last ? before : now;
}
