import type { GridModel } from "./grid-model";
import { rangeOf, selectCell, type Cell, type Selection } from "./selection";

type Lines = Pick<GridModel, "rowIds" | "columnIds">;

export interface CellIds {
  readonly rowId: string;
  readonly columnId: string;
}

/** A selection by ids, so that it can be found again after rows or columns have moved. */
export interface KeptSelection {
  readonly active: CellIds;
  readonly anchor: CellIds;
  readonly head: CellIds;
  /** The ids of the rows and columns of its range. */
  readonly rowIds: readonly string[];
  readonly columnIds: readonly string[];
}

export function keepSelection(selection: Selection, model: Lines): KeptSelection {
  const [rowIds, columnIds] = [model.rowIds(), model.columnIds()];
  const idsOf = ({ row, column }: Cell): CellIds => ({ rowId: rowIds[row] ?? "", columnId: columnIds[column] ?? "" });
  const { active, anchor, head } = selection;
  return { active: idsOf(active), anchor: idsOf(anchor), head: idsOf(head), ...idsIn(selection, model) };
}

/**
 * The selection in the rows and columns of now: its active cell alone if those of its range are no longer together
 * or others are between them, and null if the active cell is gone.
 */
export function findSelection(kept: KeptSelection, model: Lines): Selection | null {
  const [rowIds, columnIds] = [model.rowIds(), model.columnIds()];
  const cellOf = ({ rowId, columnId }: CellIds): Cell | null => {
    const [row, column] = [rowIds.indexOf(rowId), columnIds.indexOf(columnId)];
    return row === -1 || column === -1 ? null : { row, column };
  };
  const [activeCell, anchorCell, headCell] = [cellOf(kept.active), cellOf(kept.anchor), cellOf(kept.head)];
  if (!activeCell) return null;
  if (!anchorCell || !headCell) return selectCell(activeCell);
  const found = { active: activeCell, anchor: anchorCell, head: headCell };
  const present = idsIn(found, model);
  const isWhole = haveSame(present.rowIds, kept.rowIds) && haveSame(present.columnIds, kept.columnIds);
  return isWhole ? found : selectCell(activeCell);
}

function idsIn(selection: Selection, model: Lines): Pick<KeptSelection, "rowIds" | "columnIds"> {
  const { top, left, bottom, right } = rangeOf(selection);
  return { rowIds: model.rowIds().slice(top, bottom + 1), columnIds: model.columnIds().slice(left, right + 1) };
}

/** True for the same ids in any order. */
function haveSame(some: readonly string[], others: readonly string[]): boolean {
  const ids = new Set(some);
  return some.length === others.length && others.every((id) => ids.has(id));
}
