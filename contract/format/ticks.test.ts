import { describe, expect, test } from "vitest";
import { decimalsOf, positionBetween, ticksOf } from "./ticks";

test("a value has its place between two others, also where their difference overflows", () => {
  expect([0, 5, 20].map((value) => positionBetween(0, 20, value))).toEqual([0, 0.25, 1]);
  expect([-1.5e308, 0, 1.5e308].map((value) => positionBetween(-1.5e308, 1.5e308, value))).toEqual([0, 0.5, 1]);
  expect(positionBetween(7, 7, 7)).toBe(0);
});

describe("the ticks of an axis", () => {
  test("are round and enclose the values and zero", () => {
    expect(ticksOf([3.2, 5.3], 4)).toEqual([0, 2, 4, 6]);
    expect(ticksOf([-12, 31], 4)).toEqual([-20, 0, 20, 40]);
    expect(ticksOf([-0.31, -0.12], 3)).toEqual([-0.4, -0.2, 0]);
  });

  test("leave zero out only if it would compress the values", () => {
    expect(ticksOf([52, 58], 3, false)).toEqual([52, 54, 56, 58]);
    expect(ticksOf([-58, -52], 3, false)).toEqual([-58, -56, -54, -52]);
    expect(ticksOf([10, 58], 3, false)).toEqual([0, 20, 40, 60]);
    expect(ticksOf([-5, 58], 3, false)).toEqual([-25, 0, 25, 50, 75]);
    expect(ticksOf([7, 7], 3, false)).toEqual([0, 2.5, 5, 7.5]);
  });

  test("work without values, and ignore values that are not finite", () => {
    expect(ticksOf([], 4)).toEqual([0, 1]);
    expect(ticksOf([0, 0], 4)).toEqual([0, 1]);
    expect(ticksOf([NaN, Infinity, 8], 4)).toEqual([0, 2, 4, 6, 8]);
  });

  test.each([[[-1e308, 1e308]], [[-1.7e308]], [[1.7e308, 1]], [[Number.MAX_VALUE, -Number.MAX_VALUE]]])(
    "are finite, in order and enclose values as large as %j",
    (values) => {
      const ticks = ticksOf(values, 4);
      expect(ticks.length).toBeGreaterThan(2);
      expect(ticks.every(Number.isFinite)).toBe(true);
      expect(ticks).toEqual([...new Set(ticks)].sort((one, other) => one - other));
      // Ticks have twelve digits, so the largest doubles can lie slightly beyond the last one.
      const positions = values.map((value) => positionBetween(ticks[0]!, ticks.at(-1)!, value));
      for (const position of positions) expect(Math.abs(position - 0.5)).toBeLessThan(0.5 + 1e-9);
    },
  );

  test("have the decimals with which each is written exactly, six at most", () => {
    expect(decimalsOf([0, 20])).toBe(0);
    expect(decimalsOf([0, 0.5, 1])).toBe(1);
    expect(decimalsOf([0, 0.25])).toBe(2);
    expect(decimalsOf(ticksOf([0.0009], 4))).toBe(5);
    expect(decimalsOf([0, 1e-9])).toBe(6);
  });
});
