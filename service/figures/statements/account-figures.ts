import type { CalendarDay } from "@/contract/calendar";
import type { Period } from "@/contract/period";
import type { YearBalances } from "../engine/year-sums";
import { BookedYear, type MonthsOfYear } from "./booked-year";
import { plus, type Figures } from "./figures";
import { periodOfMonths, statementPeriods, type Kind, type StatementPeriods } from "./statement-periods";

/** The amounts of an account in a fiscal year and a year earlier, signed as in SIE. */
export interface AccountFigures {
  account: string;
  /** Movements of each column. */
  flow: Figures;
  /** Movements since the start of the fiscal year, at the end of each column. */
  running: Figures;
  /** The opening balance of the fiscal year that the column belongs to. */
  opened: Figures;
}

export interface StatementFigures {
  columns: { period: Period; previous?: Period }[];
  bookedColumns: number;
  /** The last day of the last booked month. */
  bookedThrough: CalendarDay;
  /** Sorted by number. */
  accounts: AccountFigures[];
  /** The sum of opening balances that are known only in total, not by account. */
  openedOfNoAccount: Figures;
  /** The figures of an account without amounts, with which sums start; null where nothing is known of any account. */
  zero: { flow: Figures; balance: Figures };
}

interface Selection {
  year: YearBalances;
  /** Earlier fiscal years in the same currency, in order, including those known only from another year's file. */
  earlier: readonly YearBalances[];
}

/** The figures of every account with amounts or unknown months in the fiscal year or an earlier one, or a budget. */
export function accountFigures({ year: balances, earlier }: Selection): StatementFigures {
  const year = new BookedYear(balances);
  const budget = balances.budget && new BookedYear(balances.budget);
  const before = earlier.map((each) => new BookedYear(each));
  const periods = statementPeriods(year, before);
  const numbers = new Set([year, ...before].flatMap((each) => [...each.accounts]));
  for (const account of budget?.accounts ?? []) numbers.add(account);
  const accounts = [...numbers].sort().map((account): AccountFigures => ({
    account,
    flow: {
      ...figuresOf("flow", periods, (months) => flowOf(account, months)),
      budget: budget?.has(account) ? periods.columns.map(({ months }) => budget.sum(account, ...months)) : null,
    },
    running: figuresOf("balance", periods, (months) => runningOf(account, months)),
    opened: {
      ...figuresOf("balance", periods, (months) => months.at(-1)!.year.opening(account)),
      opening: year.opening(account),
    },
  }));
  const nothing = () => 0n;
  return {
    columns: periods.columns.map(({ period, before: { flow, balance } }) => {
      const months = flow ?? balance;
      return { period, ...(months && { previous: periodOfMonths(months) }) };
    }),
    bookedColumns: periods.columns.filter(({ booked }) => booked).length,
    bookedThrough: year.bookedThrough,
    accounts,
    openedOfNoAccount: figuresOf("balance", periods, (months) => months.at(-1)!.year.openingOfNoAccount),
    zero: { flow: figuresOf("flow", periods, nothing), balance: figuresOf("balance", periods, nothing) },
  };
}

/** @param amountOf returns the amount of the account in known months; null if it is unknown */
function figuresOf(
  kind: Kind,
  { year, columns, totalBefore, yearBefore }: StatementPeriods,
  amountOf: (months: readonly MonthsOfYear[]) => bigint | null,
): Figures {
  const wholeAmount = (each: BookedYear) => amountOf([{ year: each, from: 0, to: each.bookedMonths - 1 }]);
  const [total, whole] = [totalBefore[kind], yearBefore[kind]];
  const earlier = columns.map(({ before }) => before[kind]);
  return {
    opening: kind === "flow" ? null : 0n,
    amounts: columns.map(({ booked }) => booked && amountOf(booked)),
    // Never null: only a year that is known from another year's file may lack the amounts of the whole year.
    total: wholeAmount(year)!,
    previous: earlier.some(Boolean) ? earlier.map((months) => months && amountOf(months)) : null,
    previousTotal: total && amountOf(total),
    previousYear: whole && wholeAmount(whole),
    budget: null,
  };
}

function flowOf(account: string, months: readonly MonthsOfYear[]): bigint | null {
  return months.reduce<bigint | null>((sum, { year, from, to }) => plus(sum, year.booked(account, from, to)), 0n);
}

/** Movements from the start of the fiscal year of the last month to the end of that month. */
function runningOf(account: string, months: readonly MonthsOfYear[]): bigint | null {
  const { year, to } = months.at(-1)!;
  return year.booked(account, 0, to);
}
