import { describe, expect, it } from "vitest";
import {
  areApart,
  columnEdges,
  columnsInAnyGroup,
  columnsByRowGroup,
  columnsInView,
  covers,
  mounted,
  rowsAround,
  rowsInView,
  ROW_GROUPS,
} from "./window";

describe("rowsInView", () => {
  it.each([
    [0, 400, 1000, { first: 0, last: 11 }],
    [35, 400, 1000, { first: 0, last: 12 }],
    [36, 400, 1000, { first: 1, last: 12 }],
    [36, 396, 1000, { first: 1, last: 11 }],
    [36 * 999, 400, 1000, { first: 999, last: 999 }],
    [36 * 1100, 400, 1000, { first: 999, last: 999 }],
    [0, 400, 8, { first: 0, last: 7 }],
    [-50, 400, 8, { first: 0, last: 7 }],
    [0, 400, 0, { first: 0, last: -1 }],
  ])("scrolled to %d px with %d px in view of %d rows of 36 px: %j", (scrollTop, viewHeight, rowCount, expected) => {
    expect(rowsInView(scrollTop, viewHeight, 36, rowCount)).toEqual(expected);
  });

  it("are all those in view, and no other, at every scroll position", () => {
    for (let scrollTop = 0; scrollTop <= 36 * 100 - 400; scrollTop += 7) {
      const { first, last } = rowsInView(scrollTop, 400, 36, 100);
      expect(first * 36).toBeLessThanOrEqual(scrollTop);
      expect((first + 1) * 36).toBeGreaterThan(scrollTop);
      expect((last + 1) * 36).toBeGreaterThanOrEqual(scrollTop + 400);
      expect(last * 36).toBeLessThan(scrollTop + 400);
    }
  });
});

describe("rowsAround", () => {
  it.each([
    [{ first: 0, last: 11 }, 1000, { first: 0, last: 13 }],
    [{ first: 500, last: 511 }, 1000, { first: 498, last: 513 }],
    [{ first: 999, last: 999 }, 1000, { first: 997, last: 999 }],
    [{ first: 0, last: 7 }, 8, { first: 0, last: 7 }],
    [{ first: 0, last: -1 }, 0, { first: 0, last: -1 }],
  ])("are a few more than %j of %d: %j", (inView, rowCount, expected) => {
    expect(rowsAround(inView, rowCount)).toEqual(expected);
  });
});

describe("mounted", () => {
  it("keeps the active row when it is scrolled out of view", () => {
    expect(mounted({ first: 4, last: 6 }, 0)).toEqual([0, 4, 5, 6]);
    expect(mounted({ first: 4, last: 6 }, 5)).toEqual([4, 5, 6]);
    expect(mounted({ first: 4, last: 6 }, 9)).toEqual([4, 5, 6, 9]);
  });
});

describe("spans", () => {
  const span = (first: number, last: number) => ({ first, last });

  it("are apart when they share no row or column", () => {
    expect(areApart(span(0, 4), span(5, 9))).toBe(true);
    expect(areApart(span(5, 9), span(0, 4))).toBe(true);
    expect(areApart(span(0, 5), span(5, 9))).toBe(false);
    expect(areApart(span(0, 9), span(4, 5))).toBe(false);
  });

  it("cover what is within them", () => {
    expect(covers(span(2, 9), span(2, 9))).toBe(true);
    expect(covers(span(2, 9), span(1, 9))).toBe(false);
    expect(covers(span(2, 9), span(2, 10))).toBe(false);
  });
});

