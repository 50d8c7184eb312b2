import { addDays, addMonths, type CalendarDay, endOfMonth, startOfMonth } from "@/contract/calendar";
import { type Period, periodOfDays } from "@/contract/period";
import type { AccountBalances } from "../../books/balances/account-balances";
import { monthNumber } from "../../books/balances/month-number";
import { Books } from "../engine/books";
import type { YearBalances } from "../engine/year-sums";
import { isResultNumber } from "../../books/sie/month-readings";

/** The amounts of a fiscal year by account in öre, debit +, as far as they are known. Months are counted from 0. */
export class BookedYear {
  /** How many calendar months the year touches, and how many of them are booked. */
  readonly months: number;
  readonly bookedMonths: number;
  /** The last day of the last booked month; null where there is none. */
  readonly bookedThrough: CalendarDay | null;
  private readonly byAccount: ReadonlyMap<string, AccountBalances>;

  constructor(readonly balances: YearBalances) {
    const { firstDay, lastDay, accounts } = balances;
    this.byAccount = new Map(accounts.map((of) => [of.account, of]));
    this.months = monthNumber(lastDay) - monthNumber(firstDay) + 1;
    const { slices } = new Books([balances]);
    this.bookedMonths = slices.reduce((sum, slice) => sum + slice.months, 0);
    this.bookedThrough = slices.at(-1)?.lastDay ?? null;
  }

  /** The accounts with amounts, and those whose months are unknown: they may have had some although none is left. */
  get accounts(): ReadonlySet<string> {
    return new Set([...this.byAccount.keys(), ...this.balances.monthsUnknown]);
  }

  has(account: string): boolean {
    return this.byAccount.has(account);
  }

  opening(account: string): bigint {
    return this.byAccount.get(account)?.opening ?? 0n;
  }

  /** What opening balances sum to beside those of accounts: a file without #IB −1 tells no more. Null where it is not known. */
  get openingOfNoAccount(): bigint | null {
    const { fromFileBefore: known } = this.balances;
    return known && !known.openings ? known.openingSum : 0n;
  }

  /** What was booked from one month to another, both included; null where that is not known. */
  booked(account: string, from: number, to: number): bigint | null {
    const { monthsUnknown } = this.balances;
    if (!this.knows(from, to) || (monthsUnknown.has(account) && !this.isAll(from, to))) return null;
    return this.tells(isResultNumber(account) ? "results" : "closings") ? this.sum(account, from, to) : null;
  }

  /** Whether the books tell what was booked in these months. */
  knows(from: number, to: number): boolean {
    return to < this.bookedMonths && (this.balances.monthsKnown || this.isAll(from, to));
  }

  /** Whether there are results or balances: the file of the next year may lack one of them. */
  tells(what: "results" | "closings"): boolean {
    return this.balances.fromFileBefore?.[what] ?? true;
  }

  /** The amounts of these months, whether they are booked or not. */
  sum(account: string, from: number, to: number): bigint {
    const movements = this.byAccount.get(account)?.movements ?? [];
    return movements.slice(from, to + 1).reduce((sum, amount) => sum + amount, 0n);
  }

  /** The place of a day's month. */
  monthOf(day: CalendarDay): number {
    return monthNumber(day) - monthNumber(this.balances.firstDay);
  }

  /** The days of these months that are in the year. */
  periodOf(from: number, to: number): Period {
    const { firstDay, lastDay } = this.balances;
    const first = addMonths(startOfMonth(firstDay), from);
    const last = endOfMonth(addMonths(startOfMonth(firstDay), to));
    return periodOfDays(first < firstDay ? firstDay : first, last > lastDay ? lastDay : last);
  }

  private isAll(from: number, to: number): boolean {
    return from === 0 && to === this.bookedMonths - 1;
  }
}

/** Months of a fiscal year, both included. */
export interface MonthsOfYear {
  year: BookedYear;
  from: number;
  to: number;
}

/** The months that have some of these days, by year; null where not all of them are known, or a year is missing between. */
export function monthsOfDays(
  years: readonly BookedYear[],
  first: CalendarDay,
  last: CalendarDay,
): MonthsOfYear[] | null {
  const found = years.flatMap((year): MonthsOfYear[] => {
    const { firstDay, lastDay } = year.balances;
    if (firstDay > last || lastDay < first) return [];
    const [from, to] = [first < firstDay ? firstDay : first, last > lastDay ? lastDay : last];
    return [{ year, from: year.monthOf(from), to: year.monthOf(to) }];
  });
  const isKnown = found.every(
    ({ year, from, to }, i) =>
      year.knows(from, to) && (i === 0 || addDays(found[i - 1]!.year.balances.lastDay, 1) === year.balances.firstDay),
  );
  return found.length > 0 && isKnown ? found : null;
}
