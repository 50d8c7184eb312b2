import { describe, expect, it } from "vitest";
import { periodOfDays, splitPeriod } from "../period";
import type { Statement, StatementLine } from "./statement";
import { statementColumns, monthIn, type Part } from "./columns";

const YEAR = periodOfDays("2024-01-01", "2024-04-30");
const MONTHS = splitPeriod(YEAR, 1);
const BEFORE = splitPeriod(periodOfDays("2023-01-01", "2023-04-30"), 1);

function statementOf(changes: Partial<Statement> = {}): Statement {
  return {
    fiscalYear: {
      id: "0".repeat(32),
      start: "2024-01-01T00:00:00",
      end: "2024-04-30T00:00:00",
      chartOfAccountsId: "EUBAS97",
      currency: "SEK",
      lastLedgerDate: "2024-04-30T00:00:00",
      activePeriodLastUpdate: "2024-05-02T12:00:00",
    },
    columns: MONTHS.map((period, i) => ({ period, previous: BEFORE[i]! })),
    bookedColumns: 4,
    bookedThrough: "2024-04-30",
    monthsUnknown: [],
    previousYear: { period: periodOfDays("2022-07-01", "2023-12-31"), currency: "SEK" },
    hasBudget: true,
    incomeStatement: [],
    balanceSheet: [],
    outside: [],
    ...changes,
  };
}

const LINE: StatementLine = {
  id: "NetSales",
  name: "",
  kind: "group",
  lines: [],
  accounts: [],
  opening: 7,
  amounts: [1, 2, 4, 8],
  total: 15,
  budget: [3, 3, 3, 3],
  previous: [10, 20, 40, 80],
  previousTotal: 150,
  previousYear: 1_000,
};
/** Booked through February, with a year before that is booked to its end. */
const TO_FEBRUARY = { ...LINE, amounts: [1, 2, null, null], total: 3, previousTotal: 30 };
const NO_MONTHS_BEFORE = MONTHS.map((period) => ({ period }));

/** `key amount` of each column. */
function columns(part: Part, month: number | null, changes?: Partial<Statement>, line = LINE) {
  return statementColumns(statementOf(changes), part, month).map(({ key, of }) => `${key} ${of(line)}`);
}

describe("the columns of the income statement", () => {
  it("are the year, the same months a year before, the budget, and then the months", () => {
    expect(columns("income", null)).toEqual([
      "year 15",
      "year-before 150",
      "year-difference -135",
      "year-budget 12",
      "year-deviation 3",
      "2024-01 1",
      "2024-02 2",
      "2024-03 4",
      "2024-04 8",
    ]);
  });

  it("end with the last booked month, compared with the same months, and show the budget of the whole year too", () => {
    expect(columns("income", null, { bookedColumns: 2 }, TO_FEBRUARY)).toEqual([
      "year 3",
      "year-before 30",
      "year-difference -27",
      "year-budget 6",
      "year-deviation -3",
      "year-budget-whole 12",
      "2024-01 1",
      "2024-02 2",
    ]);
  });

  it("have no difference from a year before that is of another length than what is booked", () => {
    const unknown = { columns: NO_MONTHS_BEFORE, hasBudget: false };
    expect(columns("income", null, { ...unknown, bookedColumns: 2 }, TO_FEBRUARY)).toEqual([
      "year 3",
      "year-before 1000",
      "2024-01 1",
      "2024-02 2",
    ]);
    expect(columns("income", null, unknown).slice(0, 3)).toEqual(["year 15", "year-before 1000", "2024-01 1"]);
    const asLong = { period: periodOfDays("2023-09-01", "2023-12-31"), currency: "SEK" };
    expect(columns("income", null, { ...unknown, previousYear: asLong }).slice(0, 3)).toEqual([
      "year 15",
      "year-before 1000",
      "year-difference -985",
    ]);
  });

  it("have the total, and no months, of an account of which only the whole year is known", () => {
    const unknown = { ...LINE, amounts: [null, null, null, null] };
    const year = statementColumns(statementOf({ hasBudget: false }), "income", null);
    expect(year.map(({ of }) => of(unknown))).toEqual([15, 150, -135, null, null, null, null]);
    expect(year.filter(({ isBooked }) => isBooked).map(({ key }) => key)).toEqual([
      "year",
      "2024-01",
      "2024-02",
      "2024-03",
      "2024-04",
    ]);
    const april = statementColumns(statementOf({ hasBudget: false }), "income", 3);
    expect(april.map(({ of }) => of(unknown))).toEqual([null, 80, null, 15, 150, -135]);
    expect(statementColumns(statementOf({ hasBudget: false }), "income", 1)[3]!.of(unknown)).toBeNull();
  });

  it("are a month and the year so far where one is chosen", () => {
    expect(columns("income", 2)).toEqual([
      "month 4",
      "month-before 40",
      "month-difference -36",
      "month-budget 3",
      "month-deviation 1",
      "so-far 7",
      "so-far-before 70",
      "so-far-difference -63",
      "so-far-budget 9",
      "so-far-deviation -2",
    ]);
  });

  it("leave out a year before in another currency, and have no amount where a line has no budget", () => {
    const dollars = { columns: NO_MONTHS_BEFORE, previousYear: { period: YEAR, currency: "USD" } };
    const { budget: _, ...line } = LINE;
    expect(columns("income", null, dollars, line).slice(0, 3)).toEqual([
      "year 15",
      "year-budget null",
      "year-deviation null",
    ]);
  });
});

