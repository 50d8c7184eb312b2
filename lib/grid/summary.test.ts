import { describe, expect, it } from "vitest";
import { selectRange } from "./selection";
import { summarize } from "./summary";
import { NumberTable } from "./testing/number-table";

const summaryOf = (...rows: string[][]) => {
  const width = Math.max(...rows.map((row) => row.length));
  const table = new NumberTable(rows.length, width).fill(rows);
  return summarize(table, selectRange({ row: 0, column: 0 }, { row: rows.length - 1, column: width - 1 }));
};

describe("summarize", () => {
  it("counts, adds and averages the numbers, not the empty cells and texts", () => {
    expect(summaryOf(["1", "", "2,5"], ["abc", "0", "−2"])).toEqual({
      numbers: 4,
      sum: 1.5,
      average: 0.375,
    });
  });

  it("adds decimals without errors of rounding", () => {
    expect(summaryOf(Array.from({ length: 10 }, () => "0,1")).sum).toBe(1);
    expect(summaryOf(["0,1", "0,2", "-0,3"]).sum).toBe(0);
  });

  it("keeps infinities and NaN", () => {
    expect(summaryOf(["∞", "1"])).toMatchObject({ sum: Infinity, average: Infinity });
    expect(summaryOf(["∞", "-∞"]).sum).toBeNaN();
    expect(summaryOf(["NaN", "1"]).sum).toBeNaN();
  });

  it("finds no numbers in empty cells, and so no average", () => {
    expect(summaryOf(["", ""])).toEqual({ numbers: 0, sum: 0, average: NaN });
  });
});
