import { describe, expect, it } from "vitest";
import { addMonths, endOfMonth, type CalendarDay } from "@/contract/calendar";
import type { KeyFigureTrace, TracedAccount } from "@/contract/figures/key-figure-trace";
import { periodOfDays, type Period } from "@/contract/period";
import { traceBlocks } from "./trace-blocks";

const YEAR = periodOfDays("2025-01-01", "2025-12-31");
const AMOUNT = 10;

/** An account with a row of a voucher in each month, or with a #PSALDO of each month for the year before. */
function accountIn(firstDays: readonly CalendarDay[], yearBefore?: true): TracedAccount {
  const source = { amount: AMOUNT, import: "i", line: 2 };
  const record = (day: CalendarDay) => ({
    ...source,
    record: "PSALDO" as const,
    yearIndex: -1,
    month: day.slice(0, 7),
  });
  const row = (date: CalendarDay) => ({
    ...source,
    date,
    text: "",
    objects: [],
    voucher: { series: "A", number: "1", date, text: "", line: 1 },
  });
  const rows = yearBefore ? [] : firstDays.map(row);
  return {
    fiscalYearId: "y",
    ...(yearBefore && { yearBefore }),
    number: "3000",
    name: "Försäljning",
    movements: firstDays.map((first) => ({ period: periodOfDays(first, endOfMonth(first)), amount: AMOUNT })),
    records: yearBefore ? firstDays.map(record) : [],
    rowCount: rows.length,
    rows,
  };
}

function blocksOf(accounts: TracedAccount[], year: Period = YEAR) {
  const trace: KeyFigureTrace = {
    period: year,
    value: AMOUNT,
    accounts,
    rowCount: accounts.reduce((sum, { rowCount }) => sum + rowCount, 0),
    keyFigure: { id: "NetSales", name: "Nettoomsättning", description: "", valueType: "Amount" },
    tree: { text: "NetSales", value: AMOUNT },
  };
  return traceBlocks({ trace, years: [{ id: "y", ...year }], language: "sv", currency: "SEK", reason: () => "" });
}

const monthsFrom = (first: CalendarDay, count: number) => Array.from({ length: count }, (_, i) => addMonths(first, i));

describe("the blocks of a trace", () => {
  it("name the year before that a file describes, so that no two tables of an account have the same name", () => {
    const blocks = blocksOf([accountIn(["2025-03-01"]), accountIn(["2024-03-01"], true)]);
    const names = blocks.flatMap((block) => (block.kind === "table" ? [block.name] : []));
    expect(new Set(names).size).toBe(names.length);
    const ofAccount = names.filter((name) => name.startsWith("3000"));
    expect(ofAccount).toHaveLength(2);
    for (const name of ofAccount) expect(name).toMatch(/^3000 Försäljning ./);
  });

  it("begin a page where one table is wide, not where the periods of two years together are many", () => {
    const beginsPage = (accounts: TracedAccount[]) =>
      blocksOf(accounts).some((block) => block.kind === "heading" && block.newPage === true);
    // A portrait page has room for four periods.
    const quarter = (year: string) => monthsFrom(`${year}-01-01`, 3);
    expect(beginsPage([accountIn(quarter("2025")), accountIn(quarter("2024"), true)])).toBe(false);
    expect(beginsPage([accountIn(monthsFrom("2025-01-01", 5))])).toBe(true);
  });

  it("separate each half-year of a long fiscal year", () => {
    const blocks = blocksOf([accountIn(monthsFrom("2024-07-01", 18))], periodOfDays("2024-07-01", "2025-12-31"));
    const table = blocks.find((block) => block.kind === "table" && block.name.startsWith("Konton"));
    const begins = table?.kind === "table" ? table.columns.flatMap((column, i) => (column.begins ? [i] : [])) : [];
    expect(begins).toEqual([1, 7, 13]);
  });
});
