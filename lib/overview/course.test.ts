import { describe, expect, it } from "vitest";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/key-figure-value";
import { periodOfDays } from "@/contract/period-steps";
import { bookedUntil, courseOf, stepOfDay } from "./course";

const CLOSED = { ...periodOfDays("2023-01-01", "2023-12-31"), lastLedgerDate: "2023-11-10" };
const RUNNING = { ...periodOfDays("2024-01-01", "2024-12-31"), lastLedgerDate: "2024-02-15T00:00:00" };
const YEARS = [CLOSED, RUNNING];
const DAYS = { first: "2024-01-01", last: "2024-03-31" };
const step = (first: string, last: string, value: number | null): KeyFigureValue => ({
  value,
  period: periodOfDays(first, last),
  ...(value === null && { reason: { code: "divisionByZero" as const, divisor: "NetSales" } }),
});
const result = (...keyFigureValues: KeyFigureValue[]): KeyFigureResult => ({
  keyFigure: { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  keyFigureValues,
});

describe("courseOf", () => {
  const all = result(
    step("2023-01-01", "2023-01-31", 1),
    step("2023-02-01", "2023-02-28", 2),
    step("2023-03-01", "2023-03-31", 3),
    step("2024-01-01", "2024-01-31", 10),
    step("2024-02-01", "2024-02-29", null),
    step("2024-03-01", "2024-03-31", 0),
    step("2024-04-01", "2024-04-30", 0),
  );

  it("keeps the steps that end within the days, each with the same months of the year before", () => {
    const course = courseOf(all, YEARS, DAYS);
    expect(course.map(({ value, before }) => [value, before])).toEqual([
      [10, 1],
      [null, 2],
      [null, 3],
    ]);
  });

  it("says why a value is missing, and nothing of a step that the books have not come to", () => {
    expect(courseOf(all, YEARS, DAYS).map(({ reason }) => reason?.code)).toEqual([
      undefined,
      "divisionByZero",
      undefined,
    ]);
  });

  it("has the target and the budget of a step, also where the books have not come to it", () => {
    const march = { ...step("2024-03-01", "2024-03-31", 0), target: 5, budget: 6 };
    expect(courseOf(result(step("2024-01-01", "2024-01-31", 1), march), YEARS, DAYS)).toMatchObject([
      { target: null, budget: null },
      { value: null, target: 5, budget: 6 },
    ]);
  });

  it("counts twelve months to the month that they end in", () => {
    const twelve = result(step("2022-02-01", "2023-01-31", 5), step("2023-02-01", "2024-01-31", 7));
    expect(courseOf(twelve, YEARS, DAYS)).toMatchObject([{ value: 7, before: 5 }]);
  });
});

it("the books reach the end of a year that another follows, and the month of the latest voucher in the last", () => {
  expect(bookedUntil("2023-12-31", YEARS)).toBe("2023-12-31");
  expect(bookedUntil("2024-12-31", YEARS)).toBe("2024-02-29");
});

it("a day belongs to the step that has not ended before it", () => {
  const steps = courseOf(result(step("2023-02-01", "2024-01-31", 7), step("2023-03-01", "2024-02-29", 8)), YEARS, DAYS);
  expect(["2023-12-31", "2024-01-31", "2024-02-01", "2024-03-01"].map((day) => stepOfDay(steps, day, DAYS))).toEqual([
    -1, 0, 1, -1,
  ]);
});
