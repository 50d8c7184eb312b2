import { describe, expect, test } from "vitest";
import { decimalsOf, ticksOf } from "./ticks";

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

  test("have the decimals with which each is written exactly", () => {
    expect(decimalsOf([0, 20])).toBe(0);
    expect(decimalsOf([0, 0.5, 1])).toBe(1);
    expect(decimalsOf([0, 0.25])).toBe(2);
    expect(decimalsOf(ticksOf([0.0009], 4))).toBe(5);
    expect(decimalsOf([0, 1e-9])).toBe(6);
  });
});
