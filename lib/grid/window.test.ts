import { describe, expect, it } from "vitest";
import { columnWindow, inAnyTurn, inTurns, mounted, rowWindow, TURNS } from "./window";

describe("rowWindow", () => {
  it.each([
    [0, 400, 1000, { first: 0, last: 13 }],
    [36, 400, 1000, { first: 0, last: 14 }],
    [36 * 500, 400, 1000, { first: 498, last: 513 }],
    [36 * 999, 400, 1000, { first: 997, last: 999 }],
    [0, 400, 8, { first: 0, last: 7 }],
    [-50, 400, 8, { first: 0, last: 7 }],
    [0, 400, 0, { first: 0, last: -1 }],
  ])("scrolled to %d px with %d px in view of %d rows", (scrollTop, viewHeight, rowCount, expected) => {
    expect(rowWindow(scrollTop, viewHeight, 36, rowCount)).toEqual(expected);
  });

  it("covers every row in view at every scroll position", () => {
    for (let scrollTop = 0; scrollTop <= 36 * 100 - 400; scrollTop += 7) {
      const { first, last } = rowWindow(scrollTop, 400, 36, 100);
      expect(first * 36).toBeLessThanOrEqual(scrollTop);
      expect((last + 1) * 36).toBeGreaterThanOrEqual(scrollTop + 400);
    }
  });
});

describe("mounted", () => {
  it("keeps the active row when it is scrolled out of view", () => {
    expect(mounted({ first: 4, last: 6 }, 0)).toEqual([0, 4, 5, 6]);
    expect(mounted({ first: 4, last: 6 }, 5)).toEqual([4, 5, 6]);
    expect(mounted({ first: 4, last: 6 }, 9)).toEqual([4, 5, 6, 9]);
  });
});

describe("columnWindow", () => {
  const edges = Array.from({ length: 61 }, (_, column) => column * 100);

  it.each([
    [0, 1000, { first: 0, last: 11 }],
    [3_000, 1000, { first: 29, last: 41 }],
    [5_900, 1000, { first: 58, last: 59 }],
    [-5, 100, { first: 0, last: 2 }],
  ])("scrolled to %d px with %d px in view", (scrollLeft, viewWidth, expected) => {
    expect(columnWindow(scrollLeft, viewWidth, edges)).toEqual(expected);
  });

  it("has all columns of a grid that has few", () => {
    expect(columnWindow(300, 100, edges.slice(0, 13))).toEqual({ first: 0, last: 11 });
  });

  it("is empty without columns", () => {
    expect(columnWindow(0, 1000, [0])).toEqual({ first: 0, last: -1 });
  });
});

describe("inTurns", () => {
  it("has the columns in view in every group, and no more than a turn beside them", () => {
    for (let first = 0; first < 50; first++)
      for (const span of inTurns({ first, last: first + 9 }, 60)) {
        expect(span.first).toBeLessThanOrEqual(first);
        expect(span.last).toBeGreaterThanOrEqual(first + 9);
        expect(span.last - span.first).toBeLessThan(10 + 2 * (TURNS - 1));
      }
  });

  it("has the columns of all groups together, which change once in a turn", () => {
    const all = Array.from({ length: 50 }, (_, first) => inAnyTurn({ first, last: first + 9 }, 60));
    for (const [first, { first: from, last: to }] of all.entries())
      for (const span of inTurns({ first, last: first + 9 }, 60)) {
        expect(from).toBeLessThanOrEqual(span.first);
        expect(to).toBeGreaterThanOrEqual(span.last);
      }
    expect(new Set(all.slice(10, 30).map((span) => span.first)).size).toBe(20 / TURNS + 1);
  });

  it("lets one group begin elsewhere, and one end elsewhere, for each column of a scroll", () => {
    for (let first = 10; first < 40; first++) {
      const [before, after] = [first, first + 1].map((from) => inTurns({ first: from, last: from + 9 }, 60));
      expect(after!.filter((span, turn) => span.first !== before![turn]!.first)).toHaveLength(1);
      expect(after!.filter((span, turn) => span.last !== before![turn]!.last)).toHaveLength(1);
    }
  });

  it("ends at the first and the last column", () => {
    const few = { first: 0, last: 11 };
    expect(inTurns(few, 12)).toEqual([few, few, few, few]);
    expect(inTurns({ first: 0, last: -1 }, 0).map(({ last }) => last)).toEqual([-1, -1, -1, -1]);
  });
});
