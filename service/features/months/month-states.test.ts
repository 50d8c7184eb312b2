import { expect, it } from "vitest";
import { endOfMonth } from "@/contract/calendar";
import { monthStates, type MonthFacts } from "./month-states";

const year = (calendarYear: number, agreement: "agrees" | "explained" | "differs" = "agrees") => ({
  firstDay: `${calendarYear}-01-01`,
  lastDay: `${calendarYear}-12-31`,
  agreement,
});
const FACTS: MonthFacts = {
  created: "2025-01-10",
  bookedThrough: "2025-03-31",
  years: [year(2024), year(2025)],
  commented: new Set(),
  reports: [],
};
/**
 * The states of a month as letters: books, reconciliation, comment and report; y is done, n not, - not expected or, for
 * a reconciliation, not stored.
 */
const statesOf = (first: string, facts: Partial<MonthFacts> = {}) =>
  monthStates({ ...FACTS, ...facts }, first, endOfMonth(first)).join("");

it("books are in up to the last booked month, and missing after it", () => {
  expect(statesOf("2025-03-01")).toBe("yynn");
  expect(statesOf("2025-04-01")).toBe("n---");
  expect(statesOf("2026-01-01")).toBe("n---");
});

it("nothing is missing before the first fiscal year, and books are missing in a gap between two", () => {
  expect(statesOf("2023-12-01")).toBe("----");
  expect(statesOf("2024-06-01", { years: [year(2023), year(2025)] })).toBe("n---");
});

it("a company without books misses them since it was created", () => {
  const none = { years: [], bookedThrough: null };
  const months = ["2024-12-01", "2025-01-01", "2025-02-01"];
  expect(months.map((first) => statesOf(first, none))).toEqual(["----", "n---", "n---"]);
});

it("the reconciliation is that of the month's own fiscal year", () => {
  const years = [year(2024, "differs"), year(2025, "explained")];
  expect([statesOf("2024-12-01", { years }), statesOf("2025-01-01", { years })]).toEqual(["ynnn", "yynn"]);
});

it("the reconciliation of a booked month is left out where it is not stored", () => {
  const years = [{ ...year(2023), agreement: null }, year(2024), year(2025)];
  expect([statesOf("2023-12-01", { years }), statesOf("2024-01-01", { years })]).toEqual(["y-nn", "yynn"]);
});

it("a month in whose middle the last fiscal year ends is booked if the books reach the end of that year", () => {
  const years = [{ firstDay: "2024-01-01", lastDay: "2025-02-14", agreement: "agrees" as const }];
  expect(statesOf("2025-02-01", { years, bookedThrough: "2025-02-14" })).toBe("yynn");
});

it("a month that ends one fiscal year and begins the next is booked with the next one, and reconciled with both", () => {
  const twoYears = (...agreements: ["agrees" | "differs", "agrees" | "differs"]) => [
    { firstDay: "2024-01-01", lastDay: "2025-02-14", agreement: agreements[0] },
    { firstDay: "2025-02-15", lastDay: "2025-12-31", agreement: agreements[1] },
  ];
  const years = twoYears("agrees", "agrees");
  expect(statesOf("2025-02-01", { years, bookedThrough: "2025-02-14" })).toBe("n---");
  expect(statesOf("2025-02-01", { years, bookedThrough: "2025-02-28" })).toBe("yynn");
  for (const differing of [twoYears("differs", "agrees"), twoYears("agrees", "differs")]) {
    expect(statesOf("2025-02-01", { years: differing })).toBe("ynnn");
  }
});

it("a comment counts in its month, also before the books are in", () => {
  const commented = new Set(["2025-03-01", "2025-04-01"]);
  expect([statesOf("2025-03-01", { commented }), statesOf("2025-04-01", { commented })]).toEqual(["yyyn", "n-y-"]);
});

it.each([
  ["of the month", "2025-03-01", "2025-03-31", "y"],
  ["of the year to the month's end", "2025-01-01", "2025-03-31", "y"],
  ["of the fiscal year that ends in it", "2024-04-01", "2025-03-31", "y"],
  ["of a quarter with the month in it", "2025-02-01", "2025-04-30", "y"],
  ["of half a year with the month in it", "2025-01-01", "2025-06-30", "n"],
  ["of the month before", "2025-02-01", "2025-02-28", "n"],
  ["that begins in the month", "2025-03-15", "2025-05-31", "n"],
])("a published report %s, from %s to %s, gives March the state %s", (_, firstDay, lastDay, state) => {
  expect(statesOf("2025-03-01", { reports: [{ firstDay, lastDay }] })).toBe(`yyn${state}`);
});
