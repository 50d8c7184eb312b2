import { describe, expect, it } from "vitest";
import type { CellContent } from "./cell-content";
import { continueSeries, fillModes, type FillMode } from "./series";

describe("continueSeries", () => {
  it.each<[CellContent[], FillMode, CellContent[]]>([
    [[1, 2], "series", [3, 4, 5]],
    [[10, 8], "series", [6, 4, 2]],
    [[5], "series", [6, 7, 8]],
    [[0.3, 0.2, 0.1], "series", [0, -0.1, -0.2]],
    [[0.1, 0.2], "series", [0.3, 0.4, 0.5]],
    // The line through (0, 1), (1, 2) and (2, 4) by least squares is 5/6 + 1.5 x.
    [[1, 2, 4], "series", [5.33333333333333, 6.83333333333333, 8.33333333333333]],
    [[1e300, 2e300], "series", [3e300, 4e300, 5e300]],
    [[2, 4], "growth", [8, 16, 32]],
    [[-100, -110], "growth", [-121, -133.1, -146.41]],
    [[1000, 100, 10], "growth", [1, 0.1, 0.01]],
    [[1, 2], "copy", [1, 2, 1]],
    [[null, 7], "copy", [null, 7, null]],
    // A mode that is not possible for these contents repeats them.
    [[null, 7], "series", [null, 7, null]],
    [[0, 2], "growth", [0, 2, 0]],
    [[Infinity], "series", [Infinity, Infinity, Infinity]],
  ])("%j goes on by %s with %j", (source, mode, expected) => {
    expect(continueSeries(source, 3, mode)).toEqual(expected);
  });
});

describe("fillModes", () => {
  it.each<[CellContent[], FillMode[]]>([
    [[5], ["copy", "series"]],
    [
      [5, 6],
      ["series", "copy", "growth"],
    ],
    [
      [5, -6],
      ["series", "copy"],
    ],
    [
      [5, 0],
      ["series", "copy"],
    ],
    [[5, null], ["copy"]],
    [[null], ["copy"]],
    [[NaN, 1], ["copy"]],
    [[{ text: "x", reason: "y" }, 1], ["copy"]],
  ])("%j can be continued by %j", (source, modes) => {
    expect(fillModes(source)).toEqual(modes);
  });
});
