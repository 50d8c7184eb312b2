import { describe, expect, it } from "vitest";
import type { KeyFigureResult, KeyFigureValue, MissingReason } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import { courseOf, stepOfDay } from "./course";

const DAYS = { first: "2024-01-01", last: "2024-04-30" };
const step = (first: string, last: string, value: number | null, more: Partial<KeyFigureValue> = {}) => ({
  value,
  period: periodOfDays(first, last),
  ...(value !== null && { bookedThrough: last }),
  ...more,
});
const unbooked = (first: string, last: string, more: Partial<KeyFigureValue> = {}) =>
  step(first, last, null, { reason: { code: "noBooks", start: first, end: last }, ...more });
const result = (...keyFigureValues: KeyFigureValue[]): KeyFigureResult => ({
  keyFigure: { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  keyFigureValues,
});
const DIVISION_BY_ZERO: MissingReason = { code: "divisionByZero", divisor: "NetSales" };

describe("the course of a figure", () => {
  const all = result(
    step("2023-01-01", "2023-01-31", 1),
    step("2023-02-01", "2023-02-28", 2),
    step("2023-03-01", "2023-03-31", 3),
    step("2024-01-01", "2024-01-31", 10, { yearBefore: 1 }),
    step("2024-02-01", "2024-02-29", null, { reason: DIVISION_BY_ZERO, bookedThrough: "2024-02-29" }),
    unbooked("2024-03-01", "2024-03-31", { target: 5, budget: 6 }),
    unbooked("2024-04-01", "2024-04-30"),
    // The next year's books have begun, although this year is not fully booked.
    step("2025-01-01", "2025-01-31", 20, { yearBefore: 10 }),
  );
  const course = courseOf(all, DAYS);

  it("keeps the steps that end within the days, each with the same months of the year before", () => {
    expect(course.map(({ value, before }) => [value, before])).toEqual([
      [10, 1],
      [null, 2],
      [null, 3],
      [null, null],
    ]);
  });

  it("gives the reason why a booked step has no value, and none for an unbooked step", () => {
    expect(course.map(({ reason }) => reason)).toEqual([undefined, DIVISION_BY_ZERO, undefined, undefined]);
  });

  it("has the target and the budget of a step, also where the books have not come to it", () => {
    expect(course.slice(1, 3)).toMatchObject([
      { target: null, budget: null },
      { value: null, target: 5, budget: 6 },
    ]);
  });

  it("has a step of twelve months where its last month lies within the days, also where that month is not booked", () => {
    const twelve = result(
      step("2022-04-01", "2023-03-31", 5),
      step("2023-02-01", "2024-01-31", 7, { yearBefore: 4 }),
      unbooked("2023-04-01", "2024-03-31", {
        bookedThrough: "2024-02-29",
        reason: { code: "noBooks", start: "2024-03-01", end: "2024-03-31" },
      }),
    );
    expect(courseOf(twelve, DAYS)).toMatchObject([
      { value: 7, before: 4 },
      { value: null, before: 5 },
    ]);
  });

  it("compares a partly booked quarter with the same months a year earlier or nothing, never a whole quarter", () => {
    const quarters = (more: Partial<KeyFigureValue>) =>
      courseOf(
        result(
          step("2023-01-01", "2023-03-31", 9),
          step("2024-01-01", "2024-03-31", 4, { bookedThrough: "2024-01-31", ...more }),
        ),
        DAYS,
      );
    expect(quarters({ yearBefore: 3 })).toMatchObject([{ value: 4, before: 3, bookedThrough: "2024-01-31" }]);
    expect(quarters({})).toMatchObject([{ before: null }]);
    const missing = { value: null, reason: DIVISION_BY_ZERO };
    expect(quarters(missing)).toMatchObject([{ before: null, reason: DIVISION_BY_ZERO }]);
  });
});

it("a day between two fiscal years belongs to no step", () => {
  const steps = courseOf(result(step("2024-02-01", "2024-02-29", 7), step("2024-04-01", "2024-04-30", 8)), DAYS);
  expect(["2024-03-15", "2024-04-15"].map((day) => stepOfDay(steps, day, DAYS))).toEqual([-1, 1]);
});

it("a day belongs to the first step that contains it, but to none when it is before the shown days", () => {
  const steps = courseOf(result(step("2023-02-01", "2024-01-31", 7), step("2023-03-01", "2024-02-29", 8)), DAYS);
  expect(["2023-12-31", "2024-01-31", "2024-02-01", "2024-03-01"].map((day) => stepOfDay(steps, day, DAYS))).toEqual([
    -1, 0, 1, -1,
  ]);
});
