import { describe, expect, test } from "vitest";
import { periodOfDays, splitPeriod } from "@/contract/period";
import type { Statement, StatementLine } from "@/contract/statements/statement";
import { chosenColumns, type ColumnChoice } from "./chosen-columns";
import type { Part } from "@/contract/statements/columns";

const MONTHS = splitPeriod(periodOfDays("2024-01-01", "2024-12-31"), 1);
const BEFORE = splitPeriod(periodOfDays("2023-01-01", "2023-12-31"), 1);
const numbers = (factor: number) => MONTHS.map((_, i) => (i + 1) * factor);

const SALES: StatementLine = {
  id: "NetSales",
  name: "",
  kind: "group",
  lines: [],
  accounts: [],
  opening: 0,
  amounts: numbers(100),
  total: 7_800,
  budget: numbers(90),
  previous: numbers(50),
  previousTotal: 3_900,
  previousYear: 3_900,
};
const COSTS: StatementLine = { ...SALES, id: "Costs", amounts: numbers(-25), total: -1_950, budget: numbers(-30) };

const STATEMENT: Statement = {
  fiscalYear: {
    id: "0".repeat(32),
    start: "2024-01-01T00:00:00",
    end: "2024-12-31T00:00:00",
    chartOfAccountsId: "EUBAS97",
    currency: "SEK",
    lastLedgerDate: "2024-12-31T00:00:00",
    activePeriodLastUpdate: "2025-01-02T12:00:00",
  },
  columns: MONTHS.map((period, i) => ({ period, previous: BEFORE[i]! })),
  bookedColumns: 12,
  bookedThrough: "2024-12-31",
  monthsUnknown: [],
  hasBudget: true,
  previousYear: { period: periodOfDays("2023-01-01", "2023-12-31"), currency: "SEK" },
  incomeStatement: [{ ...SALES, id: "OperatingIncome", lines: [SALES] }, COSTS],
  balanceSheet: [{ ...SALES, id: "Assets" }],
  outside: [],
};
const ALL: ColumnChoice = { by: "months", without: [], hasBudgetBeside: false, hasShares: false };

function columns(choice: Partial<ColumnChoice>, part: Part = "income", line = COSTS, month: number | null = null) {
  const chosen = chosenColumns(STATEMENT, part, month, { ...ALL, ...choice });
  return chosen.map(({ key, of }) => `${key} ${String(of(line))}`);
}

describe("the chosen columns of a statement", () => {
  test("are the year without what is left out", () => {
    expect(columns({ by: "none", without: ["before", "difference"] })).toEqual([
      "year -1950",
      "year-budget -2340",
      "year-deviation 390",
    ]);
    expect(columns({ by: "none", without: ["before", "difference", "budget", "deviation"] })).toEqual(["year -1950"]);
    expect(columns({ without: ["before", "budget"] }, "income", COSTS, 1)).toEqual([
      "month -50",
      "month-difference -150",
      "month-deviation 10",
      "so-far -75",
      "so-far-difference -225",
      "so-far-deviation 15",
    ]);
  });

  test("leave out differences beside months and a budget, until somebody chooses", () => {
    expect(columns({ without: null }).slice(0, 4)).toEqual([
      "year -1950",
      "year-before 3900",
      "year-budget -2340",
      "2024-01 -25",
    ]);
    const keys = (choice: Partial<ColumnChoice>, month: number | null = null) =>
      columns({ without: null, ...choice }, "income", COSTS, month).map((column) => column.split(" ")[0]);
    expect(keys({ by: "quarters" })).toContain("year-deviation");
    expect(keys({}, 1)).toEqual(expect.arrayContaining(["month-difference", "so-far-deviation"]));
    expect(keys({ without: [] })).toEqual(expect.arrayContaining(["year-difference", "year-deviation"]));
    expect(columns({ without: null }, "balance").join()).toContain("difference");
    const unbudgeted = chosenColumns({ ...STATEMENT, hasBudget: false }, "income", null, { ...ALL, without: null });
    expect(unbudgeted.map(({ key }) => key)).toContain("year-difference");
  });

  test("are quarters: the sum of their months, or in the balance sheet the balance of their last month", () => {
    const without = ["before", "difference", "budget", "deviation"] as const;
    expect(columns({ by: "quarters", without })).toEqual([
      "year -1950",
      "quarter-2024-01 -150",
      "quarter-2024-04 -375",
      "quarter-2024-07 -600",
      "quarter-2024-10 -825",
    ]);
    expect(columns({ by: "quarters", without }, "balance").slice(2)).toEqual([
      "quarter-2024-01 -75",
      "quarter-2024-04 -150",
      "quarter-2024-07 -225",
      "quarter-2024-10 -300",
    ]);
  });

  test("end the last quarter where the books end, and give no sum where a month's amount is not known", () => {
    const toAugust = { ...STATEMENT, bookedColumns: 8 };
    const chosen = chosenColumns(toAugust, "income", null, { ...ALL, by: "quarters" });
    const last = chosen.at(-1)!;
    expect([last.key, last.period, last.of(COSTS)]).toEqual([
      "quarter-2024-07",
      periodOfDays("2024-07-01", "2024-08-31"),
      -375,
    ]);
    expect(last.of({ ...COSTS, amounts: COSTS.amounts.map(() => null) })).toBeNull();
  });

  test("have the budget beside each period", () => {
    const without = ["before", "difference", "budget", "deviation"] as const;
    expect(columns({ by: "quarters", without, hasBudgetBeside: true }).slice(0, 3)).toEqual([
      "year -1950",
      "quarter-2024-01 -150",
      "quarter-2024-01-budget -180",
    ]);
    expect(columns({ by: "none", without, hasBudgetBeside: true })).toEqual(["year -1950"]);
  });

  test("have each amount as a share of net sales or of total assets", () => {
    const without = ["difference", "budget", "deviation"] as const;
    expect(columns({ by: "none", without, hasShares: true })).toEqual([
      "year -1950",
      "year-share -25",
      "year-before 3900",
      "year-before-share 100",
    ]);
    const ofBalance = columns({ by: "none", without, hasShares: true }, "balance", SALES);
    expect(ofBalance.slice(0, 2)).toEqual(["year 7800", "year-share 100"]);
  });
});
