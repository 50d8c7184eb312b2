"use client";

import { useRef, type MouseEvent, type RefObject } from "react";
import type { GridStore } from "@/lib/grid/grid-store";
import { selectCell, selectRange, type Cell } from "@/lib/grid/selection";
import { cellOf, columnHeaderOf, focusActiveCell, isInEditor, rowHeaderOf } from "./cell-position";
import type { GridToolbox } from "./grid-toolbox";

/** Mouse handlers: press, drag and Shift select cells; headers select rows and columns; a double click edits. */
export function useGridPointer(
  store: GridStore,
  boxRef: RefObject<HTMLDivElement | null>,
  toolsRef: RefObject<GridToolbox>,
) {
  /** The active cell before the press, if the grid had the focus. A second tap on it opens the editor. */
  const activeBefore = useRef<Cell | null>(null);

  const onMouseDown = (event: MouseEvent<HTMLDivElement>) => {
    if (event.button !== 0 || isInEditor(event.target)) return;
    const { rows, columns } = store.size;
    const { anchor, active } = store.selection();
    activeBefore.current = boxRef.current?.contains(document.activeElement) ? active : null;
    const cell = cellOf(event.target);
    const row = rowHeaderOf(event.target);
    const column = columnHeaderOf(event.target);
    if (cell) {
      if (event.shiftKey) store.extend(cell);
      else store.select(selectCell(cell));
    } else if (row !== null) {
      const first = { row: event.shiftKey ? anchor.row : row, column: 0 };
      store.select(selectRange(first, { row, column: columns - 1 }));
    } else if (column !== null) {
      const first = { row: 0, column: event.shiftKey ? anchor.column : column };
      store.select(selectRange(first, { row: rows - 1, column }));
    } else return;
    toolsRef.current.drag?.({ rows: row !== null, columns: column !== null });
    // Prevents the selection of text; the active cell gets the focus.
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
