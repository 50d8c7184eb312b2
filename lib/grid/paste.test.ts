import { describe, expect, it } from "vitest";
import type { GridReport } from "./grid-report";
import { GridStore } from "./grid-store";
import { isQuestionable, pasteBlock, preparePaste, type PastedBlock } from "./paste";
import { rangeOf, selectRange } from "./selection";
import { NumberTable } from "./testing/number-table";

/** Prepares the paste of a block in an empty grid of 3 rows and 4 columns with a selection. */
function prepared(block: PastedBlock, [top, left, bottom = top, right = left]: number[]) {
  const table = new NumberTable(3, 4);
  const store = new GridStore(table);
  store.select(selectRange({ row: top!, column: left! }, { row: bottom!, column: right! }));
  const reports: GridReport[] = [];
  store.onReport((report) => reports.push(report));
  const plan = preparePaste(store, block)!;
  return { table, store, plan, reports };
}

/** The rows of a grid with a character for each cell, a dot where it is empty. */
const drawn = (table: NumberTable) => table.texts().map((row) => row.map((text) => text || ".").join(""));

describe("a paste", () => {
  it("puts a block at the upper left cell of the selection", () => {
    const { table, store, plan } = prepared([["1", "2"], ["3", "4"]], [1, 1]); // oxfmt-ignore
    pasteBlock(store, plan);
    expect(drawn(table)).toEqual(["....", ".12.", ".34."]);
    expect(rangeOf(store.selection())).toEqual({ top: 1, left: 1, bottom: 2, right: 2 });
    expect(plan.outside).toEqual({ rows: 0, columns: 0, cells: 0 });
  });

  it("fills a selection with one value", () => {
    const { table, store, plan } = prepared([["1"]], [0, 1, 2, 2]);
    pasteBlock(store, plan);
    expect(drawn(table)).toEqual([".11.", ".11.", ".11."]);
  });

  it("repeats a block over a selection that is a whole number of blocks", () => {
    const { table, store, plan } = prepared([["1", "2"]], [0, 0, 1, 3]);
    pasteBlock(store, plan);
    expect(drawn(table)).toEqual(["1212", "1212", "...."]);
  });

  it("does not repeat a block over a selection it does not divide", () => {
    const { table, store, plan } = prepared([["1", "2"]], [0, 0, 1, 2]);
    pasteBlock(store, plan);
    expect(drawn(table)).toEqual(["12..", "....", "...."]);
  });

  it("counts what sticks out of the grid, and only filled cells as lost", () => {
    const { table, store, plan } = prepared([["1", "2", "3"], ["4", "", ""], ["5", "6", ""]], [1, 2]); // oxfmt-ignore
    expect(isQuestionable(plan)).toBe(true);
    pasteBlock(store, plan);
    expect(drawn(table)).toEqual(["....", "..12", "..4."]);
    expect(plan.outside).toEqual({ rows: 1, columns: 1, cells: 3 });
  });

  it("asks nothing when only empty cells stick out", () => {
    expect(isQuestionable(prepared([["1", "", ""]], [0, 3]).plan)).toBe(false);
  });

  it("clears with the empty cells of short rows", () => {
    const block = [["1"], ["2", "3"]];
    const { table, store } = prepared(block, [0, 0]);
    table.fill([["7", "8"]]);
    pasteBlock(store, preparePaste(store, block)!);
    expect(drawn(table)[0]).toBe("1...");
  });

  it("takes a block of 200,000 rows, which is more than the arguments that a function call can have", () => {
    const { plan } = prepared(
      Array.from({ length: 200_000 }, () => ["1"]),
      [0, 0],
    );
    expect(plan.outside).toEqual({ rows: 199_997, columns: 0, cells: 199_997 });
  });

  it.each(["likely", "other"] as const)(
    "writes the %s one of two numbers that a text can mean, and tells of both",
    (reading) => {
      const { table, store, plan, reports } = prepared([["1,234", "5", "2.345"]], [0, 0]);
      expect(isQuestionable(plan)).toBe(true);
      pasteBlock(store, plan, reading);
      const [likely, other] = [[1.234, 5, 2345], [1234, 5, 2.345]]; // oxfmt-ignore
      const [content, otherwise] = reading === "likely" ? [likely, other] : [other, likely];
      expect([0, 1, 2].map((column) => table.content("r0", `c${column}`))).toEqual(content);
      expect(reports.at(-1)).toMatchObject({
        doubts: [
          { text: "1,234", content: content[0], alternative: otherwise[0] },
          { text: "2.345", content: content[2], alternative: otherwise[2] },
        ],
      });
    },
  );

  it("takes the number in full where it stands beside the text, and then nothing is in doubt", () => {
    const { table, store, plan } = prepared([[{ text: "1,234", exact: 1234 }, { text: "21 %", exact: 20.61 }]], [0, 0]); // oxfmt-ignore
    expect(isQuestionable(plan)).toBe(false);
    pasteBlock(store, plan);
    expect([table.content("r0", "c0"), table.content("r0", "c1")]).toEqual([1234, 20.61]);
  });

  it("keeps a text that is no number, such as a date, even if the clipboard has a number for it", () => {
    const { table, store, plan } = prepared([[{ text: "2024-01-31", exact: 45322 }]], [0, 0]);
    pasteBlock(store, plan);
    expect(table.content("r0", "c0")).toEqual({ text: "2024-01-31", reason: "unreadable" });
  });
});
