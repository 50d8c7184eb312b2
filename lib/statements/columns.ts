import { firstDay, lastDay, periodOfDays, type Period } from "@/contract/period-steps";
import type { Statement, StatementAccount } from "@/contract/statement";

export type Part = "income" | "balance";
export type Amounts = Pick<StatementAccount, "opening" | "amounts" | "previous" | "previousYear" | "budget">;

/** What stands over a column: a period, or what is between two others. */
export type ColumnName = "opening" | "booked" | "difference" | "budget" | "deviation";

export interface StatementColumn {
  key: string;
  name?: ColumnName;
  /** What the amounts are of. */
  period?: Period;
  /** The amounts are what stood at the end of the period. */
  isBalance?: boolean;
  /** In öre; null where it is not known. */
  of: (amounts: Amounts) => number | null;
  /** Whose vouchers the amount consists of. */
  vouchers?: Period;
  /** The column's month, which a press on its head chooses. */
  month?: number;
  /** Only a change is written with its sign. */
  isChange?: boolean;
  /** One of the two that a phone shows. */
  isMain?: boolean;
  /** Begins a group of columns. */
  begins?: boolean;
}

/** The columns of a statement: the year with its months, or one month and the year so far. */
export function columnsOf(statement: Statement, part: Part, month: number | null): StatementColumn[] {
  if (part === "balance") return month === null ? balanceOfYear(statement) : balanceOfMonth(statement, month);
  return month === null ? incomeOfYear(statement) : incomeOfMonth(statement, month);
}

/** The place of a month `YYYY-MM` among the booked columns; null for none and where there are no months. */
export function monthIn({ columns, bookedColumns }: Statement, wanted: string | null): number | null {
  if (columns.length === 1) return null;
  const found = columns.findIndex(({ period }) => period.start.slice(0, 7) === wanted);
  return found >= 0 && found < bookedColumns ? found : null;
}

function incomeOfYear(statement: Statement): StatementColumn[] {
  const { columns, bookedColumns } = statement;
  const last = bookedColumns - 1;
  return [
    ...compared({
      ...{ statement, first: 0, last, key: "year" },
      before: isWhole(statement)
        ? wholeYearBefore(statement)
        : (monthsBefore(statement, 0, last) ?? withoutDifference(wholeYearBefore(statement))),
    }),
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
    ...monthColumns(statement, ({ amounts }, i) => amounts[i]!),
  ];
}

function incomeOfMonth(statement: Statement, month: number): StatementColumn[] {
  return [
    ...compared({
      ...{ statement, first: month, last: month, key: "month" },
      before: monthsBefore(statement, month, month),
    }),
    ...compared({
      ...{ statement, first: 0, last: month, key: "so-far" },
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
  /** It is longer than what it stands beside. */
  isNoComparison?: boolean;
}

/** Some months with the year before and the budget. */
function compared({ statement, first, last, key, before }: Comparison): StatementColumn[] {
  const period = periodFrom(statement, first, last);
  const booked: StatementColumn["of"] = ({ amounts }) => sum(amounts, first, last);
  const budget = budgetOf(first, last);
  return [
    { key, period, of: booked, vouchers: period, isMain: true },
    ...(before
      ? [
          { key: `${key}-before`, period: before.period, of: before.of, isMain: true },
          ...(before.isNoComparison
            ? []
            : [{ key: `${key}-difference`, name: "difference" as const, of: less(booked, before.of), isChange: true }]),
        ]
      : []),
    ...(statement.hasBudget
      ? [
          { key: `${key}-budget`, name: "budget" as const, of: budget, isMain: before === null },
          { key: `${key}-deviation`, name: "deviation" as const, of: less(booked, budget), isChange: true },
        ]
      : []),
  ];
}

function balanceOfYear(statement: Statement): StatementColumn[] {
  const { bookedColumns } = statement;
  const last = bookedColumns - 1;
  const closing: StatementColumn["of"] = ({ amounts }) => amounts[last]!;
  const before = isWhole(statement) ? wholeYearBefore(statement) : balanceBefore(statement, last);
  const period = periodFrom(statement, 0, last);
  return [
    { key: "year", period, isBalance: true, of: closing, vouchers: period, isMain: true },
    ...comparedBalance(closing, before),
    { key: "opening", name: "opening", of: ({ opening = 0 }) => opening },
    ...monthColumns(statement, ({ amounts }, i) => amounts[i]!),
  ];
}

function balanceOfMonth(statement: Statement, month: number): StatementColumn[] {
  const period = periodFrom(statement, month, month);
  const closing: StatementColumn["of"] = ({ amounts }) => amounts[month]!;
  const opening: StatementColumn["of"] = ({ amounts, opening: first = 0 }) =>
    month === 0 ? first : amounts[month - 1]!;
  return [
    { key: "month", period, isBalance: true, of: closing, vouchers: period, isMain: true },
    ...comparedBalance(closing, balanceBefore(statement, month)),
    { key: "opening", name: "opening", of: opening },
    { key: "booked", name: "booked", of: less(closing, opening), vouchers: period, isChange: true },
  ];
}

function comparedBalance(closing: StatementColumn["of"], before: Before | null): StatementColumn[] {
  if (!before) return [];
  return [
    { key: "before", period: before.period, isBalance: true, of: before.of, isMain: true },
    { key: "difference", name: "difference", of: less(closing, before.of), isChange: true },
  ];
}

function monthColumns(statement: Statement, of: (amounts: Amounts, month: number) => number): StatementColumn[] {
  if (statement.columns.length === 1) return [];
  return statement.columns.slice(0, statement.bookedColumns).map(({ period }, i) => ({
    key: period.start.slice(0, 7),
    period,
    of: (amounts) => of(amounts, i),
    vouchers: period,
    month: i,
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

/** Null where the year before is not known, or in another currency. */
function wholeYearBefore({ previousYear, fiscalYear }: Statement): Before | null {
  if (previousYear?.currency !== fiscalYear.currency) return null;
  return { period: previousYear.period, of: ({ previousYear: amount }) => amount ?? null };
}

function withoutDifference(before: Before | null): Before | null {
  return before && { ...before, isNoComparison: true };
}

/** The same months a year earlier; null where one of them is not known. */
function monthsBefore({ columns }: Statement, first: number, last: number): Before | null {
  const before = columns.slice(first, last + 1).map(({ previous }) => previous);
  const [start, end] = [before[0], before.at(-1)];
  if (!start || !end || before.includes(undefined)) return null;
  return {
    period: periodOfDays(firstDay(start), lastDay(end)),
    of: ({ previous }) =>
      previous
        ? sum(
            previous.map((amount) => amount ?? 0),
            first,
            last,
          )
        : null,
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

function sum(amounts: readonly number[], first: number, last: number): number {
  let total = 0;
  for (let i = first; i <= last; i++) total += amounts[i]!;
  return total;
}
