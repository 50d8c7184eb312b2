import { expect, it } from "vitest";
import { periodOfDays } from "@/contract/period";
import { currencyOf } from "./currency-of";

const YEARS = [
  { start: "2024-01-01T00:00:00", end: "2024-12-31T00:00:00", currency: "EUR" },
  { start: "2025-01-01T00:00:00", end: "2025-12-31T00:00:00", currency: "SEK" },
];

it("amounts are in the currency of the fiscal year in which the period ends", () => {
  const currencyIn = (first: string, last: string) => currencyOf(YEARS, periodOfDays(first, last));
  expect(currencyIn("2025-01-01", "2025-12-31")).toBe("SEK");
  expect(currencyIn("2024-11-01", "2025-01-31")).toBe("SEK");
  expect(currencyIn("2024-12-01", "2024-12-31")).toBe("EUR");
  expect(currencyIn("2026-01-01", "2026-01-31")).toBe("");
});
