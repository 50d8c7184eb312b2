import { describe, expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { firstGranularity } from "./first-granularity";

const YEAR = periodOfDays("2024-01-01", "2024-12-31");
const QUARTER = periodOfDays("2024-04-01", "2024-06-30");
const MONTH = periodOfDays("2024-05-01", "2024-05-31");

describe("the columns that a sheet opens with", () => {
  it.each([
    [[], "month"],
    [[YEAR], "year"],
    [[YEAR, QUARTER], "quarter"],
    [[YEAR, QUARTER, MONTH], "month"],
    [[periodOfDays("2023-01-01", "2023-12-31")], "month"],
  ])("are the shortest with a value in the year, or months if it has none (%#)", (periods, expected) => {
    expect(
      firstGranularity(
        periods.map((period) => ({ period })),
        // The end of a fiscal year is the beginning of its last day.
        { start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00" },
      ),
    ).toBe(expected);
  });
});
