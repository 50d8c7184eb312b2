import fc from "fast-check";
import { readSheet } from "read-excel-file/web-worker";
import { describe, expect, it } from "vitest";
import { lastDay, periodOfDays, splitPeriod } from "@/contract/period";
import type { Part, StatementColumn } from "@/contract/statements/columns";
import type { Statement, StatementAccount, StatementLine } from "@/contract/statements/statement";
import { writeCsv } from "@/lib/spreadsheets/csv";
import { RecalculatedSheets } from "@/lib/spreadsheets/testing/recalculate";
import { tableOfSheet } from "@/lib/spreadsheets/workbook";
import { writeWorkbook } from "@/lib/spreadsheets/xlsx";
import { chosenColumns, DIVISIONS, OPTIONAL_COLUMNS, type ColumnChoice } from "./chosen-columns";
import { statementSheet } from "./statement-sheet";

const line = (id: string, total: number, more: Partial<StatementLine> = {}): StatementLine => ({
  id,
  name: id,
  kind: "group",
  amounts: [total],
  total,
  lines: [],
  accounts: [],
  ...more,
});
const account = (number: string, total: number) => ({ number, name: `=${number}`, amounts: [total], total });
const COLUMNS: StatementColumn[] = [
  { key: "year", of: ({ total }) => total },
  { key: "none", of: () => null },
];
const LINES = [
  line("Sales", 100_05, {
    lines: [line("Domestic", 90_05, { accounts: [account("3010", 90_05)] })],
    accounts: [account("3999", 10_00)],
  }),
  line("Other", 5_00),
  line("Income", 105_05, { kind: "sum" }),
  line("Costs", -40_00, { accounts: [account("4010", -40_00)] }),
  line("Result", 65_05, { kind: "sum" }),
];
const SHEET = statementSheet({
  name: "Resultat",
  lines: LINES,
  columns: COLUMNS,
  headingOf: ({ key }) => key,
  accountHeading: "Konto",
  lineHeading: "Rad",
});

it("adds up the rows below a line, and for a sum the lines before it", () => {
  expect(SHEET.rows.slice(1).map(([number, name, year]) => [number!.value ?? name!.value, year!.formula])).toEqual([
    ["Sales", "ROUND(SUM(C3,C5),2)"],
    ["Domestic", "ROUND(SUM(C4),2)"],
    ["3010", undefined],
    ["3999", undefined],
    ["Other", undefined],
    ["Income", "ROUND(SUM(C2,C6),2)"],
    ["Costs", "ROUND(SUM(C9),2)"],
    ["4010", undefined],
    ["Result", "ROUND(SUM(C2,C6,C8),2)"],
  ]);
  expect(SHEET.rows.every((row) => row[3]!.value === undefined || row[3]!.style === "heading")).toBe(true);
});

it("shows its values in programs that do not compute, and in CSV", async () => {
  const rows = await readSheet(await writeWorkbook([SHEET]), { trim: false });
  expect(rows.slice(1).map((row) => row[2])).toEqual([100.05, 90.05, 90.05, 10, 5, 105.05, -40, -40, 65.05]);
  expect(rows[3]!.slice(0, 2)).toEqual(["3010", "=3010"]);
  const csv = writeCsv(tableOfSheet(SHEET), { decimalSign: "," });
  expect(csv.split("\r\n").slice(0, 4)).toEqual([
    "\ufeffKonto;Rad;year;none",
    ";Sales;100,05;",
    ";Domestic;90,05;",
    "3010;'=3010;90,05;",
  ]);
});

const MONTHS = splitPeriod(periodOfDays("2024-01-01", "2024-12-31"), 1);
const BEFORE = splitPeriod(periodOfDays("2023-01-01", "2023-12-31"), 1);

