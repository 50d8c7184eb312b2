export interface Cell {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** A range of cells, both ends included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A selection as in a spreadsheet: the range is from `anchor` to `head`, and `active` is the cell to edit. */
export interface Selection {
  readonly active: Cell;
  readonly anchor: Cell;
  readonly head: Cell;
}

export const FIRST_CELL: Cell = { row: 0, column: 0 };

export function selectCell(cell: Cell): Selection {
  return { active: cell, anchor: cell, head: cell };
}

/** Selects from one cell to another; the first stays the active one. */
export function selectRange(anchor: Cell, head: Cell): Selection {
  return { active: anchor, anchor, head };
}

export function rangeOf({ anchor, head }: Selection): CellRange {
  return {
    top: Math.min(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    bottom: Math.max(anchor.row, head.row),
    right: Math.max(anchor.column, head.column),
  };
}

export function isSingleCell({ anchor, head }: Selection): boolean {
  return anchor.row === head.row && anchor.column === head.column;
}

export function cellsIn(range: CellRange): Cell[] {
  const cells: Cell[] = [];
  for (let row = range.top; row <= range.bottom; row++)
    for (let column = range.left; column <= range.right; column++) cells.push({ row, column });
  return cells;
}

export function sizeOf(range: CellRange): GridSize {
  return { rows: range.bottom - range.top + 1, columns: range.right - range.left + 1 };
}

/** The nearest cell in the grid. */
export function clampCell(cell: Cell, size: GridSize): Cell {
  return {
    row: Math.max(0, Math.min(cell.row, size.rows - 1)),
    column: Math.max(0, Math.min(cell.column, size.columns - 1)),
  };
}

/** Moves each of the three cells. */
export function mapCells({ active, anchor, head }: Selection, moved: (cell: Cell) => Cell): Selection {
  return { active: moved(active), anchor: moved(anchor), head: moved(head) };
}

export function clampSelection(selection: Selection, size: GridSize): Selection {
  return mapCells(selection, (cell) => clampCell(cell, size));
}

/** Moves the far corner of the range; the active cell goes back to the anchor as in Excel. */
export function extendTo(selection: Selection, head: Cell): Selection {
  return selectRange(selection.anchor, head);
}

export type Axis = "row" | "column";

/**
 * The selection after Enter (`row`) or Tab (`column`). In a range, the active cell cycles through the range. A single
 * cell moves on; Tab goes from the end of a row to the next row. Null when there is no next cell for Tab.
 */
export function step(selection: Selection, axis: Axis, back: boolean, size: GridSize): Selection | null {
  const by = back ? -1 : 1;
  if (!isSingleCell(selection)) return { ...selection, active: stepIn(rangeOf(selection), selection.active, axis, by) };
  const { row, column } = selection.active;
  if (axis === "row") return selectCell(clampCell({ row: row + by, column }, size));
  const index = row * size.columns + column + by;
  if (index < 0 || index >= size.rows * size.columns) return null;
  return selectCell({ row: Math.floor(index / size.columns), column: index % size.columns });
}

function stepIn(range: CellRange, active: Cell, axis: Axis, by: 1 | -1): Cell {
  const { rows, columns } = sizeOf(range);
  const [row, column] = [active.row - range.top, active.column - range.left];
  const total = rows * columns;
  const index = ((axis === "column" ? row * columns + column : column * rows + row) + by + total) % total;
  return axis === "column"
    ? { row: range.top + Math.floor(index / columns), column: range.left + (index % columns) }
    : { row: range.top + (index % rows), column: range.left + Math.floor(index / rows) };
}

/**
 * Target of Ctrl and an arrow key: the last cell before an empty one if `from` and its next cell are filled, else the
 * next filled cell; the edge of the grid if there is none. One of `rows` and `columns` is 1 or -1, the other 0.
 */
export function jump(
  from: Cell,
  by: { rows: number; columns: number },
  size: GridSize,
  isFilled: (cell: Cell) => boolean,
): Cell {
  const after = (cell: Cell): Cell | null => {
    const next = { row: cell.row + by.rows, column: cell.column + by.columns };
    return next.row < 0 || next.column < 0 || next.row >= size.rows || next.column >= size.columns ? null : next;
  };
  const next = after(from);
  if (!next) return from;
  const untilEmpty = isFilled(from) && isFilled(next);
  let cell = next;
  for (;;) {
    const following = after(cell);
    if (!following) return cell;
    if (untilEmpty ? !isFilled(following) : isFilled(cell)) return cell;
    cell = following;
  }
}
