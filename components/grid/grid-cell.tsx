"use client";

import { memo, useLayoutEffect, useRef } from "react";
import { classes } from "../ui/classes";
import type { CellState } from "@/lib/grid/grid-model";
import type { GridStore } from "@/lib/grid/grid-store";
import { CellEditor } from "./cell-editor";

interface GridCellProps {
  store: GridStore;
  row: number;
  column: number;
  /** One-based, lead columns counted. */
  columnIndex: number;
  /** Row and column in words, for the editor. */
  label: string;
  text: string;
  state: CellState;
  note: string | undefined;
  selected: boolean;
  active: boolean;
  editing: boolean;
  readOnly: boolean;
  width: string;
  /** Width of the columns before it that are not mounted. */
  gap: string | undefined;
}

/** A sign beside the colour of each state. */
const SIGNS: Record<CellState, string> = {
  plain: "",
  unread: "!",
  unsaved: "•",
  saving: "•",
  failed: "!",
  conflict: "≠",
};
const SIGN_COLOURS: Record<CellState, string> = {
  plain: "",
  unread: "text-bad",
  unsaved: "text-ink-3",
  saving: "text-accent animate-skeleton",
  failed: "text-bad",
  conflict: "text-warn",
};

export const GridCell = memo(function GridCell({ store, row, column, editing, active, ...cell }: GridCellProps) {
  const ref = useRef<HTMLDivElement>(null);

  // The active cell has the keyboard, if the grid has it; screen readers follow the focus best.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!active || editing || !element) return;
    if (element.closest('[role="grid"]')?.hasAttribute("data-keyboard")) element.focus({ preventScroll: true });
  }, [active, editing]);

  const { state, selected } = cell;
  return (
    <div
      ref={ref}
      role="gridcell"
      aria-colindex={cell.columnIndex}
      aria-selected={selected}
      aria-readonly={cell.readOnly || undefined}
      aria-invalid={state === "unread" || undefined}
      aria-busy={state === "saving" || undefined}
      // Said after the value; the title shows the same to the eye.
      aria-description={cell.note}
      title={cell.note}
      tabIndex={active ? 0 : -1}
      data-row={row}
      data-column={column}
      data-active={active || undefined}
      style={{ width: cell.width, marginLeft: cell.gap }}
      className={classes(
        "numeric relative h-row shrink-0 cursor-cell overflow-hidden border-r border-b border-line px-2 leading-(--row) text-ellipsis",
        active ? "bg-panel outline-2 -outline-offset-2 outline-accent" : selected && "bg-selection",
        state === "unread" && !active && "bg-bad-soft",
        (state === "unread" || state === "failed") && "text-bad",
        state === "conflict" && !active && !selected && "bg-warn-soft",
      )}
    >
      {cell.text}
      {state !== "plain" && (
        <span
          aria-hidden="true"
          className={classes("absolute top-0 left-1 text-xs font-semibold", SIGN_COLOURS[state])}
        >
          {SIGNS[state]}
        </span>
      )}
      {editing && <CellEditor store={store} label={cell.label} />}
    </div>
  );
});
