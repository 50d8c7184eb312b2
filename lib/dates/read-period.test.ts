import { describe, expect, test } from "vitest";
import { readDaySpan } from "./read-period";

const TODAY = "2026-11-20";
const read = (text: string) => {
  const span = readDaySpan(text, TODAY);
  return span && `${span.first}..${span.last}`;
};

describe("a typed period", () => {
  test.each([
    ["1/3", "2026-03-01..2026-03-01"],
    ["1/3 2024", "2024-03-01..2024-03-01"],
    ["12.4.2025", "2025-04-12..2025-04-12"],
    ["12/4/25", "2025-04-12..2025-04-12"],
    ["2026-04-12", "2026-04-12..2026-04-12"],
    ["20260412", "2026-04-12..2026-04-12"],
    ["260412", "2026-04-12..2026-04-12"],
    ["12 april 2025", "2025-04-12..2025-04-12"],
    ["12:e okt", "2026-10-12..2026-10-12"],
    ["April 12, 2025", "2025-04-12..2025-04-12"],
    ["i dag", "2026-11-20..2026-11-20"],
    ["Yesterday", "2026-11-19..2026-11-19"],
  ])("%s is a day", (text, days) => {
    expect(read(text)).toBe(days);
  });

  test.each([
    ["mars 2024", "2024-03-01..2024-03-31"],
    ["Feb 2024", "2024-02-01..2024-02-29"],
    ["maj", "2026-05-01..2026-05-31"],
    ["Sept. 25", "2025-09-01..2025-09-30"],
    ["2026 okt", "2026-10-01..2026-10-31"],
    ["2026-04", "2026-04-01..2026-04-30"],
    ["4/2026", "2026-04-01..2026-04-30"],
  ])("%s is a month", (text, days) => {
    expect(read(text)).toBe(days);
  });

  test.each([
    ["Q3 2026", "2026-07-01..2026-09-30"],
    ["kv 4", "2026-10-01..2026-12-31"],
    ["kvartal 1 2025", "2025-01-01..2025-03-31"],
    ["2025-Q2", "2025-04-01..2025-06-30"],
  ])("%s is a quarter", (text, days) => {
    expect(read(text)).toBe(days);
  });

  test("a year alone is the whole year", () => {
    expect(read(" 2024 ")).toBe("2024-01-01..2024-12-31");
  });

  test("May with a year is distinguished from a day in May", () => {
    expect(read("may 25")).toBe("2025-05-01..2025-05-31");
    expect(read("25 may")).toBe("2026-05-25..2026-05-25");
  });

  test.each([
    "",
    "tomorrowish",
    "31/2",
    "2026-02-29",
    "30/13",
    "0/1",
    "13/2026",
    "q5 2026",
    "0000",
    "ma 2024",
    "1/3 to 4/5",
  ])("%o is not a period", (text) => {
    expect(read(text)).toBeNull();
  });
});
