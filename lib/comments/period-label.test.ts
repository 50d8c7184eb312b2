import { describe, expect, test } from "vitest";
import { periodOfDays } from "@/contract/period-steps";
import { dayOfInstant, periodLabel } from "./period-label";

const label = (first: string, last: string, locale: "en" | "sv" = "en") =>
  periodLabel(periodOfDays(first, last), locale);

describe("the label of a period", () => {
  test("names a calendar month", () => {
    expect(label("2026-04-01", "2026-04-30")).toBe("Apr 2026");
    expect(label("2024-02-01", "2024-02-29", "sv")).toBe("feb 2024");
  });

  test("names a quarter of the calendar", () => {
    expect(label("2026-07-01", "2026-09-30")).toBe("Q3 2026");
    expect(label("2026-10-01", "2026-12-31", "sv")).toBe("kv 4 2026");
  });

  test("names a calendar year", () => {
    expect(label("2026-01-01", "2026-12-31")).toBe("2026");
  });

  test("spells out a quarter or year of a broken fiscal year", () => {
    expect(label("2026-05-01", "2026-07-31")).toBe("May–Jul 2026");
    expect(label("2025-05-01", "2026-04-30", "sv")).toBe("maj 2025 – apr 2026");
  });

  test("writes days where months are not whole", () => {
    expect(label("2026-04-03", "2026-04-17")).toBe("3–17 Apr 2026");
    expect(label("2026-04-03", "2026-05-31")).toBe("3 Apr–31 May 2026");
    expect(label("2025-12-20", "2026-01-06", "sv")).toBe("20 dec 2025 – 6 jan 2026");
    expect(label("2026-04-12", "2026-04-12")).toBe("12 Apr 2026");
  });
});

test("an instant falls on the day of the dashboard's time zone", () => {
  expect(dayOfInstant(new Date("2026-06-30T22:30:00Z"))).toBe("2026-07-01");
  expect(dayOfInstant(new Date("2026-12-31T22:30:00Z"))).toBe("2026-12-31");
});
