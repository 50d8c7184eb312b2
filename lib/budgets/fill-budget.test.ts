import fc from "fast-check";
import { expect, test } from "vitest";
import { raised, spread } from "./fill-budget";

/** The amount of a month of the year before, in öre; null where it is not known. */
const ore = fc.option(fc.integer({ min: -10_000_000, max: 100_000_000 }));
const kronor = (months: readonly (number | null)[]) => months.map((month) => (month === null ? null : month / 100));

test("the year before is raised by percent, in whole kronor, and unknown months stay unknown", () => {
  expect(raised([100, -50.4, null, 0], 5)).toEqual([105, -53, null, 0]);
  expect(raised([100], -100)).toEqual([0]);
});

test("a year's amount is spread as the year before was", () => {
  expect(spread(1200, [1, 3, null, 0])).toEqual([300, 900, 0, 0]);
  expect(spread(-100, [-1, -1, -1])).toEqual([-33, -34, -33]);
  expect(spread(1200.5, [1, 1, 0])).toEqual([600, 600.5, 0]);
});

test("a year's amount is spread evenly where nothing was booked in the year before", () => {
  expect(spread(120, Array<null>(12).fill(null))).toEqual(Array<number>(12).fill(10));
  expect(spread(100, [0, 0, 0])).toEqual([33, 34, 33]);
});

test("a year's amount is spread evenly where the months of the year before cancel each other", () => {
  const evenly = Array<number>(12).fill(10_000);
  const accrual = [4166.7, 4166.7, 4166.7, ...Array<number>(8).fill(0), -12_500.1];
  expect(spread(120_000, accrual)).toEqual(evenly);
  expect(spread(10, [5, -5])).toEqual([5, 5]);
  expect(spread(120_000, [1000, -999.9, ...Array<null>(10).fill(null)])).toEqual(evenly);
  // A credit note in one month is a part like any other.
  expect(spread(90, [50, -5, 45])).toEqual([50, -5, 45]);
  expect(spread(9900, [10_000, -100, 0])).toEqual([10_000, -100, 0]);
});

test("no month is more than one and a half times the amount, save for rounding", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e7, max: 1e7 }),
      fc.array(ore, { minLength: 1, maxLength: 18 }),
      (amount, before) => {
        for (const month of spread(amount, kronor(before)))
          expect(Math.abs(month)).toBeLessThanOrEqual(1.5 * Math.abs(amount) + 1);
      },
    ),
  );
});

test("the months add up to the amount, whatever the year before was", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.array(ore, { minLength: 1, maxLength: 18 }),
      (amount, before) => {
        const months = spread(amount / 100, kronor(before));
        expect(Math.round(months.reduce((sum, value) => sum + value * 100, 0))).toBe(amount);
      },
    ),
  );
});
