import type { GridModel } from "./grid-model";
import { selectCell, type Selection } from "./selection";

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

export function keepSelection({ active, anchor, head }: Selection, model: Lines): KeptSelection {
  const rowIds = model.rowIds();
  const columnIds = model.columnIds();
  return {
    active: { rowId: rowIds[active.row] ?? "", columnId: columnIds[active.column] ?? "" },
    rowIds: between(rowIds, anchor.row, head.row),
    columnIds: between(columnIds, anchor.column, head.column),
  };
}

/**
 * Finds the selection among the present rows and columns. If the rows or columns of its range no longer stand side by
 * side, only the active cell is selected. Null if the active cell is gone.
 */
export function findSelection({ active, rowIds, columnIds }: KeptSelection, model: Lines): Selection | null {
  const row = model.rowIds().indexOf(active.rowId);
  const column = model.columnIds().indexOf(active.columnId);
  if (row === -1 || column === -1) return null;
  const rows = endsOf(rowIds, model.rowIds());
  const columns = endsOf(columnIds, model.columnIds());
  if (!rows || !columns) return selectCell({ row, column });
  return {
    active: { row, column },
    anchor: { row: rows[0], column: columns[0] },
    head: { row: rows[1], column: columns[1] },
  };
}

function between(ids: readonly string[], from: number, to: number): string[] {
  return from > to ? between(ids, to, from).reverse() : ids.slice(from, to + 1);
}

/** The first and last place of these ids, swapped if the last id now stands first; null unless all are adjacent. */
function endsOf(ids: readonly string[], present: readonly string[]): [number, number] | null {
  const wanted = new Set(ids);
  const places = present.flatMap((id, place) => (wanted.has(id) ? [place] : []));
  const [top, bottom] = [places[0], places.at(-1)];
  if (top === undefined || bottom === undefined || places.length < ids.length) return null;
  if (bottom - top >= ids.length) return null;
  return present[top] === ids.at(-1) ? [bottom, top] : [top, bottom];
}
