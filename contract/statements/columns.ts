import { firstDay, lastDay, monthsIn, type Period, periodOfDays } from "../period";
import type { Statement, StatementAccount, STATEMENTS } from "./statement";

/** The income statement or the balance sheet. */
export type Part = (typeof STATEMENTS)[number];
/** The amounts of a line or an account of a statement. */
export type Amounts = Omit<StatementAccount, "number" | "name">;

/** Kind of a column whose heading is not a period alone. */
export type ColumnName =
  | "opening"
  | "booked"
  | "difference"
  | "budget"
  | "deviation"
  | "shareOfSales"
  | "shareOfAssets";

export interface StatementColumn {
  key: string;
  name?: ColumnName;
  /** Period of the amounts, in the heading. */
  period?: Period;
  /** True for balances at the end of the period. */
  isBalance?: boolean;
  /** The amount of a line in öre, or its share in percent; null when unknown. */
  of: (amounts: Amounts) => number | null;
  /** True if an amount of the column is null only where the months of an account are unknown. */
  isBooked?: boolean;
  /** The period of the vouchers behind the amount. */
  vouchers?: Period;
  /** Index of the column's month, which a click on the heading chooses. */
  month?: number;
  /** True for changes, which are written with a sign. */
  isChange?: boolean;
  /** True for percentages, which are no amounts. */
  isShare?: boolean;
  /** True for a share beside a month; its column is as narrow as the month's. */
  isOfMonth?: boolean;
  /** True for the columns that a phone shows, two at most. */
  isMain?: boolean;
  /** True for the first column of a group. */
  begins?: boolean;
  /** True for a part of the year, beside the whole year. */
  isPart?: boolean;
  /** The period of amounts, if the heading does not name it. */
  span?: Period;
  /** The keys of two columns: this column is the first less the second. */
  less?: readonly [first: string, second: string];
  /** For shares: the key of the column with the amounts, and the line that is 100 %. */
  share?: { of: string; whole: Amounts };
}

/** The columns of a statement: the year with its months, or one month and, of the income statement, the year so far. */
export function statementColumns(statement: Statement, part: Part, month: number | null): StatementColumn[] {
  if (part === "balance") return month === null ? balanceOfYear(statement) : balanceOfMonth(statement, month);
  return month === null ? incomeOfYear(statement) : incomeOfMonth(statement, month);
}

/** False for books with one column for a year of several months. */
export function hasMonths(statement: Statement): boolean {
  return statement.columns.length > 1 || monthsIn(yearOf(statement)) === 1;
}

/** Index of a month `YYYY-MM` among the booked columns; null if it is not booked or the months are not known. */
export function monthIn(statement: Statement, wanted: string | null): number | null {
  if (!hasMonths(statement)) return null;
  const { columns, bookedColumns } = statement;
  const found = columns.findIndex(({ period }) => period.start.slice(0, 7) === wanted);
  return found >= 0 && found < bookedColumns ? found : null;
}

function incomeOfYear(statement: Statement): StatementColumn[] {
  const { columns, bookedColumns } = statement;
  return [
    ...compared({ statement, first: 0, last: bookedColumns - 1, key: "year", before: yearBefore(statement) }),
    ...(statement.hasBudget && !isWhole(statement)
      ? [
          {
            key: "year-budget-whole",
            name: "budget" as const,
            period: yearOf(statement),
            of: budgetOf(0, columns.length - 1),
          },
        ]
      : []),
    ...monthColumns(statement),
  ];
}

function incomeOfMonth(statement: Statement, month: number): StatementColumn[] {
  return [
    ...compared({
      statement,
      first: month,
      last: month,
      key: "month",
      before: monthsBefore(statement, month, month),
    }),
    ...compared({
      statement,
      first: 0,
      last: month,
      key: "so-far",
      before: monthsBefore(statement, 0, month),
    }).map((column, i) => ({ ...column, isMain: false, begins: i === 0 })),
  ];
}

interface Comparison {
  statement: Statement;
  first: number;
  last: number;
  key: string;
  before: Before | null;
}

interface Before {
  period: Period;
  of: StatementColumn["of"];
  /** True if the period is longer or shorter than the one beside it. */
  isNoComparison?: boolean;
}

/** Columns for a range of booked months: amount, year before, budget and differences. */
function compared({ statement, first, last, key, before }: Comparison): StatementColumn[] {
  const period = periodFrom(statement, first, last);
  const isAll = first === 0 && last === statement.bookedColumns - 1;
  // The total is known even where the months of an account are not.
  const booked: StatementColumn["of"] = ({ total, amounts }) => (isAll ? total : sum(amounts, first, last));
  const budget = budgetOf(first, last);
  return [
    { key, period, of: booked, isBooked: true, vouchers: period, isMain: true },
    ...(before
      ? [
          { key: `${key}-before`, period: before.period, of: before.of, isMain: true },
          ...(before.isNoComparison
            ? []
            : [
                {
                  key: `${key}-difference`,
                  name: "difference" as const,
                  less: [key, `${key}-before`] as const,
                  of: less(booked, before.of),
                  isChange: true,
                },
              ]),
        ]
      : []),
    ...(statement.hasBudget
      ? [
          { key: `${key}-budget`, name: "budget" as const, span: period, of: budget, isMain: before === null },
          {
            key: `${key}-deviation`,
            name: "deviation" as const,
            less: [key, `${key}-budget`] as const,
            of: less(booked, budget),
            isChange: true,
          },
        ]
      : []),
  ];
}

