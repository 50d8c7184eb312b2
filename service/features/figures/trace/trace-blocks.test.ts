import { describe, expect, it } from "vitest";
import { addMonths, endOfMonth } from "@/contract/calendar";
import type { KeyFigureTrace, TracedAccount } from "@/contract/figures/key-figure-trace";
import { periodOfDays } from "@/contract/period";
import { traceBlocks } from "./trace-blocks";

const YEAR = { id: "y", ...periodOfDays("2025-01-01", "2025-12-31") };

function accountIn(months: readonly string[], yearBefore?: true): TracedAccount {
  return {
    fiscalYearId: "y",
    ...(yearBefore && { yearBefore }),
    number: "3000",
    name: "Försäljning",
    movements: months.map((first) => ({ period: periodOfDays(first, endOfMonth(first)), amount: 10 })),
    records: [{ record: "PSALDO", yearIndex: yearBefore ? -1 : 0, amount: 10, import: "i", line: 1 }],
    rowCount: 0,
    rows: [],
  };
}

function blocksOf(accounts: TracedAccount[]) {
  const trace: KeyFigureTrace = {
    period: periodOfDays("2025-01-01", "2025-12-31"),
    value: 10,
    accounts,
    rowCount: 1,
    keyFigure: { id: "NetSales", name: "Nettoomsättning", description: "", valueType: "Amount" },
    tree: { text: "NetSales", value: 10 },
  };
  return traceBlocks({ trace, years: [YEAR], language: "sv", currency: "SEK", reason: () => "" });
}

const monthsFrom = (first: string, count: number) => Array.from({ length: count }, (_, i) => addMonths(first, i));

describe("the blocks of a trace", () => {
  it("name the year before of the same file, so that no two tables of an account have one title", () => {
    const blocks = blocksOf([accountIn(["2025-03-01"]), accountIn(["2024-03-01"], true)]);
    const names = blocks.flatMap((block) => (block.kind === "table" ? [block.name] : []));
    expect(new Set(names).size).toBe(names.length);
    const ofAccount = names.filter((name) => name.startsWith("3000"));
    expect(ofAccount).toHaveLength(2);
    for (const name of ofAccount) expect(name).toMatch(/^3000 Försäljning ./);
  });

  it("begin a page where one table is wide, not where the periods of two years together are many", () => {
    const isWide = (accounts: TracedAccount[]) =>
      blocksOf(accounts).some((block) => block.kind === "heading" && block.newPage === true);
    const quarter = (year: string) => monthsFrom(`${year}-01-01`, 3);
    expect(isWide([accountIn(quarter("2025")), accountIn(quarter("2024"), true)])).toBe(false);
    expect(isWide([accountIn(monthsFrom("2025-01-01", 5))])).toBe(true);
  });

  it("separate each half-year of a long fiscal year", () => {
    const table = blocksOf([accountIn(monthsFrom("2024-07-01", 18))]).find(
      (block) => block.kind === "table" && block.columns.length > 5,
    );
    const begins = table?.kind === "table" ? table.columns.flatMap(({ begins: is }, i) => (is ? [i] : [])) : [];
    expect(begins).toEqual([1, 7, 13]);
  });
});
