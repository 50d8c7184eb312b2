import { describe, expect, test } from "vitest";
import { decimalsOf, ticksOf } from "@/contract/format/ticks";
import { labelEvery, spread } from "./axis";

describe("the ticks of an axis", () => {
  test("are round and enclose the values and zero", () => {
    expect(ticksOf([3.2, 5.3], 4)).toEqual([0, 2, 4, 6]);
    expect(ticksOf([-12, 31], 4)).toEqual([-20, 0, 20, 40]);
    expect(ticksOf([-0.31, -0.12], 3)).toEqual([-0.4, -0.2, 0]);
  });

  test("leave zero out if it would compress the values", () => {
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

  test("have enough decimals to be distinct", () => {
    expect(decimalsOf([0, 20])).toBe(0);
    expect(decimalsOf([0, 0.5, 1])).toBe(1);
    expect(decimalsOf([0, 0.25])).toBe(2);
  });
});

test("labels that are wider than a step are shown at every second, third or later step", () => {
  expect([labelEvery(30, 60), labelEvery(30, 20), labelEvery(30, 6), labelEvery(30, 0.5)]).toEqual([1, 2, 6, 30]);
});

describe("labels beside each other", () => {
  test("stay where they are when there is room", () => {
    expect(spread([40, 10, 80], 14, 0, 100)).toEqual([40, 10, 80]);
  });

  test("are moved apart in their order, within the edges", () => {
    expect(spread([50, 50, 52], 14, 0, 100)).toEqual([50, 64, 78]);
    expect(spread([98, 99], 14, 0, 100)).toEqual([86, 100]);
  });
});
