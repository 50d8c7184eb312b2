import { afterEach, describe, expect, test, vi } from "vitest";
import { periodOfDays } from "../period";
import {
  formatDay,
  formatFiscalYear,
  formatMoment,
  formatMonth,
  formatMonths,
  formatPeriod,
  formatTime,
} from "./format-days";
import { formatLongDay, formatLongMonth, formatMonthSpan } from "./format-long-days";

describe("a day on the page", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  test.each([
    ["Pacific/Honolulu", 600],
    ["Pacific/Kiritimati", -840],
  ])("is the given day also where the time zone is %s", (zone, offset) => {
    vi.stubEnv("TZ", zone);
    expect(new Date("2026-01-01T00:00:00Z").getTimezoneOffset()).toBe(offset);
    expect(formatDay("2026-10-31", "en")).toBe("31 Oct 2026");
    expect(formatDay("2026-01-01T00:00:00", "sv")).toBe("1 jan. 2026");
    expect([formatLongDay("2026-10-31", "en"), formatLongDay("2026-10-31", "sv")]).toEqual([
      "31 October 2026",
      "31 oktober 2026",
    ]);
    expect([formatLongMonth("2026-10-31", "en"), formatLongMonth("2026-10-31", "sv")]).toEqual([
      "October 2026",
      "oktober 2026",
    ]);
  });

  test.each([
    ["en", "en-GB"],
    ["sv", "sv-SE"],
  ] as const)("is written as Intl does it (%s)", (locale, culture) => {
    const write = (day: string, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(culture, { ...options, timeZone: "UTC" }).format(new Date(day));
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, "0")}-0${(month % 9) + 1}`;
      expect(formatDay(day, locale)).toBe(write(day, { day: "numeric", month: "short", year: "numeric" }));
      expect(formatMonth(day, locale)).toBe(write(day, { month: "short", year: "numeric" }));
      expect(formatLongDay(day, locale)).toBe(write(day, { day: "numeric", month: "long", year: "numeric" }));
      expect(formatLongMonth(day, locale)).toBe(write(day, { month: "long", year: "numeric" }));
    }
  });

  test("is the day of a Swedish clock when it is made from a timestamp", () => {
    expect(formatMoment("2026-05-04T22:30:00", "en")).toBe("5 May 2026, 00:30");
    expect(formatMoment("2026-05-04T22:30:00+02:00", "sv")).toBe("4 maj 2026 22:30");
    expect(formatTime(new Date("2026-05-04T22:30:00Z"))).toBe("00:30");
  });
});

describe("a period on the page", () => {
  test.each([
    ["2026-01-01", "2026-12-31", "2026"],
    ["2026-04-01", "2026-06-30", "Q2 2026"],
    ["2024-02-01", "2024-02-29", "Feb 2024"],
    ["2026-03-05", "2026-03-05", "5 Mar 2026"],
    ["2026-02-01", "2026-04-30", "1 Feb – 30 Apr 2026"],
    ["2025-12-15", "2026-01-15", "15 Dec 2025 – 15 Jan 2026"],
  ])("from %s to %s is %s", (first, last, expected) => {
    expect(formatPeriod(periodOfDays(first, last), "en")).toBe(expected);
  });

  test.each([
    ["2026-01-01", "2026-10-31", "Jan – Oct 2026"],
    ["2025-07-01", "2026-06-30", "Jul 2025 – Jun 2026"],
    ["2026-01-01", "2026-12-31", "2026"],
    ["2026-01-01", "2026-10-30", "1 Jan – 30 Oct 2026"],
  ])("from %s to %s is %s where whole months are written as months", (first, last, expected) => {
    expect(formatMonths(periodOfDays(first, last), "en")).toBe(expected);
  });

  test.each([
    ["2026-01-01", "2026-03-31", "januari–mars", "January–March"],
    ["2026-10-01", "2026-10-31", "oktober", "October"],
    ["2025-07-01", "2026-06-30", "juli–juni", "July–June"],
    ["2025-07-01", "2026-07-31", "juli 2025 – juli 2026", "July 2025 – July 2026"],
  ])("has months from %s to %s that are called %s", (first, last, inSwedish, inEnglish) => {
    const period = periodOfDays(first, last);
    expect([formatMonthSpan(period, "sv"), formatMonthSpan(period, "en")]).toEqual([inSwedish, inEnglish]);
  });

  test("is a kvartal in Swedish", () => {
    expect(formatPeriod(periodOfDays("2026-10-01", "2026-12-31"), "sv")).toBe("Kv\u00a04 2026");
  });

  test("that is a broken fiscal year has both its years", () => {
    expect(formatFiscalYear({ start: "2025-07-01T00:00:00", end: "2026-06-30T00:00:00" })).toBe("2025/26");
    expect(formatFiscalYear({ start: "2026-01-01T00:00:00", end: "2026-12-31T00:00:00" })).toBe("2026");
  });
});
