import { describe, expect, it } from "vitest";
import { addDays } from "./calendar";
import { periodSchema } from "./dates";
import { firstDay, lastDay, periodOfDays, periodOfFiscalYear, splitPeriod } from "./period";

describe("periods", () => {
  const january = { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" };

  it("are made of a first and a last day, and tell these", () => {
    expect(periodOfDays("2024-01-01", "2024-01-31")).toEqual(january);
    expect([firstDay(january), lastDay(january)]).toEqual(["2024-01-01", "2024-01-31"]);
  });

  it("end with the last second of the last day when they are fiscal years", () => {
    expect(periodOfFiscalYear({ start: "2024-01-01T00:00:00", end: "2024-01-31T00:00:00" })).toEqual(january);
  });

  it("are moved to the first and last second of the written days when they are read", () => {
    for (const [start, end] of [
      ["2024-01-01", "2024-01-31"],
      ["2024-01-01T12:00:00Z", "2024-01-31T00:00:00+02:00"],
      ["2024-01-01T23:59:59.9", "2024-01-31T23:59:59"],
    ]) {
      expect(periodSchema.parse({ start, end })).toEqual(january);
    }
  });

  it("may be of one day, and not reversed", () => {
    expect(periodSchema.safeParse({ start: "2024-02-29T23:00:00", end: "2024-02-29T01:00:00" }).success).toBe(true);
    expect(periodSchema.safeParse({ start: "2024-03-01", end: "2024-02-29" }).success).toBe(false);
  });

  it("need both ends, which are days of the calendar", () => {
    expect(periodSchema.safeParse({ start: "2024-03-01" }).success).toBe(false);
    expect(periodSchema.safeParse({ start: "2023-02-29", end: "2023-03-01" }).success).toBe(false);
  });
});

describe("a fiscal year cut into steps", () => {
  const steps = (first: string, last: string, months: 1 | 3 | 12) =>
    splitPeriod(periodOfDays(first, last), months).map((step) => `${firstDay(step)}/${lastDay(step)}`);

  it("has whole months, quarters counted from its start, and itself as a year", () => {
    expect(steps("2024-07-01", "2025-06-30", 1)).toHaveLength(12);
    expect(steps("2024-05-01", "2025-04-30", 3)).toEqual([
      "2024-05-01/2024-07-31",
      "2024-08-01/2024-10-31",
      "2024-11-01/2025-01-31",
      "2025-02-01/2025-04-30",
    ]);
    expect(steps("2024-01-01", "2025-06-30", 12)).toEqual(["2024-01-01/2025-06-30"]);
  });

  it("has shorter steps at its ends where it begins or ends inside a month", () => {
    expect(steps("2024-01-15", "2024-03-10", 1)).toEqual([
      "2024-01-15/2024-01-31",
      "2024-02-01/2024-02-29",
      "2024-03-01/2024-03-10",
    ]);
    expect(steps("2024-01-15", "2024-04-10", 3)).toEqual(["2024-01-15/2024-03-31", "2024-04-01/2024-04-10"]);
    expect(steps("2024-02-29", "2024-02-29", 1)).toEqual(["2024-02-29/2024-02-29"]);
    expect(steps("9999-11-01", "9999-12-31", 1)).toEqual(["9999-11-01/9999-11-30", "9999-12-01/9999-12-31"]);
    expect(steps("9999-08-01", "9999-12-31", 3)).toEqual(["9999-08-01/9999-10-31", "9999-11-01/9999-12-31"]);
  });

  it.each([1, 3, 12] as const)("covers the year without gap or overlap in steps of %i months", (months) => {
    // Years of 2 to 541 days, which begin on any day of a month.
    for (let offset = 0; offset < 800; offset += 7) {
      const first = addDays("2023-01-01", offset);
      const last = addDays(first, 1 + ((offset * 13) % 540));
      const periods = splitPeriod(periodOfDays(first, last), months);
      expect(firstDay(periods[0]!)).toBe(first);
      expect(lastDay(periods.at(-1)!)).toBe(last);
      periods.slice(1).forEach((step, i) => expect(firstDay(step)).toBe(addDays(lastDay(periods[i]!), 1)));
    }
  });
});
