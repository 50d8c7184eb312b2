import { describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { freshnessOf, gapAfter } from "./freshness";

const TODAY = "2026-11-20";
const books = (start: string, end: string, lastLedgerDate: string) => ({
  start: `${start}T00:00:00`,
  end: `${end}T00:00:00`,
  lastLedgerDate: `${lastLedgerDate}T00:00:00`,
});
const calendarYear = (year: number, lastLedgerDate = `${year}-12-30`) =>
  books(`${year}-01-01`, `${year}-12-31`, lastLedgerDate);

describe("the books of a company", () => {
  it.each([
    ["are fresh in the month of the last entry", [calendarYear(2026, "2026-11-03")], 0, false],
    ["are fresh two months later", [calendarYear(2026, "2026-09-30")], 2, false],
    ["are late three months later", [calendarYear(2026, "2026-08-31")], 3, true],
    ["are late when the years after the last are missing", [calendarYear(2018), calendarYear(2019)], 83, true],
    ["are fresh when they end after today", [calendarYear(2027, "2027-03-31")], 0, false],
  ])("%s", (_, years, monthsBehind, isLate) => {
    expect(freshnessOf(years, TODAY)).toMatchObject({ monthsBehind, isLate });
  });

  it("are late after more than two months across the turn of the year too", () => {
    const years = [calendarYear(2025, "2025-11-28")];
    expect(freshnessOf(years, "2026-01-10")).toMatchObject({ monthsBehind: 2, isLate: false });
    expect(freshnessOf(years, "2026-02-10")).toMatchObject({ monthsBehind: 3, isLate: true });
  });

  it("reach to the end of a month of the fiscal year, also where a file names a day outside it", () => {
    expect(freshnessOf([calendarYear(2024, "2024-03-07")], TODAY)?.through).toBe("2024-03-31");
    expect(freshnessOf([calendarYear(2024, "2023-12-31")], TODAY)?.through).toBe("2024-01-31");
    expect(freshnessOf([calendarYear(2024, "2025-02-01")], TODAY)?.through).toBe("2024-12-31");
    expect(freshnessOf([], TODAY)).toBeNull();
  });
});

describe("months that are missing between booked ones", () => {
  const STOPPED = calendarYear(2022, "2022-09-12");
  const LATEST = calendarYear(2026, "2026-10-31");

  it("are those after a year that stops before its end, and those of years between", () => {
    const years = [calendarYear(2021), STOPPED, calendarYear(2023), LATEST];
    expect(freshnessOf(years, TODAY)?.gaps).toEqual([
      periodOfDays("2022-10-01", "2022-12-31"),
      periodOfDays("2024-01-01", "2025-12-31"),
    ]);
  });

  it("are one gap when a year stops and the next is missing", () => {
    expect(freshnessOf([STOPPED, LATEST], TODAY)?.gaps).toEqual([periodOfDays("2022-10-01", "2025-12-31")]);
  });

  it("are none in years that follow each other, also where one begins inside a month", () => {
    const years = [
      books("2024-05-15", "2025-04-30", "2025-04-02"),
      books("2025-05-01", "2026-04-14", "2026-04-14"),
      books("2026-04-15", "2027-04-30", "2026-10-01"),
    ];
    expect(freshnessOf(years, TODAY)?.gaps).toEqual([]);
  });

  it("belong to the year that they begin in or follow", () => {
    const years = [STOPPED, calendarYear(2023), LATEST];
    const freshness = freshnessOf(years, TODAY)!;
    const gaps = years.map((year, index) => gapAfter(freshness, year, years[index + 1])?.start.slice(0, 10));
    expect(gaps).toEqual(["2022-10-01", "2024-01-01", undefined]);
  });
});
