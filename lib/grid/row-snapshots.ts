import type { CellView, GridModel } from "./grid-model";
import type { EditMode } from "./keymap";
import { rangeOf, type Selection } from "./selection";
import { widthInDigits } from "./text-width";

/** Everything that a row shows; the same object until something in it may have changed. */
export interface RowSnapshot {
  readonly rowId: string;
  /** The same object until a cell of the row, or the rows or columns of the grid, change. */
  readonly cells: RowCells;
  /** First and last selected column; both are -1 when none is selected. */
  readonly selectedFrom: number;
  readonly selectedTo: number;
  /** The column of the active cell, -1 when it is in another row. */
  readonly active: number;
  /** Edit mode of the active cell; null while it is not being edited, and when it is in another row. */
  readonly editing: EditMode | null;
}

export interface DrawnCell extends CellView {
  readonly readOnly: boolean;
  /** Upper bound of the width of its text, in digits. */
  readonly width: number;
}

/** The cells of a row, created on demand, because most columns of a wide grid are not visible. */
export class RowCells {
  private readonly drawn: (DrawnCell | undefined)[] = [];

  constructor(
    private readonly model: GridModel,
    private readonly rowId: string,
  ) {}

  /** The cell of a column; undefined for a column outside the grid. */
  view(column: number): DrawnCell | undefined {
    const columnId = this.model.columnIds()[column];
    if (columnId === undefined) return undefined;
    return (this.drawn[column] ??= this.draw(columnId));
  }

  private draw(columnId: string): DrawnCell {
    const view = this.model.view(this.rowId, columnId);
    const readOnly = this.model.isReadOnly(this.rowId, columnId);
    return { ...view, readOnly, width: widthInDigits(view.text) };
  }
}

interface Interaction {
  readonly selection: Selection;
  readonly editing: { readonly mode: EditMode } | null;
}

/** Creates row snapshots on demand, and caches them until they are invalidated. */
export class RowSnapshots {
  /** By row id. */
  private readonly cells = new Map<string, RowCells>();
  /** By index of the row. */
  private readonly snapshots = new Map<number, RowSnapshot>();

  constructor(
    private readonly model: GridModel,
    private readonly interaction: () => Interaction,
  ) {}

  get(row: number): RowSnapshot {
    let snapshot = this.snapshots.get(row);
    if (!snapshot) this.snapshots.set(row, (snapshot = this.draw(row)));
    return snapshot;
  }

  invalidateAll(): void {
    this.cells.clear();
    this.snapshots.clear();
  }

  /** Call it when contents of these rows have changed. */
  invalidate(rowIds: ReadonlySet<string>): void {
    for (const rowId of rowIds) this.cells.delete(rowId);
    for (const [row, { rowId }] of this.snapshots) if (rowIds.has(rowId)) this.snapshots.delete(row);
  }

  /** Call it when selection or editor in this row have changed, but not its contents. */
  invalidateRow(row: number): void {
    this.snapshots.delete(row);
  }

  private draw(row: number): RowSnapshot {
    const rowId = this.model.rowIds()[row] ?? "";
    const { selection, editing } = this.interaction();
    const { top, left, bottom, right } = rangeOf(selection);
    const selected = row >= top && row <= bottom;
    const isActive = row === selection.active.row;
    return {
      rowId,
      cells: this.cellsOf(rowId),
      selectedFrom: selected ? left : -1,
      selectedTo: selected ? right : -1,
      active: isActive ? selection.active.column : -1,
      editing: isActive && editing ? editing.mode : null,
    };
  }

  private cellsOf(rowId: string): RowCells {
    let cells = this.cells.get(rowId);
    if (!cells) this.cells.set(rowId, (cells = new RowCells(this.model, rowId)));
    return cells;
  }
}
