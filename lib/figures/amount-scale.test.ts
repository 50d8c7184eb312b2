import { expect, it } from "vitest";
import { decimalsForThreeDigits, scaleOf } from "./amount-scale";

it("amounts are shown in units, thousands or millions, by the largest of them", () => {
  expect([[9_999], [10_000, -5], [-1_200_000, 3], [Infinity, 12], []].map(scaleOf)).toEqual([0, 3, 6, 0, 0]);
});

it("a value is shown with three digits, but with no more than the given decimals", () => {
  expect([3.912, 48.2, 481, 99.96, -9.996].map((value) => decimalsForThreeDigits(value, 2))).toEqual([2, 1, 0, 0, 1]);
  expect(decimalsForThreeDigits(5, 0)).toBe(0);
});
