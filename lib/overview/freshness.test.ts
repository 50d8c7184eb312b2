import { describe, expect, it } from "vitest";
import { freshnessOf } from "./freshness";

const books = (lastLedgerDate: string, end = "2026-12-31") => ({
  end: `${end}T00:00:00`,
  lastLedgerDate: `${lastLedgerDate}T00:00:00`,
});

describe("freshnessOf", () => {
  it.each([
    ["in the month of the last entry", books("2026-11-03"), 0, false],
    ["two months later", books("2026-09-30"), 2, false],
    ["three months later", books("2026-08-31"), 3, true],
    ["of a year that is over and complete", books("2025-12-30", "2025-12-31"), 0, false],
    ["of a year that is over and not complete", books("2025-11-30", "2025-12-31"), 1, true],
  ])("%s", (_, year, monthsBehind, isStale) => {
    expect(freshnessOf(year, "2026-11-20")).toEqual({ monthsBehind, isStale });
  });
});
