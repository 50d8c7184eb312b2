import { describe, expect, it } from "vitest";
import { besideFilled, dragTo, fillFrom, fillSeries } from "./fill-handle";
import { GridStore } from "./grid-store";
import { rangeOf, selectCell, selectRange, type CellRange } from "./selection";
import { NumberTable } from "./testing/number-table";

const range = (top: number, left: number, bottom = top, right = left): CellRange => ({ top, left, bottom, right });

function filled(texts: string[][]) {
  const table = new NumberTable(5, 5).fill(texts);
  return { table, store: new GridStore(table) };
}

describe("dragTo", () => {
  it.each<[string, number[], CellRange | null]>([
    ["down", [4, 2], range(1, 1, 4, 2)],
    ["up", [0, 1], range(0, 1, 2, 2)],
    ["right", [2, 4], range(1, 1, 2, 4)],
    ["left", [1, 0], range(1, 0, 2, 2)],
    ["farther down than right", [4, 3], range(1, 1, 4, 2)],
    ["farther right than down", [3, 4], range(1, 1, 2, 4)],
    ["nowhere", [2, 2], null],
  ])("%s", (_, [row, column], expected) => {
    expect(dragTo(range(1, 1, 2, 2), { row: row!, column: column! })).toEqual(expected);
  });
});

describe("fillFrom", () => {
  it("continues each column down by itself, selects the whole and is undone in one step", () => {
    const { table, store } = filled([["1", "10"], ["2", "20"]]); // oxfmt-ignore
    expect(fillFrom(store, range(0, 0, 1, 1), range(0, 0, 3, 1))).toEqual({
      mode: "series",
      modes: ["series", "copy", "growth"],
      changed: 4,
    });
    expect(table.texts().map((row) => row.slice(0, 2))).toEqual([["1", "10"], ["2", "20"], ["3", "30"], ["4", "40"], ["", ""]]); // oxfmt-ignore
    expect(rangeOf(store.selection())).toEqual(range(0, 0, 3, 1));
    store.run({ type: "undo" });
    expect(table.texts()[2]).toEqual(["", "", "", "", ""]);
  });

  it("goes backwards to the left", () => {
    const { table, store } = filled([["", "", "", "7", "9"]]);
    fillFrom(store, range(0, 3, 0, 4), range(0, 0, 0, 4));
    expect(table.texts()[0]).toEqual(["1", "3", "5", "7", "9"]);
  });

  it("copies one number, and counts on from it in the other mode", () => {
    const { table, store } = filled([["5"]]);
    fillFrom(store, range(0, 0), range(0, 0, 0, 2));
    expect(table.texts()[0]!.slice(0, 3)).toEqual(["5", "5", "5"]);
    fillFrom(store, range(0, 0), range(0, 0, 0, 2), "other");
    expect(table.texts()[0]!.slice(0, 3)).toEqual(["5", "6", "7"]);
  });

  it("offers only what every row can do", () => {
    const { store } = filled([["1", "2"], ["3", ""]]); // oxfmt-ignore
    expect(fillFrom(store, range(0, 0, 1, 1), range(0, 0, 1, 3), "growth")).toEqual({
      mode: "copy",
      modes: ["copy"],
      changed: 3,
    });
  });

  it("says that nothing was changed where the cells have these contents already", () => {
    const { store } = filled([["5", "5", "5"]]);
    expect(fillFrom(store, range(0, 0), range(0, 0, 0, 2)).changed).toBe(0);
  });
});

describe("besideFilled", () => {
  it("goes down as far as the column to the left does, else the one to the right, else nowhere", () => {
    const { store } = filled([["1", "5", "1"], ["2", "", "1"], ["3", "", "1"], ["", "", "1"]]); // oxfmt-ignore
    store.select(selectCell({ row: 0, column: 1 }));
    expect(besideFilled(store)).toEqual(range(0, 1, 2, 1));
    store.select(selectRange({ row: 0, column: 0 }, { row: 2, column: 1 }));
    expect(besideFilled(store)).toEqual(range(0, 0, 3, 1));
    store.select(selectCell({ row: 4, column: 4 }));
    expect(besideFilled(store)).toBeNull();
  });
});

describe("fillSeries", () => {
  const select = (store: GridStore, { top, left, bottom, right }: CellRange) => {
    store.select(selectRange({ row: top, column: left }, { row: bottom, column: right }));
  };

  it("continues each row to the right through the empty columns, in one step of undo", () => {
    const { table, store } = filled([["1", "3"], ["20", "10"]]); // oxfmt-ignore
    select(store, range(0, 0, 1, 3));
    expect(fillSeries(store)).toBe(true);
    expect(table.texts().map((row) => row.slice(0, 4))).toEqual([["1", "3", "5", "7"], ["20", "10", "0", "-10"], ["", "", "", ""], ["", "", "", ""], ["", "", "", ""]]); // oxfmt-ignore
    expect(rangeOf(store.selection())).toEqual(range(0, 0, 1, 3));
    store.run({ type: "undo" });
    expect(table.texts()[0]!.slice(0, 4)).toEqual(["1", "3", "", ""]);
  });

  it("continues each column down where only the first row is filled, and increases a single number by one", () => {
    const { table, store } = filled([["5", "7"]]);
    select(store, range(0, 0, 2, 1));
    expect(fillSeries(store)).toBe(true);
    expect(table.texts().map((row) => row.slice(0, 2))).toEqual([["5", "7"], ["6", "8"], ["7", "9"], ["", ""], ["", ""]]); // oxfmt-ignore
  });

  it.each<[string, string[][], CellRange]>([
    ["one cell", [["5"]], range(0, 0)],
    ["a range without an empty end", [["5", "6"]], range(0, 0, 0, 1)],
    ["a range without a filled beginning", [["", "6"]], range(0, 0, 0, 2)],
    ["a range with values behind an empty cell", [["5", "", "6"]], range(0, 0, 0, 2)],
  ])("changes nothing in %s", (_, texts, selected) => {
    const { table, store } = filled(texts);
    const before = table.texts();
    select(store, selected);
    expect(fillSeries(store)).toBe(false);
    expect(table.texts()).toEqual(before);
  });
});
