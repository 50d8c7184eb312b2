import { describe, expect, it } from "vitest";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/key-figure-value";
import { periodOfDays } from "@/contract/period-steps";
import { cardFigure, changeOf, yearBefore } from "./card-figures";

const YEAR = { ...periodOfDays("2024-01-01", "2024-12-31"), lastLedgerDate: "2024-12-31" };
const step = (first: string, last: string, value: number | null): KeyFigureValue => ({
  value,
  period: periodOfDays(first, last),
  ...(value === null && { reason: { code: "noBooks" as const, start: first, end: last } }),
});
const result = (...keyFigureValues: KeyFigureValue[]): KeyFigureResult => ({
  keyFigure: { id: "NetSales", name: "Net sales", valueType: "Amount", description: "" },
  keyFigureValues,
});

describe("yearBefore", () => {
  it("keeps the end of a month its end, through leap years both ways", () => {
    expect(["2024-02-29", "2025-02-28", "2024-01-01"].map(yearBefore)).toEqual([
      "2023-02-28",
      "2024-02-29",
      "2023-01-01",
    ]);
  });
});

describe("cardFigure", () => {
  it("takes the latest step with a value and the same months of the year before", () => {
    const figure = cardFigure(
      result(
        step("2023-02-01", "2023-02-28", 40),
        step("2024-01-01", "2024-01-31", 10),
        step("2024-02-01", "2024-02-29", 50),
        step("2024-03-01", "2024-03-31", null),
      ),
      YEAR,
    );
    expect(figure.shown?.value).toBe(50);
    expect(figure.before).toBe(40);
    expect(figure.line).toEqual([10, 50, NaN]);
  });

  it("counts twelve months to the year that they end in", () => {
    const twelve = step("2023-02-01", "2024-01-31", 7);
    expect(cardFigure(result(step("2022-02-01", "2023-01-31", 5), twelve), YEAR)).toEqual({
      shown: twelve,
      before: 5,
      line: [7],
    });
  });

  it("shows the last step with its reason when no step has a value", () => {
    const missing = step("2024-02-01", "2024-02-29", null);
    expect(cardFigure(result(step("2024-01-01", "2024-01-31", null), missing), YEAR).shown).toBe(missing);
  });

  it("compares with nothing where the year before has no value or an infinite one", () => {
    const now = step("2024-01-01", "2024-01-31", 1);
    expect(cardFigure(result(now), YEAR).before).toBeNull();
    expect(cardFigure(result(step("2023-01-01", "2023-01-31", Infinity), now), YEAR).before).toBeNull();
    expect(cardFigure(result(), YEAR)).toEqual({ shown: null, before: null, line: [] });
  });
});

describe("cardFigure of a running year", () => {
  const RUNNING = { ...YEAR, lastLedgerDate: "2024-02-15" };

  it("leaves out steps that end after the books, whose values are of a shorter time", () => {
    const booked = step("2024-01-01", "2024-02-29", 9);
    const values = [step("2023-01-01", "2023-02-28", 8), booked, step("2024-01-01", "2024-03-31", 9)];
    expect(cardFigure(result(...values), RUNNING)).toEqual({ shown: booked, before: 8, line: [9] });
  });

  it("compares a year that is not over with nothing", () => {
    const values = [step("2023-01-01", "2023-12-31", 60), step("2024-01-01", "2024-12-31", 9)];
    expect(cardFigure(result(...values), RUNNING)).toEqual({ shown: values[1], before: null, line: [9] });
  });
});

describe("changeOf", () => {
  it("tells percentage points for percent and percent of the earlier size for the rest", () => {
    expect(changeOf(15, 10, "Percent")).toEqual({ direction: "up", amount: 5 });
    expect(changeOf(-50, -100, "Amount")).toEqual({ direction: "up", amount: 50 });
    expect(changeOf(50, 100, "Ratio")).toEqual({ direction: "down", amount: -50 });
    expect(changeOf(3, 3, "Count")).toEqual({ direction: "same", amount: 0 });
  });

  it("gives no percentage of zero and no change without two finite values", () => {
    expect(changeOf(5, 0, "Amount")).toEqual({ direction: "up", amount: null });
    expect(changeOf(0, 0, "Amount")).toEqual({ direction: "same", amount: 0 });
    expect(changeOf(Infinity, 1, "Ratio")).toBeNull();
    expect(changeOf(null, 1, "Ratio")).toBeNull();
  });
});
