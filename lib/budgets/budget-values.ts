import type { BudgetAmount } from "@/contract/budgets";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { periodOfFiscalYear, splitPeriod, type Period } from "@/contract/period";
import type { Statement, StatementAccount, StatementLine } from "@/contract/statements/statement";
import type { RowSet } from "@/lib/inputs/rows";

/** The months of a fiscal year, which are the columns of its budget. The first and last may be parts of a month. */
export function monthsOf(year: Pick<FiscalYear, "start" | "end">): Period[] {
  return splitPeriod(periodOfFiscalYear(year), 1);
}

/** Converts an amount of the books (öre, debit positive) to a typed one (kronor, income positive, costs negative). */
export function kronorOf(amount: number): number {
  return amount === 0 ? 0 : -amount / 100;
}

/** Converts a budget to values of a grid: accounts are rows, and months are periods. */
export function valuesOf(amounts: readonly BudgetAmount[], fiscalYear: FiscalYear): KeyFigureData[] {
  const months = new Map(monthsOf(fiscalYear).map((period) => [period.start.slice(0, 7), period]));
  return amounts.flatMap(({ account, month, amount }) => {
    const period = months.get(month);
    return period && amount !== null ? [{ keyFigureInfoId: account, period, value: kronorOf(amount) }] : [];
  });
}

/** The rows of a budget by number: the given accounts, those that are shown already, and all with an amount. */
export function budgetRows(accounts: readonly string[]): RowSet {
  return {
    rows: (addresses, known) =>
      [...new Set([...accounts, ...known, ...addresses.map(({ keyFigureInfoId }) => keyFigureInfoId)])].sort(),
    typeOf: () => "Amount",
  };
}

/** The amounts of an account in the year before: kronor by month, income positive; null for unknown amounts. */
export interface AccountHistory {
  number: string;
  name: string;
  months: readonly (number | null)[];
}

/**
 * The accounts of the income statement by number, with their months of the year before.
 * @param monthCount number of months of the statement's own year
 */
export function accountsIn({ incomeStatement, columns }: Statement, monthCount: number): AccountHistory[] {
  const accounts = new Map<string, StatementAccount>();
  const collect = (line: StatementLine) => {
    for (const account of line.accounts) accounts.set(account.number, account);
    line.lines.forEach(collect);
  };
  incomeStatement.forEach(collect);
  return [...accounts.values()]
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
    .map(({ number, name, previous }) => ({
      number,
      name,
      months: Array.from({ length: monthCount }, (_, i) => {
        // Where only balances of the year are known, the statement has one column instead of months. Amounts of an
        // income statement have income positive already.
        const ore = columns.length === monthCount ? (previous?.[i] ?? null) : null;
        return ore === null ? null : ore / 100;
      }),
    }));
}
