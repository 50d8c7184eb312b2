"use client";

import { useEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { GridGeometry } from "@/lib/grid/geometry";
import type { GridStore } from "@/lib/grid/grid-store";
import {
  areApart,
  columnEdges,
  columnsInAnyGroup,
  columnsByRowGroup,
  columnsInView,
  rowsAround,
  rowsInView,
  type Span,
} from "@/lib/grid/window";
import type { DrawnLayout } from "./grid-layout";

/**
 * Assumed view before the grid is measured, with widths in columns: 12.8 of 32 are in view, which fits most screens. A
 * larger one gets the rest a frame later.
 */
const LIKELY_COLUMNS = [0, 12.8, columnEdges(32, 1, () => undefined)] as const;
const LIKELY = {
  rows: { first: 0, last: 20 },
  columnsByGroup: columnsByRowGroup(...LIKELY_COLUMNS),
  columnsInView: columnsInView(...LIKELY_COLUMNS),
  headers: columnsInAnyGroup(...LIKELY_COLUMNS),
  moving: false,
};
/** Milliseconds without a scroll event after which scrolling has ended. */
const SCROLL_END_MS = 150;

interface GridView {
  /** Element with four children to measure: a row, a usual column, the sticky lead columns, and all lead columns. */
  probeRef: RefObject<HTMLDivElement | null>;
  /** Null until the grid has been measured. */
  geometryRef: RefObject<GridGeometry | null>;
  rows: Span;
  /** Columns of the rows in each group; see `columnsByRowGroup`. */
  columnsByGroup: readonly Span[];
  columnsInView: Span;
  headers: Span;
  /** True while the box is being scrolled; see `RowSlots`. */
  moving: boolean;
}

/** Measures the grid and determines the rows and columns to mount. */
export function useGridView(
  boxRef: RefObject<HTMLDivElement | null>,
  store: GridStore,
  rowCount: number,
  layout: DrawnLayout,
): GridView {
  const probeRef = useRef<HTMLDivElement>(null);
  const geometryRef = useRef<GridGeometry>(null);
  const { columns, own, hasSums } = layout;
  const columnCount = columns.length;
  const [shown, setShown] = useState<Omit<GridView, "probeRef" | "geometryRef">>(LIKELY);

  useEffect(() => {
    const box = boxRef.current;
    const probe = probeRef.current;
    if (!box || !probe) return;

    let lastTop: number | undefined;
    const update = (moving: boolean) => {
      const geometry = geometryRef.current;
      if (!geometry) return;
      const { scrollTop } = box;
      const rows = rowsInView(scrollTop, geometry.viewHeight, geometry.rowHeight, rowCount);
      const around = rowsAround(rows, rowCount);
      const isSideways = scrollTop === lastTop;
      lastTop = scrollTop;
      const view = [box.scrollLeft, geometry.viewWidth - geometry.frozen, geometry.edges] as const;
      const inView = columnsInView(...view);
      const columnsByGroup = columnsByRowGroup(...view);
      setShown((last) => {
        // Rows out of view are added later: a jump has enough to draw without them, and a scroll sideways needs none.
        const jumps = areApart(last.rows, rows) || areApart(last.columnsInView, inView);
        const inMotion = jumps ? rows : isSideways ? last.rows : around;
        const next = {
          rows: same(last.rows, moving ? inMotion : around),
          columnsByGroup: columnsByGroup.map((span, group) => same(last.columnsByGroup[group]!, span)),
          columnsInView: same(last.columnsInView, inView),
          headers: same(last.headers, columnsInAnyGroup(...view)),
          moving,
        };
        const isSame =
          next.moving === last.moving &&
          next.rows === last.rows &&
          next.columnsInView === last.columnsInView &&
          next.headers === last.headers &&
          next.columnsByGroup.every((span, group) => span === last.columnsByGroup[group]);
        return isSame ? last : next;
      });
    };
    const measure = () => {
      const [height, width, frozen = 0, lead = 0] = [...probe.children].map(
        (part, at) => part.getBoundingClientRect()[at === 0 ? "height" : "width"],
      );
      // The defaults are for environments without layout, such as tests.
      const rowHeight = height || 36;
      const cellWidth = width || 90;
      const viewHeight = (box.clientHeight || 900) - (hasSums ? rowHeight : 0);
      const viewWidth = box.clientWidth || 1_440;
      const edges = columnEdges(columnCount, cellWidth, (column) => own.get(columns[column]!.id));
      geometryRef.current = { rowHeight, viewHeight, viewWidth, frozen, lead, edges };
      // One row and one column of the page before stay in view. The rows also leave out the header.
      store.setPage({
        rows: Math.max(1, Math.floor(viewHeight / rowHeight) - 2),
        columns: Math.max(1, Math.floor((viewWidth - frozen) / cellWidth) - 1),
      });
      update(false);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const part of probe.children) observer.observe(part);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      // flushSync, because the frame that shows the scrolled box has to contain the rows that came into view.
      flushSync(() => {
        update(true);
      });
      clearTimeout(rest);
      rest = setTimeout(update, SCROLL_END_MS, false);
    };
    box.addEventListener("scroll", scrolled, { passive: true });
    return () => {
      clearTimeout(rest);
      observer.disconnect();
      box.removeEventListener("scroll", scrolled);
    };
  }, [boxRef, store, rowCount, columnCount, columns, own, hasSums]);

  // Rows or columns may have been removed since the last measurement.
  const cut = (span: Span, count: number) => (span.last < count ? span : { first: span.first, last: count - 1 });
  return {
    probeRef,
    geometryRef,
    rows: cut(shown.rows, rowCount),
    columnsByGroup: shown.columnsByGroup.map((span) => cut(span, columnCount)),
    columnsInView: cut(shown.columnsInView, columnCount),
    headers: cut(shown.headers, columnCount),
    moving: shown.moving,
  };
}

/** Returns the previous object if the spans are equal, so that memoized components do not render again. */
function same(before: Span, now: Span): Span {
  return before.first === now.first && before.last === now.last ? before : now;
}
