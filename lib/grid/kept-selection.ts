import type { GridModel } from "./grid-model";
import { rangeOf, selectCell, sizeOf, type Cell, type GridSize, type Selection } from "./selection";

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
  /** The size of its range. */
  readonly size: GridSize;
}

export function keepSelection(selection: Selection, model: Lines): KeptSelection {
  const [rowIds, columnIds] = [model.rowIds(), model.columnIds()];
  const idsOf = ({ row, column }: Cell): CellIds => ({ rowId: rowIds[row] ?? "", columnId: columnIds[column] ?? "" });
  const { active, anchor, head } = selection;
  return { active: idsOf(active), anchor: idsOf(anchor), head: idsOf(head), size: sizeOf(rangeOf(selection)) };
}

/**
 * The selection in the rows and columns of now: its active cell alone if those of its range are no longer together,
 * and null if the active cell is gone.
 */
export function findSelection({ active, anchor, head, size }: KeptSelection, model: Lines): Selection | null {
  const [rowIds, columnIds] = [model.rowIds(), model.columnIds()];
  const cellOf = ({ rowId, columnId }: CellIds): Cell | null => {
    const [row, column] = [rowIds.indexOf(rowId), columnIds.indexOf(columnId)];
    return row === -1 || column === -1 ? null : { row, column };
  };
  const [activeCell, anchorCell, headCell] = [cellOf(active), cellOf(anchor), cellOf(head)];
  if (!activeCell) return null;
  if (!anchorCell || !headCell) return selectCell(activeCell);
  const found = { active: activeCell, anchor: anchorCell, head: headCell };
  const { rows, columns } = sizeOf(rangeOf(found));
  return rows === size.rows && columns === size.columns ? found : selectCell(activeCell);
}
