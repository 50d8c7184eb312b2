import type { ReactElement } from "react";
import type { DrawnCell } from "@/lib/grid/row-snapshots";

interface CellPosition {
  /** React key of the cell within its row. */
  key: number;
  column: number;
  /** One-based index including the lead columns, for aria-colindex. */
  columnIndex: number;
  selected: boolean;
  active: boolean;
  /** CSS width; undefined for the usual one. */
  width: string | undefined;
  /** Undefined for numbers. */
  align: "start" | undefined;
  /** True when the text may be wider than the column. */
  isCut: boolean;
  /** CSS width of the unmounted columns between this cell and the mounted one before it. */
  gap: string | undefined;
  /** The cell's editor while it is being edited; it covers the text. */
  editor: ReactElement | null;
}

/**
 * Draws a cell. It is a function and not a component, because a grid mounts hundreds of cells at a time. A component
 * for each would cost more than drawing all cells of a row again.
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
      // Screen readers read the note after the value; the tooltip shows it to others.
      aria-description={note}
      title={note}
      tabIndex={active ? 0 : undefined}
      data-column={position.column}
      data-active={active || undefined}
      // Set only where it is needed: clipping a cell costs the browser as much as drawing it.
      data-cut={isCut || undefined}
      style={width === undefined && gap === undefined ? undefined : { width, marginLeft: gap }}
      data-state={state === "plain" ? undefined : state}
      className={position.align ? "grid-cell text-left" : "grid-cell"}
    >
      {/* React creates no fiber for text that is the only child, so cells without an editor stay light. */}
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
