// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { describe, expect, it, test } from "vitest";
import { offsetOf, rowAt, useWindowedRows } from "./use-windowed-rows";

describe("rows of two heights", () => {
  const tall = { at: [2, 5, 6], height: 200 };
  it("have an offset that includes all rows before them", () => {
    expect([0, 1, 2, 3, 5, 6, 7, 8].map((index) => offsetOf(index, 36, tall))).toEqual([
      0, 36, 72, 272, 344, 544, 744, 780,
    ]);
  });

  it("are found by their distance", () => {
    for (let index = 0; index < 20; index++) {
      const start = offsetOf(index, 36, tall);
      const height = offsetOf(index + 1, 36, tall) - start;
      for (const distance of [start, start + height - 1]) expect(rowAt(distance, 36, tall)).toBe(index);
    }
    expect(rowAt(-500, 36, tall)).toBe(0);
    expect(rowAt(3600, 36, { at: [], height: 0 })).toBe(100);
  });
});

test("all rows are rendered while the page is printed, and those in the window again afterwards", () => {
  const { result } = renderHook(() => useWindowedRows<HTMLDivElement>(100));
  const before = result.current;
  expect(before.end).toBeLessThan(100);
  act(() => {
    window.dispatchEvent(new Event("beforeprint"));
  });
  expect(result.current).toMatchObject({ first: 0, end: 100 });
  act(() => {
    window.dispatchEvent(new Event("afterprint"));
  });
  expect(result.current).toEqual(before);
  cleanup();
});