interface Given {
  /** The twelve months of an account in öre, the same of the year before, and its budget. */
  amounts: number[];
  previous: number[];
  budget: number[];
  /** The file's months contradict its year. */
  isUnknown?: boolean;
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
const running = (numbers: readonly number[]) => numbers.map((_, i) => sumOf(numbers.slice(0, i + 1)));

/** Two groups, one of them with a group within it, and the sum of both; `booked` of the twelve months have amounts. */
function statementOf(given: readonly Given[], booked: number, isBalance: boolean): StatementLine[] {
  const figuresOf = ({ amounts, previous, budget, isUnknown = false }: Given): Omit<StatementAccount, "number"> => {
    const [now, before] = isBalance ? [running(amounts), running(previous)] : [amounts, previous];
    const totalOf = (numbers: readonly number[]) =>
      isBalance ? numbers[booked - 1]! : sumOf(numbers.slice(0, booked));
    return {
      name: "",
      opening: 700,
      total: totalOf(now),
      previousTotal: totalOf(before),
      amounts: now.map((amount, i) => (i < booked && !isUnknown ? amount : null)),
      previous: before,
      previousYear: isBalance ? before.at(-1)! : sumOf(before),
      ...(!isBalance && { budget }),
    };
  };
  const added = (included: readonly Given[]): Given => ({
    amounts: MONTHS.map((_, i) => sumOf(included.map(({ amounts }) => amounts[i]!))),
    previous: MONTHS.map((_, i) => sumOf(included.map(({ previous }) => previous[i]!))),
    budget: MONTHS.map((_, i) => sumOf(included.map(({ budget }) => budget[i]!))),
    isUnknown: included.some(({ isUnknown }) => isUnknown),
  });
  const accounts = given.map((one, i) => ({ number: String(3000 + i), ...figuresOf(one) }));
  const lineOf = (id: string, included: readonly Given[], more: Partial<StatementLine> = {}): StatementLine => ({
    id,
    kind: "group",
    lines: [],
    accounts: [],
    ...figuresOf(added(included)),
    name: id,
    ...more,
  });
  const within = lineOf(isBalance ? "Current" : "NetSales", given.slice(0, 2), { accounts: accounts.slice(0, 2) });
  const rest = given.slice(3);
  return [
    lineOf(isBalance ? "Assets" : "Income", given.slice(0, 3), { lines: [within], accounts: accounts.slice(2, 3) }),
    lineOf("Costs", rest, { accounts: accounts.slice(3) }),
    lineOf("Result", given, { kind: "sum" }),
  ];
}

function sheetOf(given: readonly Given[], part: Part, booked: number, month: number | null, choice: ColumnChoice) {
  const statement: Statement = {
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
    bookedColumns: booked,
    bookedThrough: lastDay(MONTHS[booked - 1]!),
    monthsUnknown: [],
    hasBudget: true,
    previousYear: { period: periodOfDays("2023-01-01", "2023-12-31"), currency: "SEK" },
    incomeStatement: statementOf(given, booked, false),
    balanceSheet: statementOf(given, booked, true),
    outside: [],
  };
  const columns = chosenColumns(statement, part, month, choice);
  return statementSheet({
    name: "Rapport",
    columns,
    headingOf: ({ key }) => key,
    accountHeading: "Konto",
    lineHeading: "Rad",
    lines: part === "balance" ? statement.balanceSheet : statement.incomeStatement,
  });
}

const GIVEN: Given[] = [1, 2, 3, 4].map((factor) => ({
  amounts: MONTHS.map((_, i) => factor * (10_01 + i)),
  previous: MONTHS.map((_, i) => factor * (9_07 + i)),
  budget: MONTHS.map(() => factor * 11_03),
}));
const ALL: ColumnChoice = { by: "months", without: [], hasBudgetBeside: true, hasShares: true };
const formulasOf = (sheet: ReturnType<typeof sheetOf>, name: string) => {
  const row = sheet.rows.find(([number, line]) => (number!.value ?? line!.value) === name)!;
  return Object.fromEntries(sheet.rows[0]!.map(({ value }, i) => [String(value), row[i]!.formula]));
};

describe("the columns of a statement's workbook", () => {
  it("are sums of an account's months, differences, deviations and shares of other cells", () => {
    const months = sheetOf(GIVEN, "income", 12, null, { ...ALL, hasBudgetBeside: false, hasShares: false });
    expect(formulasOf(months, "3000")).toMatchObject({
      year: "ROUND(SUM(H4:S4),2)",
      "year-before": undefined,
      "year-difference": "ROUND(C4-D4,2)",
      "year-deviation": "ROUND(C4-F4,2)",
      "2024-01": undefined,
    });
    const shares = formulasOf(sheetOf(GIVEN, "income", 12, null, { ...ALL, by: "quarters" }), "3003");
    expect(shares["year-share"]).toBe('IF(C3=0,"",C8/ABS(C3)*100)');
    expect(shares["year-budget"]).toBe("ROUND(SUM(L8,O8,R8,U8),2)");
    const balance = formulasOf(sheetOf(GIVEN, "balance", 3, null, { ...ALL, hasShares: false }), "3000");
    expect(balance).toMatchObject({ year: "I4", difference: "ROUND(C4-D4,2)" });
    const month = formulasOf(sheetOf(GIVEN, "balance", 3, 2, { ...ALL, hasShares: false }), "3000");
    expect(month).toMatchObject({ month: undefined, booked: "ROUND(C4-F4,2)" });
  });

  it("stay constants where what they follow from is left out or not known", () => {
    const none = sheetOf(GIVEN, "income", 12, null, { ...ALL, by: "none", without: ["before"], hasShares: false });
    expect(formulasOf(none, "3000")).toMatchObject({ year: undefined, "year-difference": undefined });
    const unknown = [{ ...GIVEN[0]!, isUnknown: true }, ...GIVEN.slice(1)];
    const sheet = sheetOf(unknown, "income", 12, null, { ...ALL, hasShares: false });
    expect([formulasOf(sheet, "3000").year, formulasOf(sheet, "NetSales").year]).toEqual([
      undefined,
      "ROUND(SUM(C4:C5),2)",
    ]);
  });

  it("follow a month that is changed, up to the result, its difference and its share", () => {
    const sheet = sheetOf(GIVEN, "income", 12, null, ALL);
    const heading = sheet.rows[0]!.map(({ value }) => value);
    const [january, year, difference, share] = ["2024-01", "year", "year-difference", "year-share"].map((key) =>
      heading.indexOf(key),
    );
    const result = sheet.rows.length - 1;
    const valueAt = (column: number) => sheet.rows[result]![column]!.value as number;
    const computed = new RecalculatedSheets([sheet]);
    // Row 2 is net sales, and row 3 its first account, whose January is 10.01.
    computed.write(0, 3, january!, String(10.01 + 1000));
    expect(computed.value(0, result, year!)).toBeCloseTo(valueAt(year!) + 1000, 9);
    expect(computed.value(0, result, difference!)).toBeCloseTo(valueAt(difference!) + 1000, 9);
    expect(computed.value(0, 2, share!)).toBeCloseTo(100, 9);
    expect(computed.value(0, result, share!)).not.toBeCloseTo(valueAt(share!), 3);
  });

  it("have the values that a spreadsheet computes from their formulas, in 60 random statements", () => {
    const ore = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 12, maxLength: 12 });
    const given = fc.record({ amounts: ore, previous: ore, budget: ore, isUnknown: fc.boolean() });
    const choice = fc.record({
      by: fc.constantFrom(...DIVISIONS),
      without: fc.subarray([...OPTIONAL_COLUMNS]),
      hasBudgetBeside: fc.boolean(),
      hasShares: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(given, { minLength: 4, maxLength: 6 }),
        fc.constantFrom<Part>("income", "balance"),
        fc.integer({ min: 1, max: 12 }),
        fc.option(fc.nat({ max: 11 })),
        choice,
        (accounts, part, booked, month, columns) => {
          const shown = month !== null && month < booked ? month : null;
          const { differences } = new RecalculatedSheets([sheetOf(accounts, part, booked, shown, columns)]).compare();
          expect(differences).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);

  it("are formulas in all cells of amounts that follow from others", () => {
    const sheet = sheetOf(GIVEN, "income", 12, null, ALL);
    const { formulas, differences } = new RecalculatedSheets([sheet]).compare();
    expect(differences).toEqual([]);
    const cells = sheet.rows.slice(1).flatMap((row) => row.slice(2).filter(({ value }) => value !== undefined));
    const constants = cells.filter(({ formula }) => formula === undefined);
    // Each account has twelve months, twelve budgets of them, and the year before.
    expect([constants.length, formulas]).toEqual([4 * 25, cells.length - 4 * 25]);
  });
});
