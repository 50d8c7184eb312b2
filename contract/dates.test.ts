import { describe, expect, it } from "vitest";
import { parseUtc } from "./calendar";
import {
  calendarDay,
  endOfDay,
  formatUtc,
  isCalendarDay,
  isTimestamp,
  startOfDay,
  timestamp,
  writtenDay,
} from "./dates";

describe("calendar days", () => {
  it.each(["2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "0004-02-29"])("%s is one", (day) => {
    expect(isCalendarDay(day)).toBe(true);
    expect(calendarDay.parse(day)).toBe(day);
  });

  it.each([
    "2023-02-29",
    "1900-02-29",
    "2024-04-31",
    "2024-13-01",
    "2024-00-01",
    "2024-01-00",
    "0000-01-01",
    "2024-1-1",
    "20240101",
    "2024-01-01 ",
    "2024-01-01T00:00:00",
    "",
  ])("%j is none", (day) => {
    expect(isCalendarDay(day)).toBe(false);
    expect(calendarDay.safeParse(day).success).toBe(false);
  });
});

describe("timestamps", () => {
  it.each([
    "2024-01-31T23:59:59",
    "2024-01-31T23:59:59.123",
    "2024-01-31T00:00:00Z",
    "2024-01-31T00:00:00.5+02:00",
    "2024-01-31T00:00:00-14:00",
  ])("%s is one", (value) => {
    expect(isTimestamp(value)).toBe(true);
    expect(timestamp.parse(value)).toBe(value);
  });

  it.each([
    "2024-01-31",
    "2023-02-29T00:00:00",
    "2024-01-31T24:00:00",
    "2024-01-31T23:60:00",
    "2024-01-31T23:59:60",
    "2024-01-31T23:59",
    "2024-01-31 23:59:59",
    "2024-01-31T23:59:59+0200",
    "2024-01-31T23:59:59+15:00",
    "2024-01-31T23:59:59+01:60",
    "2024-01-31T23:59:59.",
  ])("%j is none", (value) => {
    expect(isTimestamp(value)).toBe(false);
    expect(timestamp.safeParse(value).success).toBe(false);
  });

  it("are UTC without an offset, and written in UTC to the second", () => {
    expect(formatUtc(parseUtc("2024-01-31T23:59:59"))).toBe("2024-01-31T23:59:59");
    expect(formatUtc(parseUtc("2024-01-31T23:59:59.999Z"))).toBe("2024-01-31T23:59:59");
    expect(formatUtc(parseUtc("2024-02-01T01:30:00+02:00"))).toBe("2024-01-31T23:30:00");
    expect(formatUtc(parseUtc("2024-01-31T23:30:00-01:00"))).toBe("2024-02-01T00:30:00");
  });
});

describe("times whose zone is disregarded", () => {
  it.each([
    ["2024-01-31", "2024-01-31"],
    ["2024-01-31T23:59:59", "2024-01-31"],
    ["2024-01-31T00:30:00+02:00", "2024-01-31"],
    ["2024-01-31T23:30:00-05:00", "2024-01-31"],
    ["2024-01-31T23:30:00Z", "2024-01-31"],
    ["2023-02-29", null],
    ["2023-02-29T00:00:00", null],
    ["31.1.2024", null],
  ])("%s means the written day %s", (value, day) => {
    expect(writtenDay(value)).toBe(day);
    expect(startOfDay.safeParse(value).data ?? null).toBe(day && `${day}T00:00:00`);
    expect(endOfDay.safeParse(value).data ?? null).toBe(day && `${day}T23:59:59`);
  });
});
