import { describe, expect, it } from "vitest";
import { extremeOf, operate, type Value } from "./values";

describe("values", () => {
  it("stay exact öre while amounts are added and multiplied by whole numbers, and otherwise become numbers", () => {
    // 2 ** 53 + 1, the first whole number that a JavaScript number cannot hold.
    const amount = 9_007_199_254_740_993n;
    expect(operate("+", amount, 1n)).toBe(amount + 1n);
    expect(operate("*", 3, amount)).toBe(3n * amount);
    expect(operate("*", amount, 3)).toBe(3n * amount);
    expect(operate("/", 300n, 200n)).toBe(1.5);
    expect(operate("*", 0.5, 300n)).toBe(1.5);
    expect(operate("-", 300n, 0.5)).toBe(2.5);
  });

  it("are compared in units of the currency, and the result is NaN if any is NaN", () => {
    const cases: [values: Value[], least: Value, greatest: Value][] = [
      [[300n, 2.5, -100n], -100n, 300n],
      [[3, 300n], 3, 3],
      [[Infinity, Infinity, 1], 1, Infinity],
      [[1, NaN, 2], NaN, NaN],
    ];
    for (const [values, least, greatest] of cases) {
      expect([extremeOf("min", values), extremeOf("max", values)]).toEqual([least, greatest]);
    }
  });
});
