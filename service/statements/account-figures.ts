import { addDays, addMonths, endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import { firstDay, periodOfDays, splitPeriod, type Period } from "@/contract/period-steps";
import type { AccountBalances } from "../key-figures/balances/account-balances";
import { monthNumber } from "../key-figures/balances/month-number";
import { Books } from "../key-figures/engine/books";
import type { YearBalances } from "../key-figures/engine/year-sums";
import type { Figures } from "./figures";

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

/** Amounts of the fiscal year before from this year's file: what was booked, and what stood at its opening. */
export type FileYear = ReadonlyMap<string, { booked: bigint; opening: bigint }>;

export interface StatementFigures {
  columns: { period: Period; previous?: Period }[];
  bookedColumns: number;
  /** In order of their numbers. */
  accounts: AccountFigures[];
  /** Figures of no account: they say what there is to know. */
  zero: Figures;
}

interface Selection {
  year: YearBalances;
  /** Earlier fiscal years in the same currency, in order. */
  earlier: readonly YearBalances[];
  /** Of the fiscal year before where the company's books have none. */
  fileYear: FileYear | null;
}

/** The figures of every account that has any in the fiscal year, the one before or the budget. */
export function accountFigures({ year, earlier, fileYear }: Selection): StatementFigures {
  const sums = new YearSums(year);
  const budget = year.budget ? new YearSums(year.budget) : null;
  const before = earlier.map((balances) => new YearSums(balances));
  const yearBefore = before.findLast(({ year: { lastDay: end } }) => end >= addDays(year.firstDay, -1)) ?? null;
  const whole = periodOfDays(year.firstDay, year.lastDay);
  const columns = (year.monthsKnown ? splitPeriod(whole, 1) : [whole]).map((period) => {
    const month = startOfMonth(firstDay(period));
    const source = year.monthsKnown ? yearWith(before, addMonths(month, -12)) : yearBefore;
    return { period, month, source, monthBefore: year.monthsKnown ? addMonths(month, -12) : null };
  });
  const knowsColumns = columns.some(({ source }) => source !== null);
  const knowsYear = yearBefore !== null || fileYear !== null;
  const numbers = new Set([...sums.accounts, ...before.flatMap((of) => [...of.accounts]), ...(budget?.accounts ?? [])]);
  for (const account of fileYear?.keys() ?? []) numbers.add(account);

  const figuresOf = (
    opening: bigint | null,
    now: (month: CalendarDay | null) => bigint,
    then: (of: YearSums, month: CalendarDay | null) => bigint,
    wholeThen: bigint,
  ): Figures => ({
    opening,
    amounts: columns.map(({ month }) => now(year.monthsKnown ? month : null)),
    previous: knowsColumns ? columns.map(({ source, monthBefore }) => source && then(source, monthBefore)) : null,
    previousYear: knowsYear ? wholeThen : null,
    budget: null,
  });

  const accounts = [...numbers].sort().map((account): AccountFigures => {
    const inFile = fileYear?.get(account);
    const bookedBefore = yearBefore?.bookedThrough(account, null) ?? inFile?.booked ?? 0n;
    return {
      account,
      flow: {
        ...figuresOf(
          null,
          (month) => sums.booked(account, month),
          (of, month) => of.booked(account, month),
          bookedBefore,
        ),
        budget: budget?.has(account)
          ? columns.map(({ month }) => budget.booked(account, year.monthsKnown ? month : null))
          : null,
      },
      running: figuresOf(
        0n,
        (month) => sums.bookedThrough(account, month),
        (of, month) => of.bookedThrough(account, month),
        bookedBefore,
      ),
      opened: figuresOf(
        sums.opening(account),
        () => sums.opening(account),
        (of) => of.opening(account),
        yearBefore?.opening(account) ?? inFile?.opening ?? 0n,
      ),
    };
  });
  return {
    columns: columns.map(({ period, source, monthBefore }) => ({
      period,
      ...(source && { previous: source.periodOf(monthBefore) }),
    })),
    bookedColumns: year.monthsKnown ? new Books([year]).slices.length : 1,
    accounts,
    zero: figuresOf(
      null,
      () => 0n,
      () => 0n,
      0n,
    ),
  };
}

/** The latest of the years that holds amounts of the month. */
function yearWith(years: readonly YearSums[], month: CalendarDay): YearSums | null {
  return (
    years.findLast(
      ({ year }) => year.monthsKnown && startOfMonth(year.firstDay) <= month && month <= startOfMonth(year.lastDay),
    ) ?? null
  );
}

/** The amounts of a fiscal year by account; a month of null means all of the year. */
class YearSums {
  private readonly byAccount: ReadonlyMap<string, AccountBalances>;

  constructor(readonly year: YearBalances) {
    this.byAccount = new Map(year.accounts.map((of) => [of.account, of]));
  }

  get accounts(): Iterable<string> {
    return this.byAccount.keys();
  }

  has(account: string): boolean {
    return this.byAccount.has(account);
  }

  opening(account: string): bigint {
    return this.byAccount.get(account)?.opening ?? 0n;
  }

  booked(account: string, month: CalendarDay | null): bigint {
    return month === null ? this.sum(account) : this.sum(account, this.place(month), this.place(month) + 1);
  }

  bookedThrough(account: string, month: CalendarDay | null): bigint {
    return month === null ? this.sum(account) : this.sum(account, 0, this.place(month) + 1);
  }

  periodOf(month: CalendarDay | null): Period {
    const { firstDay: start, lastDay: end } = this.year;
    if (month === null) return periodOfDays(start, end);
    const last = endOfMonth(month);
    return periodOfDays(month < start ? start : month, last > end ? end : last);
  }

  private place(month: CalendarDay): number {
    return monthNumber(month) - monthNumber(this.year.firstDay);
  }

  private sum(account: string, from = 0, to?: number): bigint {
    const movements = this.byAccount.get(account)?.movements ?? [];
    return movements.slice(from, to).reduce((sum, amount) => sum + amount, 0n);
  }
}