function balanceOfYear(statement: Statement): StatementColumn[] {
  const { bookedColumns } = statement;
  const opening: StatementColumn = { key: "opening", name: "opening", of: ({ opening: amount = 0 }) => amount };
  const closing: StatementColumn["of"] = ({ total }) => total;
  const period = periodFrom(statement, 0, bookedColumns - 1);
  const months = balanceBefore(statement, bookedColumns - 1);
  const before = months
    ? { ...months, of: ({ previousTotal }: Amounts) => previousTotal ?? null }
    : isWhole(statement)
      ? wholeYearBefore(statement)
      : null;
  return [
    { key: "year", period, isBalance: true, of: closing, isBooked: true, vouchers: period, isMain: true },
    ...comparedBalance("year", closing, before),
    opening,
    ...monthColumns(statement),
  ];
}

function balanceOfMonth(statement: Statement, month: number): StatementColumn[] {
  const period = periodFrom(statement, month, month);
  const closing: StatementColumn["of"] = ({ amounts }) => amounts[month] ?? null;
  const opening: StatementColumn["of"] = ({ amounts, opening: first = 0 }) =>
    month === 0 ? first : (amounts[month - 1] ?? null);
  return [
    { key: "month", period, isBalance: true, of: closing, isBooked: true, vouchers: period, isMain: true },
    ...comparedBalance("month", closing, balanceBefore(statement, month)),
    { key: "opening", name: "opening", of: opening, isBooked: true },
    {
      key: "booked",
      name: "booked",
      less: ["month", "opening"],
      of: less(closing, opening),
      isBooked: true,
      vouchers: period,
      isChange: true,
    },
  ];
}

function comparedBalance(key: string, closing: StatementColumn["of"], before: Before | null): StatementColumn[] {
  if (!before) return [];
  return [
    { key: "before", period: before.period, isBalance: true, of: before.of, isMain: true },
    { key: "difference", name: "difference", less: [key, "before"], of: less(closing, before.of), isChange: true },
  ];
}

function monthColumns(statement: Statement): StatementColumn[] {
  if (statement.columns.length === 1) return [];
  return statement.columns.slice(0, statement.bookedColumns).map(({ period }, i) => ({
    key: period.start.slice(0, 7),
    period,
    of: ({ amounts }) => amounts[i] ?? null,
    isBooked: true,
    vouchers: period,
    month: i,
    isPart: true,
    begins: i === 0,
  }));
}

function isWhole({ columns, bookedColumns }: Statement): boolean {
  return bookedColumns === columns.length;
}

function yearOf({ columns }: Statement): Period {
  return periodOfDays(firstDay(columns[0]!.period), lastDay(columns.at(-1)!.period));
}

function periodFrom({ columns }: Statement, first: number, last: number): Period {
  return periodOfDays(firstDay(columns[first]!.period), lastDay(columns[last]!.period));
}

/**
 * The year before to compare with: the same months, or that whole year where its months are not known. Null where
 * nothing is known.
 */
function yearBefore(statement: Statement): Before | null {
  const { bookedColumns } = statement;
  const months = monthsBefore(statement, 0, bookedColumns - 1);
  if (months) return months;
  const whole = wholeYearBefore(statement);
  const isSameLength = whole !== null && isWhole(statement) && monthsIn(whole.period) === monthsIn(yearOf(statement));
  return whole && { ...whole, isNoComparison: !isSameLength };
}

/** Null where the year before is not known, or in another currency. */
function wholeYearBefore({ previousYear, fiscalYear }: Statement): Before | null {
  if (previousYear?.currency !== fiscalYear.currency) return null;
  return { period: previousYear.period, of: ({ previousYear: amount }) => amount ?? null };
}

/** The same months a year earlier; null where one of them is not known. */
function monthsBefore({ columns, bookedColumns }: Statement, first: number, last: number): Before | null {
  const isAll = first === 0 && last === bookedColumns - 1;
  const before = columns.slice(first, last + 1).map(({ previous }) => previous);
  const [start, end] = [before[0], before.at(-1)];
  if (!start || !end || before.includes(undefined)) return null;
  return {
    period: periodOfDays(firstDay(start), lastDay(end)),
    of: ({ previous, previousTotal = null }) => (isAll ? previousTotal : previous ? sum(previous, first, last) : null),
  };
}

function balanceBefore({ columns }: Statement, month: number): Before | null {
  const period = columns[month]?.previous;
  return period ? { period, of: ({ previous }) => previous?.[month] ?? null } : null;
}

function budgetOf(first: number, last: number): StatementColumn["of"] {
  return ({ budget }) => (budget ? sum(budget, first, last) : null);
}

function less(of: StatementColumn["of"], other: StatementColumn["of"]): StatementColumn["of"] {
  return (amounts) => {
    const [one, two] = [of(amounts), other(amounts)];
    return one === null || two === null ? null : one - two;
  };
}

/** Null where one of the amounts is not known. */
function sum(amounts: readonly (number | null)[], first: number, last: number): number | null {
  let total = 0;
  for (const amount of amounts.slice(first, last + 1)) {
    if (amount === null) return null;
    total += amount;
  }
  return total;
}
