import { beforeEach, describe, expect, it } from "vitest";
import { copiedCells, writeTsv, type CopiedCell } from "./copy";
import type { GridReport } from "./grid-report";
import { GridStore } from "./grid-store";
import { pasteBlock, preparePaste } from "./paste";
import { rangeOf, selectCell, selectRange } from "./selection";
import { NumberTable } from "./testing/number-table";
import { parseTsv } from "./tsv";

let table: NumberTable;
let grid: GridStore;
let reports: GridReport[];

beforeEach(() => {
  table = new NumberTable(4, 3).fill([
    ["1", "2", "3"],
    ["4", "", "6"],
    ["", "", ""],
    ["10", "11", "12"],
  ]);
  grid = new GridStore(table);
  reports = [];
  grid.onReport((report) => reports.push(report));
});

const active = () => [grid.selection().active.row, grid.selection().active.column];
const goTo = (row: number, column: number) => grid.select(selectCell({ row, column }));
const selectBlock = (top: number, left: number, bottom: number, right: number) =>
  grid.select(selectRange({ row: top, column: left }, { row: bottom, column: right }));
const type = (text: string) => {
  grid.run({ type: "replace", text: text[0]! });
  grid.typed(text);
};
const pasteText = (text: string) => {
  const plan = preparePaste(grid, parseTsv(text));
  if (plan) pasteBlock(grid, plan);
};
const texts = (cells: CopiedCell[][]) => cells.map((row) => row.map(({ text }) => text));
const enter = () => grid.run({ type: "step", axis: "row", back: false });
const tab = () => grid.run({ type: "step", axis: "column", back: false });
const arrow = (rows: number, columns: number, extend = false) => grid.run({ type: "move", rows, columns, extend });

describe("editing", () => {
  it("commits with Enter and moves down", () => {
    type("7,5");
    enter();
    expect(table.texts()[0]).toEqual(["7,5", "2", "3"]);
    expect(active()).toEqual([1, 0]);
    expect(grid.editMode()).toBeNull();
  });

  it("commits with Tab and moves right", () => {
    type("7");
    tab();
    expect(table.texts()[0]![0]).toBe("7");
    expect(active()).toEqual([0, 1]);
  });

  it("commits with an arrow while replacing", () => {
    type("7");
    arrow(1, 0);
    expect(table.texts()[0]![0]).toBe("7");
    expect(active()).toEqual([1, 0]);
  });

  it("commits what is typed when another cell is clicked", () => {
    type("7");
    goTo(3, 2);
    expect(table.texts()[0]![0]).toBe("7");
  });

  it("keeps the old value with Escape", () => {
    type("7");
    grid.run({ type: "cancel" });
    expect(table.texts()[0]![0]).toBe("1");
    expect(grid.editMode()).toBeNull();
    expect(active()).toEqual([0, 0]);
  });

  it("opens with the content and a caret by F2, and goes on to replacing by F2 again, with the same text", () => {
    table.fill([["1234,5"]]);
    grid.run({ type: "edit" });
    expect(grid.editorText()).toBe("1234,5");
    expect(grid.editMode()).toBe("caret");
    grid.run({ type: "switchMode" });
    expect(grid.editMode()).toBe("replace");
    expect(grid.editorText()).toBe("1234,5");
  });

  it("keeps a text that is no number in the cell", () => {
    type("12 tkr");
    enter();
    expect(table.content("r0", "c0")).toEqual({ text: "12 tkr", reason: "unit" });
    expect(reports).toEqual([{ type: "edit", cells: 1, unread: 1, doubts: [] }]);
  });

  it("clears a cell when its text is emptied", () => {
    grid.run({ type: "edit" });
    grid.typed("  ");
    enter();
    expect(table.content("r0", "c0")).toBeNull();
  });

  it("reports a text that can mean two numbers with both", () => {
    type("1,234");
    enter();
    expect(reports[0]).toMatchObject({ doubts: [{ text: "1,234", content: 1.234, alternative: 1234 }] });
  });

  it("makes no edit of opening and leaving a cell", () => {
    grid.run({ type: "edit" });
    enter();
    expect(reports).toEqual([]);
    grid.run({ type: "undo" });
    expect(reports).toEqual([]);
  });

  it("returns with Enter to the column where Tab was first pressed", () => {
    goTo(0, 1);
    type("7");
    tab();
    type("8");
    enter();
    expect(active()).toEqual([1, 1]);
  });

  it("fills the whole selection with Ctrl+Enter", () => {
    selectBlock(0, 0, 1, 1);
    type("9");
    grid.run({ type: "fillSelection" });
    expect(table.texts().slice(0, 2)).toEqual([["9", "9", "3"], ["9", "9", "6"]]); // oxfmt-ignore
  });

  it("opens no editor in a cell that is read-only, and says so", () => {
    table.readOnlyRows.add("r0");
    type("7");
    expect(grid.editMode()).toBeNull();
    expect(reports).toEqual([{ type: "readOnly" }]);
  });

  it("gives the latest report that nobody has heard to the first listener", () => {
    const unheard = new GridStore(table);
    unheard.run({ type: "clear" });
    table.readOnlyRows.add("r0");
    unheard.run({ type: "replace", text: "7" });
    const heard: GridReport[][] = [[], []];
    for (const listener of heard) unheard.onReport((report) => listener.push(report));
    expect(heard).toEqual([[{ type: "readOnly" }], []]);
  });
});

