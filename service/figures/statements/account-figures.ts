import type { CalendarDay } from "@/contract/calendar";
import type { Period } from "@/contract/period";
import type { YearBalances } from "../engine/year-sums";
import { BookedYear, type MonthsOfYear } from "./booked-year";
import { plus, type Figures } from "./figures";
import { periodOfMonths, statementPeriods, type Kind, type StatementPeriods } from "./statement-periods";

/** What an account has in a fiscal year and a year earlier, signed as SIE writes it. */
export interface AccountFigures {
  account: string;
  /** What was booked in each column. */
  flow: Figures;
  /** What was booked since the fiscal year's start. */
  running: Figures;
  /** What stood at the opening of the fiscal year that the column is of. */
  opened: Figures;
}

export interface StatementFigures {
  columns: { period: Period; previous?: Period }[];
  bookedColumns: number;
  /** Null where nothing is booked. */
  bookedThrough: CalendarDay | null;
  /** In order of their numbers. */
  accounts: AccountFigures[];
  /** What opening balances sum to beside those of accounts. */
  openedOfNoAccount: Figures;
  /** Figures of no account: they say what there is to know of flows, and of balances. */
  zero: { flow: Figures; balance: Figures };
}

interface Selection {
  year: YearBalances;
  /** Earlier fiscal years in the same currency, in order, with what files say of those that the books do not have. */
  earlier: readonly YearBalances[];
}

/** The figures of every account that has any in the fiscal year, the one before or the budget. */
export function accountFigures({ year: balances, earlier }: Selection): StatementFigures {
  const year = new BookedYear(balances);
  const budget = balances.budget && new BookedYear(balances.budget);
  const before = earlier.map((of) => new BookedYear(of));
  const periods = statementPeriods(year, before);
  const numbers = new Set([year, ...before].flatMap((of) => [...of.accounts]));
  for (const account of budget?.accounts ?? []) numbers.add(account);
  const accounts = [...numbers].sort().map((account): AccountFigures => ({
    account,
    flow: {
      ...figuresOf("flow", periods, (months) => flowOf(account, months)),
      budget: budget?.has(account) ? periods.columns.map((of) => budget.sum(account, ...of.months)) : null,
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

/** @param then what there is in months that are known in general; null where it is not known of this account */
function figuresOf(
  kind: Kind,
  { year, columns, totalBefore, yearBefore }: StatementPeriods,
  then: (months: readonly MonthsOfYear[]) => bigint | null,
): Figures {
  const allOf = (of: BookedYear) => then([{ year: of, from: 0, to: of.bookedMonths - 1 }]);
  const [total, whole] = [totalBefore[kind], yearBefore[kind]];
  const earlier = columns.map(({ before }) => before[kind]);
  return {
    opening: kind === "flow" ? null : 0n,
    amounts: columns.map(({ booked }) => booked && then(booked)),
    total: allOf(year)!,
    previous: earlier.some(Boolean) ? earlier.map((months) => months && then(months)) : null,
    previousTotal: total && then(total),
    previousYear: whole && allOf(whole),
    budget: null,
  };
}

function flowOf(account: string, months: readonly MonthsOfYear[]): bigint | null {
  return months.reduce<bigint | null>((sum, { year, from, to }) => plus(sum, year.booked(account, from, to)), 0n);
}

/** What was booked since the start of the fiscal year that the last of the months is in. */
function runningOf(account: string, months: readonly MonthsOfYear[]): bigint | null {
  const { year, to } = months.at(-1)!;
  return year.booked(account, 0, to);
}
