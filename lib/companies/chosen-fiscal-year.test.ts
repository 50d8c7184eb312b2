import { expect, test } from "vitest";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { chosenFiscalYear } from "./chosen-fiscal-year";

const year = (id: string, start: string, end: string): FiscalYear => ({
  id,
  start: `${start}T00:00:00`,
  end: `${end}T00:00:00`,
  chartOfAccountsId: "EUBAS97",
  currency: "SEK",
  lastLedgerDate: `${end}T00:00:00`,
  activePeriodLastUpdate: `${end}T00:00:00`,
});
const YEARS = [
  year("first", "2023-05-01", "2024-04-15"),
  year("middle", "2024-04-16", "2025-04-30"),
  year("last", "2025-05-01", "2025-12-31"),
];
const chosen = (wanted: string | null) => chosenFiscalYear(YEARS, wanted)?.id;

test("the chosen year is the one with the id or with the month, else the latest", () => {
  expect(chosen("middle")).toBe("middle");
  expect(chosen("2024-12")).toBe("middle");
  expect(chosen("2024-03")).toBe("first");
  expect(chosen("2025-04")).toBe("middle");
  expect(chosen("2025-05")).toBe("last");
  expect([null, "", "gone", "2026-01", "2024-13", "2024"].map(chosen)).toEqual(Array(6).fill("last"));
  expect(chosenFiscalYear([], "2024-12")).toBeNull();
});

test("the later of two years that share a month is chosen by the month", () => {
  expect(chosen("2024-04")).toBe("middle");
});
