import type { CellContent } from "./cell-content";
import type { GridStore } from "./grid-store";
import { cellsIn, rangeOf, selectRange, sizeOf, type Cell, type CellRange } from "./selection";
import { continueSeries, fillModes, type FillMode } from "./series";

/** Mode of the last fill and the modes that are possible for the same source. */
export interface FilledBy {
  readonly mode: FillMode;
  readonly modes: readonly FillMode[];
  /** Number of changed cells; with 0 there is no step of undo. */
  readonly changed: number;
}

/** The range after dragging the fill handle to a cell: `source` extended in one direction; null inside the source. */
export function dragTo(source: CellRange, { row, column }: Cell): CellRange | null {
  const rows = row > source.bottom ? row - source.bottom : row < source.top ? row - source.top : 0;
  const columns = column > source.right ? column - source.right : column < source.left ? column - source.left : 0;
  if (rows === 0 && columns === 0) return null;
  if (Math.abs(rows) >= Math.abs(columns)) {
    return rows > 0 ? { ...source, bottom: row } : { ...source, top: row };
  }
  return columns > 0 ? { ...source, right: column } : { ...source, left: column };
}

/**
 * The range that a double click on the fill handle fills: down as far as the column to the left is filled without a
 * gap, or else the column to the right. Null if both are empty below the selection.
 */
export function besideFilled(store: GridStore): CellRange | null {
  const range = rangeOf(store.selection());
  for (const column of [range.left - 1, range.right + 1]) {
    if (column < 0 || column >= store.size.columns) continue;
    let bottom = range.bottom;
    while (bottom + 1 < store.size.rows && store.edits.contentAt({ row: bottom + 1, column }) !== null) bottom++;
    if (bottom > range.bottom) return { ...range, bottom };
  }
  return null;
}

/**
 * Continues the contents of `source` to the end of `target`, which extends it in one direction, and selects `target`.
 * Each row or column is a series of its own.
 * @param wish "other" is the second of the possible modes; an impossible mode, or none, is the default of a spreadsheet
 */
export function fillFrom(store: GridStore, source: CellRange, target: CellRange, wish?: FillMode | "other"): FilledBy {
  const down = target.top !== source.top || target.bottom !== source.bottom;
  const back = target.top < source.top || target.left < source.left;
  const length = down ? sizeOf(source).rows : sizeOf(source).columns;
  const count = (down ? sizeOf(target).rows : sizeOf(target).columns) - length;
  const lines = down ? sizeOf(source).columns : sizeOf(source).rows;
  /** `at` counts in the direction of the fill, from the first cell of the source and on into the cells to fill. */
  const cellOf = (line: number, at: number): Cell => {
    const along = back ? length - 1 - at : at;
    return down
      ? { row: source.top + along, column: source.left + line }
      : { row: source.top + line, column: source.left + along };
  };
  const sources = Array.from({ length: lines }, (_, line) =>
    Array.from({ length }, (__, at) => store.edits.contentAt(cellOf(line, at))),
  );
  const first = fillModes(sources[0]!);
  const modes = first.filter((mode) => sources.every((contents) => fillModes(contents).includes(mode)));
  const mode = (wish === "other" ? modes[1] : modes.find((one) => one === wish)) ?? modes[0]!;
  const cells: (Cell & { content: CellContent })[] = sources.flatMap((contents, line) =>
    continueSeries(contents, count, mode).map((content, at) => ({ ...cellOf(line, length + at), content })),
  );
  const changed = store.edits.put("fill", cells, store.selection());
  store.select(selectRange({ row: target.top, column: target.left }, { row: target.bottom, column: target.right }));
  return { mode, modes, changed };
}

/**
 * Continues the series at the beginning of the selection through the empty rest of it, to the right or down. Returns
 * false, and fills nothing, unless the selection consists of a filled beginning and an empty rest.
 */
export function fillSeries(store: GridStore): boolean {
  const range = rangeOf(store.selection());
  const isFilled = (cell: Cell) => store.edits.contentAt(cell) !== null;
  const { left, right, top, bottom } = range;
  let column = left;
  while (column <= right && cellsIn({ ...range, left: column, right: column }).every(isFilled)) column++;
  let row = top;
  while (row <= bottom && cellsIn({ ...range, top: row, bottom: row }).every(isFilled)) row++;
  const isRight = column > left && column <= right;
  if (!isRight && (row === top || row > bottom)) return false;
  const rest = isRight ? { ...range, left: column } : { ...range, top: row };
  if (cellsIn(rest).some(isFilled)) return false;
  fillFrom(store, isRight ? { ...range, right: column - 1 } : { ...range, bottom: row - 1 }, range, "series");
  return true;
}