describe("moving", () => {
  it("stops at the edges", () => {
    arrow(-1, 0);
    arrow(0, -1);
    expect(active()).toEqual([0, 0]);
    grid.run({ type: "edge", to: "gridEnd", extend: false });
    arrow(1, 0);
    expect(active()).toEqual([3, 2]);
  });

  it("jumps over empty cells with Ctrl and an arrow", () => {
    goTo(1, 0);
    grid.run({ type: "jump", rows: 1, columns: 0, extend: false });
    expect(active()).toEqual([3, 0]);
  });

  it("moves a page of rows", () => {
    grid.setPage({ rows: 2, columns: 1 });
    grid.run({ type: "page", rows: 1, columns: 0, extend: false });
    expect(active()).toEqual([2, 0]);
    grid.run({ type: "page", rows: 1, columns: 0, extend: false });
    expect(active()).toEqual([3, 0]);
  });

  it("extends from the anchor and keeps the active cell", () => {
    goTo(1, 1);
    arrow(1, 0, true);
    arrow(0, 1, true);
    expect(rangeOf(grid.selection())).toEqual({ top: 1, left: 1, bottom: 2, right: 2 });
    expect(active()).toEqual([1, 1]);
  });

  it("selects everything, whole rows and whole columns", () => {
    goTo(1, 1);
    grid.run({ type: "selectRows" });
    expect(rangeOf(grid.selection())).toEqual({ top: 1, left: 0, bottom: 1, right: 2 });
    goTo(1, 1);
    grid.run({ type: "selectColumns" });
    expect(rangeOf(grid.selection())).toEqual({ top: 0, left: 1, bottom: 3, right: 1 });
    grid.run({ type: "selectAll" });
    expect(rangeOf(grid.selection())).toEqual({ top: 0, left: 0, bottom: 3, right: 2 });
    expect(active()).toEqual([1, 1]);
    grid.run({ type: "collapse" });
    expect(grid.selection()).toEqual(selectCell({ row: 1, column: 1 }));
  });

  it("lets Tab leave the grid at its last cell", () => {
    goTo(3, 2);
    expect(tab()).toBe(false);
    expect(active()).toEqual([3, 2]);
  });
});

it("leaves the history to a model that keeps it", () => {
  const asked: string[] = [];
  table.replay = (direction) => asked.push(direction);
  goTo(0, 0);
  pasteText("9");
  grid.run({ type: "undo" });
  grid.run({ type: "redo" });
  expect(asked).toEqual(["undo", "redo"]);
  expect(table.texts()[0]).toEqual(["9", "2", "3"]);
});

