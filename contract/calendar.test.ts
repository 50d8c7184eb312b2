import { describe, expect, it } from "vitest";
import { addDays, addMonths, daysInMonth, endOfMonth, endYearEarlier, startOfMonth } from "./calendar";

describe("calendar days", () => {
  it("are as many in a February as in the Gregorian calendar", () => {
    expect([2023, 2024, 1900, 2000].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });

  it("are counted as the Gregorian calendar does", () => {
    expect(addDays("2023-12-31", 1)).toBe("2024-01-01");
    expect(addDays("2024-03-01", -1)).toBe("2024-02-29");
    expect(addMonths("2023-11-15", 3)).toBe("2024-02-01");
    expect(addMonths("2024-01-31", -13)).toBe("2022-12-01");
    expect(startOfMonth("2024-02-15")).toBe("2024-02-01");
    expect(endOfMonth("2024-02-15")).toBe("2024-02-29");
    expect(endOfMonth("9999-12-01")).toBe("9999-12-31");
    expect(endOfMonth("0001-02-01")).toBe("0001-02-28");
  });

  it.each([
    ["2024-02-29", "2023-02-28"],
    ["2025-02-28", "2024-02-29"],
    ["2024-02-28", "2023-02-28"],
    ["2024-06-14", "2023-06-14"],
    ["9999-12-31", "9998-12-31"],
  ])("%s as the end of a period becomes %s a year earlier", (day, earlier) => {
    expect(endYearEarlier(day)).toBe(earlier);
  });
});
