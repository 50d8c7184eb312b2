"use client";

import { useEffect, type RefObject } from "react";
import { columnEdgeOf } from "./cell-position";
import type { GridLayout, ColumnWidths } from "./grid-layout";

/** Limits of a column's width in CSS pixels. */
const MIN_COLUMN_WIDTH = 40;
const MAX_COLUMN_WIDTH = 800;

/** Dragging the right edge of a header resizes its column; a double click resets the width. */
export function useColumnResize(
  boxRef: RefObject<HTMLDivElement | null>,
  { columns }: GridLayout,
  onWidths: (change: (given: ColumnWidths) => ColumnWidths) => void,
): void {
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    let pressed: AbortController | null = null;

    const press = (event: PointerEvent) => {
      const column = columnEdgeOf(event.target);
      const id = column === null ? undefined : columns[column]?.id;
      const header = (event.target as Element).parentElement;
      if (event.button !== 0 || id === undefined || !header) return;
      event.preventDefault();
      const width = header.getBoundingClientRect().width;
      // A second finger takes over from the first.
      pressed?.abort();
      const resize = new AbortController();
      pressed = resize;
      const { signal } = resize;
      const isSame = ({ pointerId }: PointerEvent) => pointerId === event.pointerId;
      const move = (moved: PointerEvent) => {
        if (!isSame(moved)) return;
        const wanted = Math.round(width + moved.clientX - event.clientX);
        const limited = Math.max(MIN_COLUMN_WIDTH, Math.min(wanted, MAX_COLUMN_WIDTH));
        // Put at the end, because `writeWidths` stores only the last widths when there are too many.
        onWidths((given) => new Map([...withoutColumn(given, id), [id, limited]]));
      };
      const release = (released: PointerEvent) => {
        if (isSame(released)) resize.abort();
      };
      window.addEventListener("pointermove", move, { signal });
      for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, release, { signal });
    };
    const resetWidth = (event: MouseEvent) => {
      const column = columnEdgeOf(event.target);
      if (column === null) return;
      onWidths((given) => new Map(withoutColumn(given, columns[column]?.id)));
    };
    box.addEventListener("pointerdown", press);
    box.addEventListener("dblclick", resetWidth);
    return () => {
      pressed?.abort();
      box.removeEventListener("pointerdown", press);
      box.removeEventListener("dblclick", resetWidth);
    };
  }, [boxRef, columns, onWidths]);
}

function withoutColumn(widths: ColumnWidths, columnId: string | undefined): [string, number][] {
  return [...widths].filter(([id]) => id !== columnId);
}
