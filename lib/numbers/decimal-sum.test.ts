import { expect, it } from "vitest";
import { decimalSum, DecimalSum } from "./decimal-sum";

it.each([
  [[0.1, 0.2, -0.3], 0],
  [[0.1, 0.2], 0.3],
  [[8.3, -8.299999999999999], 0],
  [[1, -0.999999999999999], 1e-15],
  [[1, -0.9999999999999999], 0],
  [[1e16, 1, -1e16], 1],
  [[1e-7, 2e-7], 3e-7],
  [[123_456_789_012.34, 0.02, null], 123_456_789_012.36],
  [[1e300, 0.5], 1e300],
  [[-0, null], 0],
  [[Infinity, 0.1], Infinity],
  [[Infinity, -Infinity], NaN],
  [[NaN, 1], NaN],
  [[null], null],
])("the sum of %j is %d", (values, sum) => {
  expect(decimalSum(values)).toBe(sum);
});

it("adds ten thousand numbers without an error that grows", () => {
  expect(decimalSum(Array<number>(10_000).fill(1_234_567.89))).toBe(12_345_678_900);
});

it("adds to a copy without changing the original", () => {
  const sum = new DecimalSum();
  sum.add(0.1);
  const copy = sum.copy();
  copy.add(0.2);
  expect([sum.value, copy.value]).toEqual([0.1, 0.3]);
});