describe("clearing and filling", () => {
  it("clears the selection in one step of the history", () => {
    selectBlock(0, 0, 1, 1);
    grid.run({ type: "clear" });
    expect(table.texts().slice(0, 2)).toEqual([["", "", "3"], ["", "", "6"]]); // oxfmt-ignore
    expect(reports).toEqual([{ type: "clear", cells: 3 }]);
    grid.run({ type: "undo" });
    expect(table.texts().slice(0, 2)).toEqual([["1", "2", "3"], ["4", "", "6"]]); // oxfmt-ignore
  });

  it("fills down from the first selected row", () => {
    selectBlock(0, 0, 2, 1);
    grid.run({ type: "fillDown" });
    expect(table.texts().slice(0, 3)).toEqual([["1", "2", "3"], ["1", "2", "6"], ["1", "2", ""]]); // oxfmt-ignore
  });

  it("fills a single cell from the one above, or from the left", () => {
    goTo(2, 2);
    grid.run({ type: "fillDown" });
    expect(table.texts()[2]).toEqual(["", "", "6"]);
    goTo(1, 1);
    grid.run({ type: "fillRight" });
    expect(table.texts()[1]).toEqual(["4", "4", "6"]);
  });

  it("fills nothing from above the first row", () => {
    grid.run({ type: "fillDown" });
    expect(reports).toEqual([]);
  });

  it("skips rows that are read-only", () => {
    table.readOnlyRows.add("r1");
    selectBlock(0, 0, 3, 0);
    grid.run({ type: "clear" });
    expect(table.texts().map(([first]) => first)).toEqual(["", "4", "", ""]);
  });
});

describe("the clipboard", () => {
  it("copies numbers with the locale's decimal sign, every digit and no grouping", () => {
    table.fill([["1 234 567,125", "−5"], ["∞", "NaN"]]); // oxfmt-ignore
    selectBlock(0, 0, 2, 1);
    expect(texts(copiedCells(grid))).toEqual([["1234567,125", "-5"], ["∞", "NaN"], ["", ""]]); // oxfmt-ignore
  });

  it("pastes a block and selects it", () => {
    goTo(1, 1);
    pasteText("1 000,5\t(12)\r\n5 %\tkr 7\r\n");
    expect(table.texts().slice(1, 3)).toEqual([["4", "1000,5", "-12"], ["", "5", "7"]]); // oxfmt-ignore
    expect(rangeOf(grid.selection())).toEqual({ top: 1, left: 1, bottom: 2, right: 2 });
  });

  it("reports what did not fit, what it could not read and what can mean two numbers", () => {
    goTo(3, 1);
    pasteText("1.234\tabc\t3\n4\t5\t6");
    expect(reports).toEqual([
      {
        type: "paste",
        cells: 2,
        changed: 2,
        hasNumbers: true,
        unread: 1,
        doubts: [{ text: "1.234", content: 1234, alternative: 1.234 }],
        readOnly: 0,
        outside: { rows: 1, columns: 1, cells: 4 },
      },
    ]);
    expect(table.content("r3", "c2")).toEqual({ text: "abc", reason: "unreadable" });
  });

  it("fills a selection with one value, and undoes and redoes it in one step", () => {
    selectBlock(0, 0, 3, 2);
    pasteText("5");
    expect(new Set(table.texts().flat())).toEqual(new Set(["5"]));
    grid.run({ type: "undo" });
    expect(table.texts()[0]).toEqual(["1", "2", "3"]);
    grid.run({ type: "redo" });
    expect(new Set(table.texts().flat())).toEqual(new Set(["5"]));
  });

  it("pastes back exactly what it copied", () => {
    table.fill([["0,1", "1,7976931348623157E308", "5E-324"], ["12 tkr", "", "1,234"]]); // oxfmt-ignore
    selectBlock(0, 0, 1, 2);
    const before = table.texts().slice(0, 2);
    const copied = copiedCells(grid);
    goTo(2, 0);
    pasteText(writeTsv(copied));
    expect(table.texts().slice(2)).toEqual(before);
  });

  it("reports a paste of what the cells have already as one that changes nothing", () => {
    goTo(0, 0);
    pasteText("1");
    expect(reports).toMatchObject([{ type: "paste", cells: 1, changed: 0 }]);
  });

  it("pastes nothing into read-only rows and counts them", () => {
    table.readOnlyRows.add("r1");
    pasteText("7\n8\n9");
    expect(table.texts().map(([first]) => first)).toEqual(["7", "4", "9", "10"]);
    expect(reports[0]).toMatchObject({ type: "paste", cells: 2, readOnly: 1 });
  });
});

