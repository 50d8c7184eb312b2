import { sizeOf, type Cell, type CellRange, type GridSize } from "./selection";

export interface PastePlan {
  /** Where each text goes. */
  readonly writes: readonly (Cell & { readonly text: string })[];
  /** What is selected afterwards: the cells that the block covers. */
  readonly range: CellRange;
  /** What has no place in the grid: how many rows and columns stick out, and how many filled cells are in them. */
  readonly outside: { readonly rows: number; readonly columns: number; readonly cells: number };
}

/**
 * Where the cells of a pasted block go. It begins in the upper left cell of the selection; when the selection is a
 * whole number of blocks high and wide, the block is repeated to fill it. Short rows are filled up with empty cells.
 */
export function planPaste(block: readonly (readonly string[])[], selected: CellRange, size: GridSize): PastePlan {
  const height = block.length;
  const width = block.reduce((widest, row) => Math.max(widest, row.length), 1);
  const selection = sizeOf(selected);
  const repeats = selection.rows % height === 0 && selection.columns % width === 0;
  const rows = repeats ? selection.rows : height;
  const columns = repeats ? selection.columns : width;
  const bottom = Math.min(selected.top + rows, size.rows) - 1;
  const right = Math.min(selected.left + columns, size.columns) - 1;

  const writes: (Cell & { text: string })[] = [];
  let outside = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const text = block[y % height]![x % width] ?? "";
      const [row, column] = [selected.top + y, selected.left + x];
      if (row <= bottom && column <= right) writes.push({ row, column, text });
      else if (text.trim() !== "") outside++;
    }
  }
  return {
    writes,
    range: { top: selected.top, left: selected.left, bottom, right },
    outside: {
      rows: selected.top + rows - 1 - bottom,
      columns: selected.left + columns - 1 - right,
      cells: outside,
    },
  };
}
