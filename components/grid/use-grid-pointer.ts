"use client";

import { useEffect, useRef, type MouseEvent, type RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { selectCell, selectRange, type Cell } from "@/lib/grid/selection";
import { cellOf, columnHeaderOf, focusActiveCell, isInEditor, rowHeaderOf } from "./cell-position";

/** Selecting with the mouse: press, drag, Shift and press, headers for whole rows and columns, double click to edit. */
export function useGridPointer(store: GridStore, boxRef: RefObject<HTMLDivElement | null>) {
  const stopDragging = useRef<(() => void) | null>(null);
  /** The active cell before the press; a finger that taps it again opens it. */
  const activeBefore = useRef<Cell | null>(null);

  useEffect(() => () => stopDragging.current?.(), []);

  const drag = (extendTo: (target: Element) => void) => {
    const move = (event: globalThis.MouseEvent) => {
      const box = boxRef.current;
      const target = box && elementUnder(box, event);
      if (target) extendTo(target);
    };
    const stop = () => {
      window.removeEventListener("mousemove", move);
      window.removeEventListener("mouseup", stop);
      stopDragging.current = null;
    };
    stopDragging.current?.();
    stopDragging.current = stop;
    window.addEventListener("mousemove", move);
    window.addEventListener("mouseup", stop);
  };

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    if (event.button !== 0 || isInEditor(event.target)) return;
    const { rows, columns } = store.size;
    const { anchor, active } = store.selection();
    activeBefore.current = active;
    const cell = cellOf(event.target);
    const row = rowHeaderOf(event.target);
    const column = columnHeaderOf(event.target);
    if (cell) {
      if (event.shiftKey) store.extend(cell);
      else store.select(selectCell(cell));
      drag((target) => {
        const over = cellOf(target);
        if (over) store.extend(over);
      });
    } else if (row !== null) {
      const first = { row: event.shiftKey ? anchor.row : row, column: 0 };
      store.select(selectRange(first, { row, column: columns - 1 }));
    } else if (column !== null) {
      const first = { row: 0, column: event.shiftKey ? anchor.column : column };
      store.select(selectRange(first, { row: rows - 1, column }));
    } else return;
    // The press neither selects text nor takes the focus: the active cell gets it.
    event.preventDefault();
    if (boxRef.current) focusActiveCell(boxRef.current);
  };

  return {
    onMouseDown,
    onDoubleClick: (event: MouseEvent<HTMLDivElement>) => {
      if (cellOf(event.target) && !isInEditor(event.target)) store.edit("caret");
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      const { nativeEvent } = event;
      const isTap = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch";
      const cell = cellOf(event.target);
      const before = activeBefore.current;
      const isSecond = cell && before && cell.row === before.row && cell.column === before.column;
      if (isTap && isSecond && !isInEditor(event.target)) store.edit("caret");
    },
  };
}

function elementUnder(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Element | null {
  // A pointer beyond the box drags to its edge, and the box scrolls after it.
  const { left, top, right, bottom } = box.getBoundingClientRect();
  const x = Math.max(left + 1, Math.min(clientX, right - 2));
  const y = Math.max(top + 1, Math.min(clientY, bottom - 2));
  return document.elementFromPoint(x, y);
}
