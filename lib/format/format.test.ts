import { describe, expect, test } from "vitest";
import { periodOfDays } from "@/contract/period";
import { formatDay, formatFiscalYear, formatMoment, formatMonths, formatPeriod } from "./days";
import { formatLongDay, formatLongMonth, formatMonthSpan } from "./long-days";
import { formatBytes, formatNumber } from "./numbers";

describe("a number on the page", () => {
  test("has thin spaces and a decimal comma in Swedish", () => {
    expect(formatNumber(1234567.891, "sv", { decimals: 2 })).toBe("1\u202f234\u202f567,89");
  });

  test("has commas and a decimal point in English", () => {
    expect(formatNumber(1234567.891, "en", { decimals: 2 })).toBe("1,234,567.89");
  });

  test("has a real minus sign in both languages", () => {
    expect(formatNumber(-5, "sv")).toBe("\u22125");
    expect(formatNumber(-5, "en")).toBe("\u22125");
  });

  test("is not minus zero, however it came about", () => {
    expect(formatNumber(-0, "en")).toBe("0");
    expect(formatNumber(-0.001, "en", { decimals: 1 })).toBe("0.0");
  });

  test("shows the literals of the wire format", () => {
    expect(formatNumber(Infinity, "sv")).toBe("∞");
    expect(formatNumber(-Infinity, "sv")).toBe("\u2212∞");
    expect(formatNumber(NaN, "sv")).toBe("saknas");
  });

  test("shows a change with its sign, and none without", () => {
    expect(formatNumber(12.4, "sv", { decimals: 1, signed: true })).toBe("+12,4");
    expect(formatNumber(0, "sv", { signed: true })).toBe("0");
  });

  test("drops zeros at the end where decimals are only an upper bound", () => {
    expect(formatNumber(8.5, "sv", { maxDecimals: 6 })).toBe("8,5");
  });

  test("of bytes has a unit that keeps it short", () => {
    expect(formatBytes(0, "en")).toBe("0\u00a0B");
    expect(formatBytes(1536, "sv")).toBe("1,5\u00a0kB");
    expect(formatBytes(50 * 1024 * 1024, "en")).toBe("50.0\u00a0MB");
  });
});

describe("a day on the page", () => {
  test("is the written one, whatever the zone of the clock", () => {
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

  test("of a timestamp is that of a Swedish clock", () => {
    expect(formatMoment("2026-05-04T22:30:00", "en")).toBe("5 May 2026, 00:30");
    expect(formatMoment("2026-05-04T22:30:00+02:00", "sv")).toBe("4 maj 2026 22:30");
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
  ])("is, of whole months from %s to %s, %s", (first, last, expected) => {
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
