import type { GridCommand } from "./keymap";
import { clampCell, jump, type Cell, type GridSize, type Selection } from "./selection";

export type TravelCommand = Extract<GridCommand, { extend: boolean }>;

/** The cell that an arrow, Home, End or Page key leads to from `from`, always inside the grid. */
export function destination(
  command: TravelCommand,
  from: Cell,
  size: GridSize,
  page: GridSize,
  isFilled: (cell: Cell) => boolean,
): Cell {
  switch (command.type) {
    case "move":
      return clampCell({ row: from.row + command.rows, column: from.column + command.columns }, size);
    case "jump":
      return jump(from, command, size, isFilled);
    case "page":
      return clampCell(
        { row: from.row + command.rows * page.rows, column: from.column + command.columns * page.columns },
        size,
      );
    case "edge": {
      const row = command.to === "gridStart" ? 0 : command.to === "gridEnd" ? size.rows - 1 : from.row;
      const column = command.to === "rowStart" || command.to === "gridStart" ? 0 : size.columns - 1;
      return clampCell({ row, column }, size);
    }
  }
}

/** Extends the selection to whole rows, whole columns or the whole grid. The active cell does not change. */
export function growSelection(
  { active, anchor, head }: Selection,
  to: "selectAll" | "selectRows" | "selectColumns",
  size: GridSize,
): Selection {
  const rows = to === "selectRows";
  const columns = to === "selectColumns";
  return {
    active,
    anchor: { row: rows ? anchor.row : 0, column: columns ? anchor.column : 0 },
    head: { row: rows ? head.row : size.rows - 1, column: columns ? head.column : size.columns - 1 },
  };
}
