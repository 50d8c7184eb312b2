import { describe, expect, it } from "vitest";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import { periodOfDays } from "@/contract/period";
import { balanceDay, bookedPart, comparedTime, isUnbooked, lengthName, yearBeforeOf } from "./reach";

const YEAR = periodOfDays("2024-01-01", "2024-12-31");
const BOOKED_TO_MARCH = { period: YEAR, bookedThrough: "2024-03-31" };

describe("the booked part of a period", () => {
  it("is its first months, and nothing where all of it or none of it is booked", () => {
    expect(bookedPart(BOOKED_TO_MARCH)).toEqual(periodOfDays("2024-01-01", "2024-03-31"));
    expect(bookedPart({ period: YEAR, bookedThrough: "2024-12-31" })).toBeNull();
    expect(bookedPart({ period: YEAR })).toBeNull();
  });

  it("ends with the day of a balance, which is the last day of the period if there is no such part", () => {
    expect(balanceDay(BOOKED_TO_MARCH)).toBe("2024-03-31");
    expect(balanceDay({ period: YEAR })).toBe("2024-12-31");
  });
});

it("the year before has the booked months of a period, and ends with a month's last day", () => {
  expect(yearBeforeOf(BOOKED_TO_MARCH)).toEqual(periodOfDays("2023-01-01", "2023-03-31"));
  const februaries = [periodOfDays("2024-02-01", "2024-02-29"), periodOfDays("2025-02-01", "2025-02-28")];
  expect(februaries.map((period) => yearBeforeOf({ period }))).toEqual([
    periodOfDays("2023-02-01", "2023-02-28"),
    periodOfDays("2024-02-01", "2024-02-29"),
  ]);
});

it("a year and a quarter have names, other periods do not", () => {
  const lengths = [YEAR, periodOfDays("2024-04-01", "2024-06-30"), periodOfDays("2024-01-01", "2024-02-29")];
  expect(lengths.map(lengthName)).toEqual(["year", "quarter", "period"]);
});

it("a value compares with the same day, month or months a year earlier, a whole year with the one before", () => {
  const day = { timeBasis: "day" as const };
  expect(comparedTime(BOOKED_TO_MARCH, day)).toBe("day");
  expect(comparedTime(BOOKED_TO_MARCH, {})).toBe("months");
  expect(comparedTime({ period: YEAR }, {})).toBe("year");
  expect(comparedTime({ period: periodOfDays("2024-04-01", "2024-04-30") }, {})).toBe("month");
});

describe("a missing value", () => {
  const april = periodOfDays("2024-04-01", "2024-04-30");
  const missing = (reason: MissingReason) => ({ period: april, value: null, reason });

  it("is not booked yet where the days without books go on to the end of its period", () => {
    expect(isUnbooked(missing({ code: "noBooks", start: "2024-04-01", end: "2024-04-30" }))).toBe(true);
    const yearToDate = { period: periodOfDays("2024-01-01", "2024-06-30"), value: null, bookedThrough: "2024-03-31" };
    expect(isUnbooked({ ...yearToDate, reason: { code: "noBooks", start: "2024-04-01", end: "2024-06-30" } })).toBe(
      true,
    );
  });

  it("is missing for another reason where the days without books lie before the period, as in the year before", () => {
    expect(isUnbooked(missing({ code: "noBooks", start: "2023-04-01", end: "2023-04-30" }))).toBe(false);
    expect(isUnbooked(missing({ code: "divisionByZero", divisor: "NetSales" }))).toBe(false);
  });
});
