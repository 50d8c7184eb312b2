import { expect, test } from "vitest";
import { isLongerThan18Months } from "./days";

test.each([
  ["2024-01-01", "2025-06-30", false],
  ["2024-01-01", "2025-07-01", true],
  ["2024-08-31", "2026-02-28", false],
  ["2024-08-31", "2026-03-01", true],
  ["2022-08-29", "2024-02-28", false],
  ["2022-08-29", "2024-02-29", true],
  // The limit is in the year 10000, whose ISO text is longer.
  ["9999-01-01", "9999-12-31", false],
])("a fiscal year from %s to %s is longer than 18 months: %s", (start, end, isLonger) => {
  expect(isLongerThan18Months(start, end)).toBe(isLonger);
});
