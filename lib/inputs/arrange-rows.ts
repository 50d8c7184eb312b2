import { foldText } from "@/lib/fold-text";
import type { CellContent } from "@/lib/grid/cell-content";
import { nameCollator } from "@/lib/i18n/name-collator";

/** Filter and order of the rows of a grid. */
export interface Arrangement {
  /** Shows only rows whose name contains this text, without regard to case and diacritics. */
  readonly filter: string;
  /** Sorts by a column's numbers or by name; undefined keeps the order of the rows. */
  readonly sort: { readonly by: "name" | { readonly columnId: string }; readonly descending: boolean } | undefined;
  /** Leaves out rows without any value. */
  readonly hideEmpty: boolean;
  /** Ids of further rows to leave out. */
  readonly hidden: ReadonlySet<string>;
}

export const DEFAULT_ARRANGEMENT: Arrangement = { filter: "", sort: undefined, hideEmpty: false, hidden: new Set() };

export interface ArrangedGrid {
  readonly nameOf: (rowId: string) => string;
  readonly columnIds: readonly string[];
  readonly content: (rowId: string, columnId: string) => CellContent;
  readonly locale: string;
}

/**
 * The rows to show, in order. In either order by a column, rows with NaN come after all numbers, and rows without a
 * number come last.
 */
export function arrangeRows(rowIds: readonly string[], how: Arrangement, grid: ArrangedGrid): readonly string[] {
  const { filter, sort, hideEmpty, hidden } = how;
  const wanted = foldText(filter).trim();
  const rows = rowIds.filter(
    (rowId) =>
      !hidden.has(rowId) &&
      (wanted === "" || foldText(grid.nameOf(rowId)).includes(wanted)) &&
      (!hideEmpty || grid.columnIds.some((columnId) => grid.content(rowId, columnId) !== null)),
  );
  if (!sort) return rows;
  const sign = sort.descending ? -1 : 1;
  const { by } = sort;
  if (by === "name") {
    const order = nameCollator(grid.locale);
    return rows.sort((a, b) => sign * order.compare(grid.nameOf(a), grid.nameOf(b)));
  }
  const contents = new Map(rows.map((rowId) => [rowId, grid.content(rowId, by.columnId)]));
  return rows.sort((a, b) => compareContents(contents.get(a), contents.get(b), sign));
}

function compareContents(a: CellContent | undefined, b: CellContent | undefined, sign: number): number {
  const [rankA, rankB] = [rankOf(a), rankOf(b)];
  if (rankA !== rankB) return rankA - rankB;
  if (rankA > 0 || a === b) return 0;
  return (a as number) < (b as number) ? -sign : sign;
}

function rankOf(content: CellContent | undefined): number {
  if (typeof content !== "number") return 2;
  return Number.isNaN(content) ? 1 : 0;
}
