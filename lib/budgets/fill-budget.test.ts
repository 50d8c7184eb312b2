import fc from "fast-check";
import { expect, test } from "vitest";
import { raised, spread } from "./fill-budget";

test("the year before is raised by percent, in whole kronor, and unknown months stay unknown", () => {
  expect(raised([100, -50.4, null, 0], 5)).toEqual([105, -53, null, 0]);
  expect(raised([100], -100)).toEqual([0]);
});

test("a year's amount is spread as the year before was", () => {
  expect(spread(1200, [1, 3, null, 0])).toEqual([300, 900, 0, 0]);
  expect(spread(-100, [-1, -1, -1])).toEqual([-33, -34, -33]);
  expect(spread(1200.5, [1, 1, 0])).toEqual([600, 600.5, 0]);
});

test("it is spread evenly where the year before says nothing", () => {
  expect(spread(120, Array<null>(12).fill(null))).toEqual(Array<number>(12).fill(10));
  expect(spread(100, [0, 0, 0])).toEqual([33, 34, 33]);
  expect(spread(10, [5, -5])).toEqual([5, 5]);
});

test("the months add up to the amount, whatever the year before was", () => {
  const month = fc.option(fc.integer({ min: -100_000, max: 1_000_000 }));
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(month, { minLength: 1, maxLength: 18 }),
      (ore, before) => {
        const months = spread(ore / 100, before);
        expect(Math.round(months.reduce((sum, value) => sum + value * 100, 0))).toBe(ore);
      },
    ),
  );
});
