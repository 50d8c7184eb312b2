import { describe, expect, it } from "vitest";
import { RESOLUTIONS } from "@/contract/figures/resolutions";
import { periodOfDays } from "@/contract/period";
import { daysOfRange, monthsOfBooks, parseRange, usualRange, writeRange } from "./chart-range";

const EARLIER = periodOfDays("2023-07-01", "2024-06-30");
const LATEST = periodOfDays("2024-07-01", "2025-06-30");

describe("the range in an address", () => {
  it("is read as it is written", () => {
    for (const text of ["year", "24", "36", "all", "2023-01..2024-06"]) {
      expect(writeRange(parseRange(text)!)).toBe(text);
    }
  });

  it("has its months swapped when they are in the wrong order", () => {
    expect(parseRange("2024-06..2023-01")).toEqual({ from: "2023-01", to: "2024-06" });
  });

  it("is null when it is neither a name nor two months", () => {
    expect(["", "12", "2023-13..2024-01", "2023-01", "2023-01..2024-01..2024-02"].map(parseRange)).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
});

describe("the days of a range", () => {
  it("are those of the fiscal year, of all years, or of the months named", () => {
    expect(daysOfRange("year", LATEST, [EARLIER, LATEST])).toEqual({ first: "2024-07-01", last: "2025-06-30" });
    expect(daysOfRange("all", LATEST, [EARLIER, LATEST])).toEqual({ first: "2023-07-01", last: "2025-06-30" });
    expect(daysOfRange({ from: "2024-01", to: "2024-02" }, LATEST, [])).toEqual({
      first: "2024-01-01",
      last: "2024-02-29",
    });
  });

  it("count months back from the end of the fiscal year", () => {
    expect(daysOfRange("24", EARLIER, [EARLIER, LATEST])).toEqual({ first: "2022-07-01", last: "2024-06-30" });
  });
});

it("steps of a year are shown for all fiscal years by default, shorter ones for the shown year", () => {
  expect(RESOLUTIONS.filter((steps) => usualRange(steps) === "all")).toEqual(["year"]);
  expect(usualRange("month")).toBe("year");
});

it("the months to choose from are those of all fiscal years", () => {
  const months = monthsOfBooks([EARLIER, LATEST]);
  expect([months.length, months[0], months.at(-1)]).toEqual([24, "2023-07", "2025-06"]);
  expect(monthsOfBooks([])).toEqual([]);
  expect(monthsOfBooks([periodOfDays("9999-11-15", "9999-12-31")])).toEqual(["9999-11", "9999-12"]);
});
