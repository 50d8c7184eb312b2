import type { ReactElement } from "react";
import type { DrawnCell } from "@/lib/grid/row-snapshots";
import type { CellEditor } from "./cell-editor";

interface CellPosition {
  /** React key of its element in the row. */
  key: number;
  column: number;
  /** One-based, lead columns counted. */
  columnIndex: number;
  selected: boolean;
  active: boolean;
  /** Undefined for the usual width. */
  width: string | undefined;
  /** Undefined for numbers. */
  align: "start" | undefined;
  /** The text may be wider than the column. */
  isCut: boolean;
  /** Width of the columns before it that are not mounted. */
  gap: string | undefined;
  /** In the cell that is being edited. */
  editor: ReactElement<typeof CellEditor> | null;
}

/**
 * A cell of a row. A function and no component: a grid mounts hundreds at a time, and what a component of its own
 * would cost each of them is more than drawing the row's cells again.
 */
export function drawCell({ text, state, note, readOnly }: DrawnCell, position: CellPosition): ReactElement {
  const { active, selected, width, gap, isCut, editor } = position;
  return (
    <div
      key={position.key}
      role="gridcell"
      aria-colindex={position.columnIndex}
      aria-selected={selected}
      aria-readonly={readOnly || undefined}
      aria-invalid={state === "unread" || undefined}
      aria-busy={state === "saving" || undefined}
      // Said after the value; the title shows the same to the eye.
      aria-description={note}
      title={note}
      tabIndex={active ? 0 : undefined}
      data-column={position.column}
      data-active={active || undefined}
      // Only those: to cut a cell costs the browser as much as to draw it.
      data-cut={isCut || undefined}
      style={width === undefined && gap === undefined ? undefined : { width, marginLeft: gap }}
      data-state={state === "plain" ? undefined : state}
      className={position.align ? "grid-cell text-left" : "grid-cell"}
    >
      {editor ? (
        <>
          {text}
          {editor}
        </>
      ) : (
        text
      )}
    </div>
  );
}