describe("columnsByRowGroup", () => {
  const COLUMNS = 60;
  const WIDTH = 100;
  const SIX_COLUMNS = 6 * WIDTH;
  /** A little less than ten columns, so that at most eleven are in view. */
  const VIEW = 980;
  const even = columnEdges(COLUMNS, WIDTH, () => undefined);
  const uneven = columnEdges(COLUMNS, WIDTH, (column) => (column % 7 === 3 ? 40 + 5 * column : undefined));
  const scrolls = Array.from({ length: 500 }, (_, step) => step * 10);

  it.each([
    ["even", even],
    ["uneven", uneven],
  ])("mounts the %s columns in view in every group, and gives each mounted column a header", (_, edges) => {
    for (const scrollLeft of scrolls) {
      const headers = columnsInAnyGroup(scrollLeft, VIEW, edges);
      const inView = columnsInView(scrollLeft, VIEW, edges);
      expect(edges[inView.first]).toBeLessThanOrEqual(scrollLeft);
      expect(edges[inView.last + 1]).toBeGreaterThanOrEqual(Math.min(scrollLeft + VIEW, edges.at(-1)!));
      for (const span of columnsByRowGroup(scrollLeft, VIEW, edges)) {
        expect(covers(span, inView)).toBe(true);
        expect(headers.first).toBeLessThanOrEqual(span.first);
        expect(headers.last).toBeGreaterThanOrEqual(span.last);
      }
    }
  });

  it("has at most eight columns more than are in view", () => {
    for (const scrollLeft of scrolls)
      for (const { first, last } of columnsByRowGroup(scrollLeft, VIEW, even))
        expect(last - first + 1).toBeLessThanOrEqual(11 + 8);
  });

  it("changes both ends of a group at once, after six columns, and the groups one after the other", () => {
    let before = columnsByRowGroup(1_000, VIEW, even);
    const changes = before.map((): number[] => []);
    for (let scrollLeft = 1_001; scrollLeft <= 1_000 + 3 * SIX_COLUMNS; scrollLeft++) {
      const now = columnsByRowGroup(scrollLeft, VIEW, even);
      const changed = now.flatMap((span, group) => (span.first === before[group]!.first ? [] : [group]));
      expect(now.flatMap((span, group) => (span.last === before[group]!.last ? [] : [group]))).toEqual(changed);
      expect(changed.length).toBeLessThanOrEqual(1);
      for (const group of changed) changes[group]!.push(scrollLeft);
      before = now;
    }
    // Within 5 px (-1 digits), because a change is seen only at the next whole pixel.
    for (const [first, second, third] of changes) {
      expect(second! - first!).toBeCloseTo(SIX_COLUMNS, -1);
      expect(third! - second!).toBeCloseTo(SIX_COLUMNS, -1);
    }
  });

  it("changes the headers once in six columns", () => {
    const distance = 5 * SIX_COLUMNS;
    const positions = scrolls.filter((scrollLeft) => scrollLeft >= 1_000 && scrollLeft < 1_000 + distance);
    const firsts = positions.map((scrollLeft) => columnsInAnyGroup(scrollLeft, VIEW, even).first);
    // The distance begins within a step, so it touches one step more than it is long.
    expect(new Set(firsts).size).toBe(distance / SIX_COLUMNS + 1);
  });

  it("ends at the first and the last column, also where the grid is scrolled beyond them", () => {
    const toTheEnd = COLUMNS * WIDTH - VIEW;
    for (const scrollLeft of [0, -50]) {
      for (const { first } of columnsByRowGroup(scrollLeft, VIEW, even)) expect(first).toBe(0);
    }
    for (const scrollLeft of [toTheEnd, toTheEnd + 50]) {
      for (const { last } of columnsByRowGroup(scrollLeft, VIEW, even)) expect(last).toBe(COLUMNS - 1);
    }
  });

  it("has all columns of a grid with few columns, and none in a grid without columns", () => {
    const few = columnsByRowGroup(300, 100, even.slice(0, 13));
    expect(few).toEqual(Array.from({ length: ROW_GROUPS }, () => ({ first: 0, last: 11 })));
    expect(columnsInAnyGroup(0, VIEW, [0])).toEqual({ first: 0, last: -1 });
  });
});
