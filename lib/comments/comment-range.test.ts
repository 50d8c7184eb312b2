import { describe, expect, test } from "vitest";
import { daysOfPreset, filterOfRange, isWithin, paramsOfRange, RANGE_PRESETS, rangeOfParams } from "./comment-range";

const params = (overrides: Partial<Record<"range" | "from" | "to", string>>) => ({
  range: null,
  from: null,
  to: null,
  ...overrides,
});

describe("a range of days by name", () => {
  test.each([
    ["this-month", "2026-11-01", "2026-11-30"],
    ["last-month", "2026-10-01", "2026-10-31"],
    ["this-quarter", "2026-10-01", "2026-12-31"],
    ["last-quarter", "2026-07-01", "2026-09-30"],
    ["this-year", "2026-01-01", "2026-12-31"],
    ["last-year", "2025-01-01", "2025-12-31"],
  ] as const)("%s is from %s to %s on 20 November 2026", (preset, startDate, endDate) => {
    expect(daysOfPreset(preset, "2026-11-20")).toEqual({ startDate, endDate });
  });

  test("reaches back over the turn of the year", () => {
    expect(daysOfPreset("last-month", "2026-01-31")).toEqual({ startDate: "2025-12-01", endDate: "2025-12-31" });
    expect(daysOfPreset("last-quarter", "2024-03-31")).toEqual({ startDate: "2023-10-01", endDate: "2023-12-31" });
  });
});

describe("a range in the address", () => {
  test("is read as it was written", () => {
    for (const preset of RANGE_PRESETS) {
      expect(rangeOfParams(paramsOfRange({ kind: "preset", preset }))).toEqual({ kind: "preset", preset });
    }
    expect(rangeOfParams(paramsOfRange({ kind: "days", from: "2026-04-01" }))).toEqual({
      kind: "days",
      from: "2026-04-01",
    });
    expect(rangeOfParams(paramsOfRange({ kind: "all" }))).toEqual({ kind: "all" });
  });

  test("is read without unknown presets and days", () => {
    expect(rangeOfParams(params({ range: "next-year", from: "2026-02-30", to: "soon" }))).toEqual({ kind: "all" });
    expect(rangeOfParams(params({ from: "april", to: "2026-04-30" }))).toEqual({ kind: "days", to: "2026-04-30" });
  });

  test("has its days swapped when they are in the wrong order", () => {
    expect(rangeOfParams(params({ from: "2026-05-01", to: "2026-04-01" }))).toEqual({
      kind: "days",
      from: "2026-04-01",
      to: "2026-05-01",
    });
  });

  test("has a filter for its limited ends only", () => {
    expect(filterOfRange({ kind: "days", to: "2026-04-30" }, "2026-11-20")).toEqual({ endDate: "2026-04-30" });
    expect(filterOfRange({ kind: "all" }, "2026-11-20")).toEqual({});
  });
});

test("a comment is within a filter when its whole period is, bounds included", () => {
  const april = { startDate: "2026-04-01", endDate: "2026-04-30" };
  expect(isWithin(april, "2026-04-01", "2026-04-30")).toBe(true);
  expect(isWithin(april, "2026-03-31", "2026-04-30")).toBe(false);
  expect(isWithin(april, "2026-04-01", "2026-05-01")).toBe(false);
  expect(isWithin({ startDate: "2026-04-01" }, "2026-04-02", "2029-01-01")).toBe(true);
});
