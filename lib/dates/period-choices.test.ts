import { describe, expect, test } from "vitest";
import { periodOfDays } from "@/contract/period";
import { kindOfPeriod, likelyPeriod, periodGroups } from "./period-choices";

const TODAY = "2026-11-20";
const YEARS = [periodOfDays("2024-05-01", "2025-04-30"), periodOfDays("2025-05-01", "2026-04-30")];

describe("the periods to choose from", () => {
  test("are the steps of the fiscal years, the latest first", () => {
    const groups = periodGroups(YEARS, "quarter", TODAY);
    expect(groups.map((group) => group.year.start)).toEqual(["2025-05-01T00:00:00", "2024-05-01T00:00:00"]);
    expect(groups[0]?.steps[0]).toEqual(periodOfDays("2026-02-01", "2026-04-30"));
    expect(groups[0]?.steps).toHaveLength(4);
  });

  test("are those of three calendar years when there are no books", () => {
    const groups = periodGroups([], "year", TODAY);
    expect(groups.flatMap((group) => group.steps)).toEqual([
      periodOfDays("2026-01-01", "2026-12-31"),
      periodOfDays("2025-01-01", "2025-12-31"),
      periodOfDays("2024-01-01", "2024-12-31"),
    ]);
  });
});

describe("the likely period", () => {
  const booked = (year: number, lastLedgerDate: string) => ({
    start: `${String(year)}-01-01T00:00:00`,
    end: `${String(year)}-12-31T00:00:00`,
    lastLedgerDate: `${lastLedgerDate}T00:00:00`,
  });

  test("is the last month that is over", () => {
    expect(likelyPeriod([], "month", TODAY)).toEqual(periodOfDays("2026-10-01", "2026-10-31"));
    expect(likelyPeriod([booked(2026, "2026-12-31")], "month", TODAY)).toEqual(
      periodOfDays("2026-10-01", "2026-10-31"),
    );
  });

  test.each([
    ["2026-08-31", "2026-08-01", "2026-08-31"],
    ["2026-08-15", "2026-07-01", "2026-07-31"],
  ])("lies within books until %s", (lastLedgerDate, first, last) => {
    expect(likelyPeriod([booked(2026, lastLedgerDate)], "month", TODAY)).toEqual(periodOfDays(first, last));
  });

  test("is the earliest one when none lies within the books", () => {
    expect(likelyPeriod([booked(2026, "2026-01-01")], "month", TODAY)).toEqual(
      periodOfDays("2026-01-01", "2026-01-31"),
    );
  });

  test("lies in the year before when the newest year has nothing but opening balances", () => {
    const years = [booked(2025, "2025-10-31"), booked(2026, "2026-01-01")];
    expect(likelyPeriod(years, "month", TODAY)).toEqual(periodOfDays("2025-10-01", "2025-10-31"));
  });

  test("reaches the end of a year that another follows, though its last voucher is of December 30", () => {
    const years = [booked(2025, "2025-12-30"), booked(2026, "2026-01-01")];
    expect(likelyPeriod(years, "year", TODAY)).toEqual(periodOfDays("2025-01-01", "2025-12-31"));
  });

  test("is not a month that is booked in part, although a year that has not begun has books", () => {
    const years = [booked(2026, "2026-10-15"), booked(2027, "2027-01-01")];
    expect(likelyPeriod(years, "month", TODAY)).toEqual(periodOfDays("2026-09-01", "2026-09-30"));
  });

  const threeYears = [booked(2024, "2024-12-31"), booked(2025, "2025-12-31"), booked(2026, "2026-10-31")];

  test.each([
    ["quarter", "2024-03-01", "2024-03-31", "2024-01-01", "2024-03-31"],
    ["year", "2024-03-01", "2024-03-31", "2024-01-01", "2024-12-31"],
    ["month", "2024-01-01", "2024-12-31", "2024-12-01", "2024-12-31"],
    ["month", "2026-01-01", "2026-12-31", "2026-10-01", "2026-10-31"],
    ["quarter", "2026-10-01", "2026-10-31", "2026-07-01", "2026-09-30"],
  ] as const)(
    "is the last past %s that begins before the chosen period, %s to %s, ends",
    (kind, from, to, first, last) => {
      expect(likelyPeriod(threeYears, kind, TODAY, periodOfDays(from, to))).toEqual(periodOfDays(first, last));
    },
  );
});

test("a period is a month, quarter or year of a fiscal year, or else any days", () => {
  expect(kindOfPeriod(periodOfDays("2025-06-01", "2025-06-30"), YEARS, TODAY)).toBe("month");
  expect(kindOfPeriod(periodOfDays("2025-05-01", "2025-07-31"), YEARS, TODAY)).toBe("quarter");
  expect(kindOfPeriod(periodOfDays("2025-05-01", "2026-04-30"), YEARS, TODAY)).toBe("year");
  expect(kindOfPeriod(periodOfDays("2025-04-01", "2025-06-30"), YEARS, TODAY)).toBe("days");
  expect(kindOfPeriod(periodOfDays("2023-06-01", "2023-06-30"), YEARS, TODAY)).toBe("days");
});
