import { describe, expect, it } from "vitest";
import { clampSelection, jump, rangeOf, selectCell, selectRange, step, type Axis, type Cell } from "./selection";

const SIZE = { rows: 4, columns: 5 };
const cell = (row: number, column: number): Cell => ({ row, column });

describe("step", () => {
  it.each<[string, Axis, boolean, Cell, Cell | null]>([
    ["Enter goes down", "row", false, cell(1, 2), cell(2, 2)],
    ["Enter stays in the last row", "row", false, cell(3, 2), cell(3, 2)],
    ["Shift+Enter goes up", "row", true, cell(1, 2), cell(0, 2)],
    ["Tab goes right", "column", false, cell(1, 2), cell(1, 3)],
    ["Tab goes from the end of a row to the next", "column", false, cell(1, 4), cell(2, 0)],
    ["Shift+Tab goes from the start of a row to the one before", "column", true, cell(1, 0), cell(0, 4)],
    ["Tab in the last cell leaves the grid", "column", false, cell(3, 4), null],
    ["Shift+Tab in the first cell leaves the grid", "column", true, cell(0, 0), null],
  ])("%s", (_, axis, back, from, to) => {
    expect(step(selectCell(from), axis, back, SIZE)).toEqual(to && selectCell(to));
  });

  it("goes round inside a range without changing it", () => {
    const range = selectRange(cell(1, 1), cell(2, 2));
    const visit = (axis: Axis, back: boolean) => {
      let selection = range;
      return Array.from({ length: 4 }, () => {
        selection = step(selection, axis, back, SIZE)!;
        expect(rangeOf(selection)).toEqual(rangeOf(range));
        return [selection.active.row, selection.active.column];
      });
    };
    expect(visit("column", false)).toEqual([[1, 2], [2, 1], [2, 2], [1, 1]]); // oxfmt-ignore
    expect(visit("row", false)).toEqual([[2, 1], [1, 2], [2, 2], [1, 1]]); // oxfmt-ignore
    expect(visit("row", true)).toEqual([[2, 2], [1, 2], [2, 1], [1, 1]]); // oxfmt-ignore
  });
});

describe("jump", () => {
  const row = "xx..xx.x";
  const isFilled = ({ column }: Cell) => row[column] === "x";
  const size = { rows: 1, columns: row.length };

  it.each([
    [0, 1, "to the end of the filled cells"],
    [1, 4, "over a gap to the next filled cell"],
    [2, 4, "from an empty cell to the next filled one"],
    [5, 7, "to a filled cell at the edge"],
    [7, 7, "nowhere at the edge"],
  ])("goes right from %d to %d: %s", (from, to) => {
    expect(jump(cell(0, from), { rows: 0, columns: 1 }, size, isFilled)).toEqual(cell(0, to));
  });

  it("goes to the edge when all further cells are empty", () => {
    expect(jump(cell(0, 2), { rows: 1, columns: 0 }, SIZE, () => false)).toEqual(cell(3, 2));
  });
});

describe("clampSelection", () => {
  it("brings a selection back into a grid that became smaller", () => {
    expect(clampSelection(selectRange(cell(1, 1), cell(9, 9)), { rows: 3, columns: 2 })).toEqual(
      selectRange(cell(1, 1), cell(2, 1)),
    );
  });
});
