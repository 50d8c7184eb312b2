import { addDays } from "@/contract/calendar";
import type { Locale } from "@/contract/format/locale";
import { firstDay, lastDay, periodOfDays, type Period } from "@/contract/period";
import type { ReportBlockOf, ReportStatementColumn } from "@/contract/reports/blocks";
import type { ContentBlockOf, ReportStatementLine } from "@/contract/reports/content";
import { statementColumnName } from "@/contract/reports/statement-columns";
import { usualHeading } from "@/contract/reports/usual-headings";
import type { Statement, StatementAccount, StatementLine } from "@/contract/statements/statement";

type LineAmounts = Omit<StatementAccount, "number" | "name">;

/** A column of a statement block: its period, and the amount that it shows of a line, in öre. */
interface Column {
  column: ReportStatementColumn;
  period: Period;
  amountOf: (line: LineAmounts) => number | null;
}

/**
 * The income statement or balance sheet for a report's period, from the fiscal year in which the period ends, as far as
 * the books reach. Columns that the statement does not have are left out, and so are groups and accounts whose amounts
 * are all zero or unknown; a group stays for its accounts that are shown, though their sum is zero.
 * @param statement the statement of that fiscal year; null when no fiscal year contains the end of the period
 */
export function resolveStatement(
  block: ReportBlockOf<"statement">,
  statement: Statement | null,
  period: Period,
  language: Locale,
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
      name: statementColumnName(column, block.statement, language),
      period,
    })),
    lines: columns.length === 0 ? [] : lines.flatMap((line) => flatten(line, columns, block.showsAccounts ?? false, 0)),
  };
}

function columnsOf(block: ReportBlockOf<"statement">, statement: Statement, { start, end }: Period): Column[] {
  const booked = statement.columns.slice(0, statement.bookedColumns);
  const inPeriod = booked.flatMap(({ period }, i) => (period.start >= start && period.end <= end ? [i] : []));
  const [first, last] = [inPeriod[0], inPeriod.at(-1)];
  if (first === undefined || last === undefined) return [];
  const toDate = booked.slice(0, last + 1).map((_, i) => i);
  const isBalance = block.statement === "balance";
  const columnAt = (index: number) => statement.columns[index]!;
  const through = (from: Period, to: Period) => periodOfDays(firstDay(from), lastDay(to));
  const shown = isBalance ? [last] : inPeriod;
  const previousOf = (indexes: readonly number[]): Omit<Column, "column"> | null => {
    const [previousFirst, previousLast] = [columnAt(indexes[0]!).previous, columnAt(last).previous];
    if (!previousFirst || !previousLast) return null;
    return {
      period: through(previousFirst, previousLast),
      amountOf: ({ previous }) => valueOf(previous, indexes),
    };
  };
  const dayBefore = addDays(firstDay(columnAt(0).period), -1);
  const all: Record<ReportStatementColumn, Omit<Column, "column"> | null> = {
    amount: {
      period: through(columnAt(shown[0]!).period, columnAt(last).period),
      amountOf: ({ amounts }) => valueOf(amounts, shown),
    },
    yearBefore: previousOf(shown),
    budget:
      statement.hasBudget && !isBalance
        ? {
            period: through(columnAt(first).period, columnAt(last).period),
            amountOf: ({ budget }) => valueOf(budget, inPeriod),
          }
        : null,
    yearToDate: isBalance
      ? null
      : {
          period: through(columnAt(0).period, columnAt(last).period),
          amountOf: ({ amounts }) => valueOf(amounts, toDate),
        },
    yearToDateBefore: isBalance ? null : previousOf(toDate),
    opening: isBalance
      ? { period: periodOfDays(dayBefore, dayBefore), amountOf: (line) => line.opening ?? null }
      : null,
  };
  return block.columns.flatMap((column) => {
    const available = all[column];
    return available ? [{ column, ...available }] : [];
  });
}

/** The sum of the amounts at these indexes; null when one of them is unknown. */
function valueOf(amounts: readonly (number | null)[] | undefined, indexes: readonly number[]): number | null {
  let sum = 0;
  for (const index of indexes) {
    const amount = amounts?.[index] ?? null;
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** A line, with all groups and accounts below it if accounts are shown. */
function flatten(line: StatementLine, columns: Column[], showsAccounts: boolean, level: number): ReportStatementLine[] {
  const amounts = columns.map(({ amountOf }) => amountOf(line));
  const own: ReportStatementLine = { id: line.id, name: line.name, kind: line.kind, level, amounts };
  const parts = showsAccounts ? partsOf(line, columns, level + 1) : [];
  return line.kind === "group" && isEmpty(amounts) && parts.length === 0 ? [] : [own, ...parts];
}

function partsOf(line: StatementLine, columns: Column[], level: number): ReportStatementLine[] {
  return [
    ...line.lines.flatMap((subline) => flatten(subline, columns, true, level)),
    ...line.accounts.flatMap((account): ReportStatementLine[] => {
      const amounts = columns.map(({ amountOf }) => amountOf(account));
      return isEmpty(amounts) ? [] : [{ id: account.number, name: account.name, kind: "account", level, amounts }];
    }),
  ];
}

function isEmpty(amounts: readonly (number | null)[]): boolean {
  return amounts.every((amount) => amount === null || amount === 0);
}
