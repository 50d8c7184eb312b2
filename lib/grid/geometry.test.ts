import { describe, expect, it } from "vitest";
import { cellAt, scrollToCell, type GridGeometry } from "./geometry";
import { columnEdges } from "./window";

/** 100 rows of 20 px; 10 columns of 50 px, but the third of 80 px; 100 px before them, of which 60 px are frozen. */
const GEOMETRY: GridGeometry = {
  rowHeight: 20,
  viewWidth: 300,
  viewHeight: 200,
  lead: 100,
  frozen: 60,
  edges: columnEdges(10, 50, (column) => (column === 2 ? 80 : undefined)),
};
const SIZE = { rows: 100, columns: 10 };

describe("the geometry of a grid", () => {
  it("finds the edges of columns of different widths", () => {
    expect(GEOMETRY.edges.slice(0, 5)).toEqual([0, 50, 100, 180, 230]);
  });

  it.each([
    [
      [100, 20],
      [0, 0],
    ],
    [
      [149, 39],
      [0, 0],
    ],
    [
      [150, 40],
      [1, 1],
    ],
    [
      [279, 40],
      [1, 2],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [9_999, 9_999],
      [99, 9],
    ],
  ])("finds the cell at %j: %j", ([left, top], [row, column]) => {
    expect(cellAt({ left: left!, top: top! }, GEOMETRY, SIZE)).toEqual({ row, column });
  });

  it.each([
    ["shows a cell in view where it is", [2, 1], [0, 0], [0, 0]],
    ["scrolls down just far enough", [10, 0], [0, 0], [0, 40]],
    ["scrolls right just far enough", [0, 5], [0, 0], [130, 0]],
    ["scrolls left to a cell under the frozen columns", [0, 0], [200, 300], [40, 0]],
    ["scrolls up to a cell under the header", [5, 9], [340, 400], [340, 100]],
  ])("%s", (_, [row, column], [left, top], [toLeft, toTop]) => {
    const to = scrollToCell({ row: row!, column: column! }, GEOMETRY, { left: left!, top: top! });
    expect(to).toEqual({ left: toLeft, top: toTop });
  });
});
