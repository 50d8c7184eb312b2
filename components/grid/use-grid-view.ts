"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import type { GridGeometry } from "@/lib/grid/geometry";
import type { GridStore } from "@/lib/grid/grid-store";
import { columnEdges, columnWindow, rowWindow, type Span } from "@/lib/grid/window";
import type { DrawnLayout } from "./grid-layout";

/** Before the grid has been measured: the height of a row, the width of a column, and a large screen. CSS pixels. */
const UNMEASURED = { row: 36, column: 90, height: 1_080, width: 1_600 };

interface GridView {
  /** Goes on an element with four parts: a row's height, a usual column, the lead columns that stay, all of them. */
  probeRef: RefObject<HTMLDivElement | null>;
  /** Null until the grid has been measured. */
  geometryRef: RefObject<GridGeometry | null>;
  rows: Span;
  columns: Span;
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

    const update = () => {
      const geometry = geometryRef.current;
      if (!geometry) return;
      const rows = rowWindow(box.scrollTop, geometry.viewHeight, geometry.rowHeight, rowCount);
      const columns = columnWindow(box.scrollLeft, geometry.viewWidth - geometry.frozen, geometry.edges);
      setShown((last) => {
        const next = { rows: same(last.rows, rows), columns: same(last.columns, columns) };
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
      update();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const part of probe.children) observer.observe(part);
    box.addEventListener("scroll", update, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", update);
    };
  }, [boxRef, store, rowCount, columnCount, columns, own]);

  const last = (span: Span, count: number) => (span.last < count ? span : { first: span.first, last: count - 1 });
  return { probeRef, geometryRef, rows: last(shown.rows, rowCount), columns: last(shown.columns, columnCount) };
}

/** The one before, when the other is as long and begins there too: what renders by it need not again. */
function same(before: Span, now: Span): Span {
  return before.first === now.first && before.last === now.last ? before : now;
}
