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
  const months = periodGroups([periodOfDays("2026-01-01", "2026-12-31")], "month", TODAY);

  test("is the last month that is over", () => {
    expect(likelyPeriod(months, TODAY)).toEqual(periodOfDays("2026-10-01", "2026-10-31"));
  });

  test("lies within the books", () => {
    expect(likelyPeriod(months, TODAY, "2026-08-31")).toEqual(periodOfDays("2026-08-01", "2026-08-31"));
    expect(likelyPeriod(months, TODAY, "2026-08-15")).toEqual(periodOfDays("2026-07-01", "2026-07-31"));
  });

  test("is the earliest one when none is over", () => {
    expect(likelyPeriod(months, TODAY, "2025-12-31")).toEqual(periodOfDays("2026-01-01", "2026-01-31"));
  });
});

test("a period is a month, quarter or year of a fiscal year, or else free days", () => {
  expect(kindOfPeriod(periodOfDays("2025-06-01", "2025-06-30"), YEARS, TODAY)).toBe("month");
  expect(kindOfPeriod(periodOfDays("2025-05-01", "2025-07-31"), YEARS, TODAY)).toBe("quarter");
  expect(kindOfPeriod(periodOfDays("2025-05-01", "2026-04-30"), YEARS, TODAY)).toBe("year");
  expect(kindOfPeriod(periodOfDays("2025-04-01", "2025-06-30"), YEARS, TODAY)).toBe("days");
  expect(kindOfPeriod(periodOfDays("2023-06-01", "2023-06-30"), YEARS, TODAY)).toBe("days");
});