describe("the columns of the balance sheet", () => {
  it("are what stood at the end, a year before, at the opening and at each month's end", () => {
    const balance = { ...LINE, total: 8, previousTotal: 80 };
    expect(columns("balance", null, {}, balance)).toEqual([
      "year 8",
      "before 80",
      "difference -72",
      "opening 7",
      "2024-01 1",
      "2024-02 2",
      "2024-03 4",
      "2024-04 8",
    ]);
    const toMarch = { ...balance, amounts: [1, 2, 4, null], total: 4, previousTotal: 40 };
    expect(columns("balance", null, { bookedColumns: 3 }, toMarch)).toEqual([
      "year 4",
      "before 40",
      "difference -36",
      "opening 7",
      "2024-01 1",
      "2024-02 2",
      "2024-03 4",
    ]);
  });

  it("compare with the closing of a year before whose months are not known, once the year is whole", () => {
    const balance = { ...LINE, total: 8 };
    const unknown = { columns: NO_MONTHS_BEFORE };
    expect(columns("balance", null, unknown, balance).slice(0, 3)).toEqual([
      "year 8",
      "before 1000",
      "difference -992",
    ]);
    expect(columns("balance", null, { ...unknown, bookedColumns: 3 }, balance).slice(0, 2)).toEqual([
      "year 8",
      "opening 7",
    ]);
  });

  it("are those of a month where one is chosen, which opens as the one before closed", () => {
    expect(columns("balance", 0)).toEqual(["month 1", "before 10", "difference -9", "opening 7", "booked -6"]);
    expect(columns("balance", 3)).toEqual(["month 8", "before 80", "difference -72", "opening 4", "booked 4"]);
  });
});

describe("the month of an address", () => {
  it("is the only month of a year of one month", () => {
    const period = periodOfDays("2024-12-01", "2024-12-31");
    const statement = statementOf({ columns: [{ period }], bookedColumns: 1 });
    expect(["2024-12", "2024-11"].map((month) => monthIn(statement, month))).toEqual([0, null]);
  });

  it("is one that is booked", () => {
    expect(
      ["2024-03", "2024-04", "2023-03", "x", null].map((month) => monthIn(statementOf({ bookedColumns: 3 }), month)),
    ).toEqual([2, null, null, null, null]);
    expect(monthIn(statementOf({ columns: [{ period: YEAR }], bookedColumns: 1 }), "2024-01")).toBeNull();
  });
});
