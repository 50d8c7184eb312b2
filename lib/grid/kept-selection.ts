import type { GridModel } from "./grid-model";
import { rangeOf, selectCell, type Selection } from "./selection";

type Lines = Pick<GridModel, "rowIds" | "columnIds">;

export interface CellIds {
  readonly rowId: string;
  readonly columnId: string;
}

/** A selection by ids, so that it can be found again after rows or columns have moved. */
export interface KeptSelection {
  readonly active: CellIds;
  /** The ids of the rows and columns of its range, those of its anchor first and those of its head last. */
  readonly rowIds: readonly string[];
  readonly columnIds: readonly string[];
}

export function keepSelection(selection: Selection, model: Lines): KeptSelection {
  const [rowIds, columnIds] = [model.rowIds(), model.columnIds()];
  const { active, anchor, head } = selection;
  const { top, left, bottom, right } = rangeOf(selection);
  const [rows, columns] = [rowIds.slice(top, bottom + 1), columnIds.slice(left, right + 1)];
  return {
    active: { rowId: rowIds[active.row] ?? "", columnId: columnIds[active.column] ?? "" },
    rowIds: head.row < anchor.row ? rows.reverse() : rows,
    columnIds: head.column < anchor.column ? columns.reverse() : columns,
  };
}

/**
 * The selection in the rows and columns of now: its active cell alone if those of its range are no longer together
 * or others are between them, and null if the active cell is gone.
 */
export function findSelection({ active, rowIds, columnIds }: KeptSelection, model: Lines): Selection | null {
  const [row] = endsOf([active.rowId], model.rowIds()) ?? [];
  const [column] = endsOf([active.columnId], model.columnIds()) ?? [];
  if (row === undefined || column === undefined) return null;
  const rows = endsOf(rowIds, model.rowIds());
  const columns = endsOf(columnIds, model.columnIds());
  if (!rows || !columns) return selectCell({ row, column });
  return {
    active: { row, column },
    anchor: { row: rows[0], column: columns[0] },
    head: { row: rows[1], column: columns[1] },
  };
}

/** The places of the first and last of these ids, in the order of the ids; null unless they stand side by side. */
function endsOf(ids: readonly string[], present: readonly string[]): [number, number] | null {
  const wanted = new Set(ids);
  const top = present.findIndex((id) => wanted.has(id));
  const bottom = top + ids.length - 1;
  if (top < 0 || present.slice(top, bottom + 1).filter((id) => wanted.has(id)).length < ids.length) return null;
  return present.indexOf(ids[0]!) > present.indexOf(ids.at(-1)!) ? [bottom, top] : [top, bottom];
}
