import { describe, expect, it } from "vitest";
import { planPaste } from "./paste";

const SIZE = { rows: 3, columns: 4 };
const at = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });

/** Texts by place, `.` where nothing is written. */
function drawn(plan: ReturnType<typeof planPaste>): string[] {
  return Array.from({ length: SIZE.rows }, (_, row) =>
    Array.from(
      { length: SIZE.columns },
      (__, column) => plan.writes.find((cell) => cell.row === row && cell.column === column)?.text ?? ".",
    ).join(""),
  );
}

describe("planPaste", () => {
  it("puts a block at the upper left cell of the selection", () => {
    const plan = planPaste([["a", "b"], ["c", "d"]], at(1, 1), SIZE); // prettier-ignore
    expect(drawn(plan)).toEqual(["....", ".ab.", ".cd."]);
    expect(plan.range).toEqual(at(1, 1, 2, 2));
    expect(plan.outside).toEqual({ rows: 0, columns: 0, cells: 0 });
  });

  it("fills a selection with one value", () => {
    expect(drawn(planPaste([["a"]], at(0, 1, 2, 2), SIZE))).toEqual([".aa.", ".aa.", ".aa."]);
  });

  it("repeats a block over a selection that is a whole number of blocks", () => {
    expect(drawn(planPaste([["a", "b"]], at(0, 0, 1, 3), SIZE))).toEqual(["abab", "abab", "...."]);
  });

  it("does not repeat a block over a selection it does not divide", () => {
    expect(drawn(planPaste([["a", "b"]], at(0, 0, 1, 2), SIZE))).toEqual(["ab..", "....", "...."]);
  });

  it("counts what sticks out of the grid, and only filled cells as lost", () => {
    const plan = planPaste([["a", "b", "c"], ["d", "", ""], ["e", "f", ""]], at(1, 2), SIZE); // prettier-ignore
    expect(drawn(plan)).toEqual(["....", "..ab", "..d"]);
    expect(plan.range).toEqual(at(1, 2, 2, 3));
    expect(plan.outside).toEqual({ rows: 1, columns: 1, cells: 3 });
  });

  it("fills short rows up with empty cells", () => {
    expect(planPaste([["a"], ["b", "c"]], at(0, 0), SIZE).writes).toContainEqual({ row: 0, column: 1, text: "" });
  });

  it("takes a block of 200,000 rows", () => {
    const block = Array.from({ length: 200_000 }, () => ["1"]);
    expect(planPaste(block, at(0, 0), SIZE).outside).toEqual({ rows: 199_997, columns: 0, cells: 199_997 });
  });
});