describe("undo and redo", () => {
  it("go through the steps and back, with the selection of each", () => {
    type("7");
    enter();
    type("8");
    enter();
    goTo(3, 2);
    grid.run({ type: "undo" });
    expect(active()).toEqual([1, 0]);
    grid.run({ type: "undo" });
    expect(active()).toEqual([0, 0]);
    expect(table.texts().map(([first]) => first)).toEqual(["1", "4", "", "10"]);
    goTo(3, 2);
    grid.run({ type: "redo" });
    expect(active()).toEqual([0, 0]);
    expect(table.texts().map(([first]) => first)).toEqual(["7", "4", "", "10"]);
  });

  it("select the same cells again after rows or columns have moved", () => {
    selectBlock(1, 0, 2, 1);
    grid.run({ type: "clear" });
    goTo(0, 2);
    type("8");
    enter();
    table.setRows(["new", "r0", "r1", "r2", "r3"]);
    table.setColumns(["c2", "c0", "c1"]);
    goTo(4, 2);
    grid.run({ type: "undo" });
    expect(active()).toEqual([1, 0]);
    grid.run({ type: "undo" });
    expect(rangeOf(grid.selection())).toEqual({ top: 2, left: 1, bottom: 3, right: 2 });
  });

  it("select the active cell alone where the rows of a range are no longer together", () => {
    selectBlock(1, 0, 2, 1);
    grid.run({ type: "clear" });
    table.setRows(["r2", "r0", "r3", "r1"]);
    goTo(0, 2);
    grid.run({ type: "undo" });
    expect(grid.selection()).toEqual(selectCell({ row: 3, column: 0 }));
  });

  it.each([
    ["first", 0, 0],
    ["second", 1, 3],
  ])(
    "select only the active cell, in the %s row of the range, where another row has come into the range",
    (_, row, found) => {
      grid.select({ active: { row, column: 0 }, anchor: { row: 0, column: 0 }, head: { row: 2, column: 0 } });
      grid.run({ type: "clear" });
      table.setRows(["r0", "r3", "r2", "r1"]);
      grid.run({ type: "undo" });
      expect(grid.selection()).toEqual(selectCell({ row: found, column: 0 }));
    },
  );

  it("select a range again whose rows have changed places among each other", () => {
    selectBlock(1, 0, 2, 1);
    grid.run({ type: "clear" });
    table.setRows(["r3", "r2", "r1", "r0"]);
    goTo(0, 2);
    grid.run({ type: "undo" });
    expect(rangeOf(grid.selection())).toEqual({ top: 1, left: 0, bottom: 2, right: 1 });
  });

  it("leave the selection in place where its row is gone", () => {
    goTo(2, 1);
    type("7");
    enter();
    table.setRows(["r0", "r1", "r3"]);
    goTo(0, 2);
    grid.run({ type: "undo" });
    expect(active()).toEqual([0, 2]);
  });

  it("drop the undone steps when something new is done", () => {
    type("7");
    enter();
    grid.run({ type: "undo" });
    type("8");
    enter();
    grid.run({ type: "redo" });
    expect(table.texts()[0]![0]).toBe("8");
  });
});

describe("row snapshots", () => {
  it("change only for the rows that a move touches", () => {
    const before = [0, 1, 2, 3].map(grid.rowSnapshot);
    arrow(1, 0);
    expect([0, 1, 2, 3].map((row) => grid.rowSnapshot(row) === before[row])).toEqual([false, false, true, true]);
  });

  it("keep the cells of a row whose selection alone changed", () => {
    const before = grid.rowSnapshot(0);
    arrow(0, 1);
    expect(grid.rowSnapshot(0).cells).toBe(before.cells);
    expect(grid.rowSnapshot(0).active).toBe(1);
  });

  it("follow the model", () => {
    let notified = 0;
    grid.subscribe(() => notified++);
    table.change([{ rowId: "r2", columnId: "c0", content: 5 }]);
    expect(grid.rowSnapshot(2).cells.view(0)!.text).toBe("5");
    expect(notified).toBe(1);
  });
});

