import { describe, expect, it } from "vitest";
import type { KeyFigure } from "@/contract/figures/key-figure";
import type { KeyFigureResult, KeyFigureValue } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import { cardFigure, cardLine } from "./card-figures";

const SALES: KeyFigure = { id: "NetSales", name: "Net sales", valueType: "Amount", description: "", addsUp: true };

/** A step of the given days, booked to its end, with half the value a year before; without a value, not booked. */
const step = (first: string, last: string, value: number | null, more: Partial<KeyFigureValue> = {}) => ({
  value,
  period: periodOfDays(first, last),
  ...(value === null
    ? { reason: { code: "noBooks" as const, start: first, end: last } }
    : { bookedThrough: last, yearBefore: value / 2 }),
  ...more,
});
const result = (keyFigureValues: KeyFigureValue[], keyFigure = SALES): KeyFigureResult => ({
  keyFigure,
  keyFigureValues,
});

const JANUARY = step("2024-01-01", "2024-01-31", 10);
const FEBRUARY = step("2024-02-01", "2024-02-29", 50);
const MARCH = step("2024-03-01", "2024-03-31", null);

describe("the card of a key figure", () => {
  it("shows the latest step with a value, beside the service's value of the same months a year earlier", () => {
    expect(cardFigure(result([JANUARY, FEBRUARY, MARCH]))).toEqual({ shown: FEBRUARY, before: 25 });
  });

  it("shows a year that is booked in part, which compares with the same months", () => {
    const year = step("2024-01-01", "2024-12-31", 60, { bookedThrough: "2024-02-29", yearBefore: 48 });
    expect(cardFigure(result([year]))).toEqual({ shown: year, before: 48 });
  });

  it("says why the latest booked step has no value, and not that later ones are not booked", () => {
    const undivided = step("2024-02-01", "2024-02-29", null, { reason: { code: "divisionByZero", divisor: "R1" } });
    expect(cardFigure(result([undivided, MARCH])).shown).toBe(undivided);
    expect(cardFigure(result([MARCH])).shown).toBe(MARCH);
    expect(cardFigure(result([]))).toEqual({ shown: null, before: null });
  });

  it("compares with nothing where the year before is infinite or not known", () => {
    const { yearBefore: _, ...alone } = JANUARY as KeyFigureValue;
    expect(cardFigure(result([alone])).before).toBeNull();
    expect(cardFigure(result([{ ...alone, yearBefore: Infinity }])).before).toBeNull();
  });
});

describe("the line of a card", () => {
  const MONTHS = [JANUARY, FEBRUARY, step("2024-03-01", "2024-03-31", 20), step("2024-04-01", "2024-04-30", null)];
  const TO_DATE = [step("2024-01-01", "2024-01-31", 10), step("2024-01-01", "2024-02-29", 60)];

  it("goes from month to month for a flow instead of adding it up, and is empty until the months are fetched", () => {
    expect(cardLine(result(TO_DATE), result(MONTHS))).toEqual([10, 50, 20]);
    expect(cardLine(result(TO_DATE), undefined)).toEqual([]);
  });

  it("follows the card's own steps for what does not add up, such as balances and amounts per employee", () => {
    const perEmployee = { ...SALES, addsUp: false };
    expect(cardLine(result(TO_DATE, perEmployee), result(MONTHS, perEmployee))).toEqual([10, 60]);
    const quarter = step("2024-01-01", "2024-03-31", 10, { bookedThrough: "2024-02-29" });
    expect(cardLine(result([quarter], perEmployee), undefined)).toEqual([10]);
  });

  it("has gaps where a booked step has no value or is booked in part, and ends with what is booked", () => {
    const whole = step("2024-01-01", "2024-03-31", 10);
    const undivided = step("2024-04-01", "2024-06-30", null, { reason: { code: "divisionByZero", divisor: "R1" } });
    const begun = step("2024-07-01", "2024-09-30", 3, { bookedThrough: "2024-07-31" });
    const unbooked = step("2024-10-01", "2024-12-31", null);
    const quarters = result([whole, undivided, begun, unbooked]);
    expect(cardLine(quarters, quarters)).toEqual([10, NaN, NaN]);
  });
});
