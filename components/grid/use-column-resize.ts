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
  onWidths: (change: (own: ColumnWidths) => ColumnWidths) => void,
): void {
  useEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    let stop: (() => void) | null = null;

    const press = (event: PointerEvent) => {
      const column = columnEdgeOf(event.target);
      const id = column === null ? undefined : columns[column]?.id;
      const header = (event.target as Element).parentElement;
      if (event.button !== 0 || id === undefined || !header) return;
      event.preventDefault();
      const width = header.getBoundingClientRect().width;
      const move = ({ clientX }: PointerEvent) => {
        const next = Math.round(
          Math.max(MIN_COLUMN_WIDTH, Math.min(width + clientX - event.clientX, MAX_COLUMN_WIDTH)),
        );
        onWidths((own) => new Map(own).set(id, next));
      };
      stop = () => {
        window.removeEventListener("pointermove", move);
        for (const end of ["pointerup", "pointercancel"] as const) window.removeEventListener(end, stop!);
      };
      window.addEventListener("pointermove", move);
      for (const end of ["pointerup", "pointercancel"] as const) window.addEventListener(end, stop);
    };
    const usual = (event: MouseEvent) => {
      const column = columnEdgeOf(event.target);
      if (column === null) return;
      onWidths((own) => new Map([...own].filter(([id]) => id !== columns[column]?.id)));
    };
    box.addEventListener("pointerdown", press);
    box.addEventListener("dblclick", usual);
    return () => {
      stop?.();
      box.removeEventListener("pointerdown", press);
      box.removeEventListener("dblclick", usual);
    };
  }, [boxRef, columns, onWidths]);
}