describe("rows that change", () => {
  it("bring the selection back into the grid when they go away", () => {
    goTo(3, 0);
    table.setRowCount(2);
    expect(active()).toEqual([1, 0]);
  });

  it("move the selection along when others are added between them", () => {
    selectBlock(1, 0, 2, 1);
    table.setRows(["r0", "new", "r1", "r2", "r3"]);
    expect(rangeOf(grid.selection())).toEqual({ top: 2, left: 0, bottom: 3, right: 1 });
  });

  it("leave the selection in place when they are sorted", () => {
    goTo(1, 0);
    table.setRows(["r3", "r2", "r1", "r0"]);
    expect(active()).toEqual([1, 0]);
  });

  it.each([
    ["added", ["r0", "new", "r1", "r2", "r3"]],
    ["sorted", ["r3", "r2", "r1", "r0"]],
  ])("do not move the typed text to another row when they are %s", (_, rows) => {
    goTo(1, 0);
    type("7");
    table.setRows(rows);
    enter();
    expect(table.content("r1", "c0")).toBe(7);
    expect([table.content("r0", "c0"), table.content("r2", "c0"), table.content("new", "c0")]).toEqual([1, null, null]);
  });

  it("keep a selected range when they are announced unchanged, so that Ctrl+Enter fills all of it", () => {
    selectBlock(1, 0, 2, 1);
    type("7");
    table.setRows(["r0", "r1", "r2", "r3"]);
    grid.run({ type: "fillSelection" });
    expect(table.texts().slice(1, 3)).toEqual([
      ["7", "7", "6"],
      ["7", "7", ""],
    ]);
  });

  it.each([
    ["other rows", ["r0", "r3", "r1", "r2"]],
    ["another row between its own", ["r0", "new", "r1", "r2", "r3"]],
  ])("make Ctrl+Enter fill the edited cell alone when a selected range would have %s", (_, rows) => {
    selectBlock(0, 0, 2, 0);
    type("7");
    table.setRows(rows);
    grid.run({ type: "fillSelection" });
    expect(rows.map((row) => table.content(row, "c0"))).toEqual(
      rows.map((row) => ({ r0: 7, r1: 4, r3: 10 })[row] ?? null),
    );
  });

  it("close an editor whose row is gone", () => {
    goTo(1, 0);
    type("7");
    table.setRows(["r0", "r2", "r3"]);
    expect(grid.editMode()).toBeNull();
    enter();
    expect(table.content("r2", "c0")).toBeNull();
  });
});

describe("columns that change", () => {
  it("move the selection along when others are added between them", () => {
    selectBlock(1, 0, 2, 1);
    table.setColumns(["c0", "new", "c1", "c2"]);
    expect(rangeOf(grid.selection())).toEqual({ top: 1, left: 0, bottom: 2, right: 2 });
  });

  it("make Ctrl+Enter fill the edited cell alone when one is added within a selected range", () => {
    selectBlock(0, 0, 0, 1);
    type("7");
    table.setColumns(["c0", "new", "c1", "c2"]);
    grid.run({ type: "fillSelection" });
    expect(["c0", "new", "c1"].map((column) => table.content("r0", column))).toEqual([7, null, 2]);
  });

  it("leave the active cell in its column when others go away or change places", () => {
    goTo(1, 1);
    table.setColumns(["c1", "c2"]);
    expect(active()).toEqual([1, 0]);
    table.setColumns(["c2", "c1"]);
    expect(active()).toEqual([1, 1]);
  });

  it.each([
    ["goes away", ["c0", "c2"]],
    ["changes places with one outside", ["c0", "c2", "c1"]],
    ["was the active one and goes away", ["c1", "c2"]],
  ])("shrink a selected range to one cell when one of its columns %s", (_, columns) => {
    selectBlock(1, 0, 1, 1);
    table.setColumns(columns);
    expect(grid.selection()).toEqual(selectCell({ row: 1, column: 0 }));
  });

  it("keep a selected range when others after it go away", () => {
    selectBlock(1, 0, 2, 1);
    table.setColumns(["c0", "c1"]);
    expect(rangeOf(grid.selection())).toEqual({ top: 1, left: 0, bottom: 2, right: 1 });
  });

  it("keep the column to which Enter returns after Tab", () => {
    goTo(0, 1);
    tab();
    table.setColumns(["new", "c0", "c1", "c2"]);
    enter();
    expect(active()).toEqual([1, 2]);
  });

  it("move the typed text along with its row and column", () => {
    goTo(1, 1);
    type("7");
    table.setRows(["r1", "r0", "r2", "r3"]);
    table.setColumns(["c1", "c0", "c2"]);
    enter();
    expect([table.content("r1", "c1"), table.content("r1", "c0")]).toEqual([7, 4]);
  });

  it("close an editor whose column is gone", () => {
    goTo(1, 1);
    type("7");
    table.setColumns(["c0", "c2"]);
    expect(grid.editMode()).toBeNull();
    enter();
    expect(table.content("r1", "c2")).toBe(6);
  });
});
