import { addDays } from "@/contract/calendar";
import { firstDay, lastDay, periodOfDays, type Period } from "@/contract/period";
import type { ReportBlockOf, ReportLanguage, StatementColumn } from "@/contract/reports/blocks";
import type { ContentBlockOf, ReportStatementLine } from "@/contract/reports/content";
import type { Statement, StatementAccount, StatementLine } from "@/contract/statements/statement";
import { columnName, usualHeading } from "./block-words";

type Figures = Omit<StatementAccount, "number" | "name">;

/** A column that can be shown, with the period and the amount of a line. */
interface Column {
  column: StatementColumn;
  period: Period;
  amountOf: (line: Figures) => number | null;
}

/**
 * The income statement or balance sheet over a report's period, as far as the books reach: of the fiscal year in which
 * it ends. Columns of which nothing is known are left out, and so are lines without an amount.
 * @param statement that of the fiscal year; null where no year holds the end of the period
 */
export function resolveStatement(
  block: ReportBlockOf<"statement">,
  statement: Statement | null,
  period: Period,
  language: ReportLanguage,
): ContentBlockOf<"statement"> {
  const columns = statement === null ? [] : columnsOf(block, statement, period);
  const lines =
    statement === null ? [] : block.statement === "income" ? statement.incomeStatement : statement.balanceSheet;
  return {
    id: block.id,
    type: "statement",
    heading: block.heading ?? usualHeading(block.statement, language),
    statement: block.statement,
    ...(statement !== null && { fiscalYearId: statement.fiscalYear.id }),
    columns: columns.map(({ column, period }) => ({
      column,
      name: columnName(column, block.statement, language),
      period,
    })),
    lines: columns.length === 0 ? [] : lines.flatMap((line) => flatten(line, columns, block.showsAccounts ?? false, 0)),
  };
}

function columnsOf(block: ReportBlockOf<"statement">, statement: Statement, { start, end }: Period): Column[] {
  const booked = statement.columns.slice(0, statement.bookedColumns);
  const inside = booked.flatMap(({ period }, i) => (period.start >= start && period.end <= end ? [i] : []));
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined) return [];
  const toDate = booked.slice(0, last + 1).map((_, i) => i);
  const isBalance = block.statement === "balance";
  const from = (at: number) => statement.columns[at]!;
  const through = (one: Period, other: Period) => periodOfDays(firstDay(one), lastDay(other));
  const previousOf = (at: number, indexes: readonly number[]): Omit<Column, "column"> | null => {
    const [one, other] = [from(at).previous, from(last).previous];
    if (!one || !other) return null;
    const period = isBalance ? other : through(one, other);
    return { period, amountOf: ({ previous }) => valueOf(previous, isBalance ? [last] : indexes) };
  };
  const dayBefore = addDays(firstDay(from(0).period), -1);
  const all: Record<StatementColumn, Omit<Column, "column"> | null> = {
    amount: {
      period: isBalance ? from(last).period : through(from(first).period, from(last).period),
      amountOf: ({ amounts }) => valueOf(amounts, isBalance ? [last] : inside),
    },
    yearBefore: previousOf(first, inside),
    budget:
      statement.hasBudget && !isBalance
        ? {
            period: through(from(first).period, from(last).period),
            amountOf: ({ budget }) => valueOf(budget, inside),
          }
        : null,
    yearToDate: isBalance
      ? null
      : { period: through(from(0).period, from(last).period), amountOf: ({ amounts }) => valueOf(amounts, toDate) },
    yearToDateBefore: isBalance ? null : previousOf(0, toDate),
    opening: isBalance
      ? { period: periodOfDays(dayBefore, dayBefore), amountOf: (line) => line.opening ?? null }
      : null,
  };
  return block.columns.flatMap((column) => {
    const shown = all[column];
    return shown ? [{ column, ...shown }] : [];
  });
}

/** The sum of the amounts at these indexes; null where one of them is not known. */
function valueOf(amounts: readonly (number | null)[] | undefined, indexes: readonly number[]): number | null {
  let sum = 0;
  for (const index of indexes) {
    const amount = amounts?.[index] ?? null;
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

function flatten(line: StatementLine, columns: Column[], showsAccounts: boolean, level: number): ReportStatementLine[] {
  const amounts = columns.map(({ amountOf }) => amountOf(line));
  if (line.kind === "group" && isEmpty(amounts)) return [];
  const own: ReportStatementLine = { id: line.id, name: line.name, kind: line.kind, level, amounts };
  if (!showsAccounts) return [own];
  return [
    own,
    ...line.lines.flatMap((below) => flatten(below, columns, showsAccounts, level + 1)),
    ...line.accounts.flatMap((account): ReportStatementLine[] => {
      const ofAccount = columns.map(({ amountOf }) => amountOf(account));
      if (isEmpty(ofAccount)) return [];
      return [{ id: account.number, name: account.name, kind: "account", level: level + 1, amounts: ofAccount }];
    }),
  ];
}

function isEmpty(amounts: readonly (number | null)[]): boolean {
  return amounts.every((amount) => amount === null || amount === 0);
}
