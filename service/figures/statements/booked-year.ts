import { addDays, addMonths, type CalendarDay, endOfMonth } from "@/contract/calendar";
import { type Period, periodOfDays } from "@/contract/period";
import type { AccountBalances } from "../../books/balances/account-balances";
import { monthNumber } from "../../books/balances/month-number";
import { Books } from "../engine/books";
import type { YearBalances } from "../engine/year-sums";
import { isResultNumber } from "../../books/sie/month-readings";

/** The known amounts of a fiscal year by account, in öre, debit +. Months are counted from 0. */
export class BookedYear {
  /** The number of calendar months the year touches. */
  readonly months: number;
  /** At least one: the first month counts as booked even without amounts. */
  readonly bookedMonths: number;
  /** The last day of the last booked month. */
  readonly bookedThrough: CalendarDay;
  private readonly byAccount: ReadonlyMap<string, AccountBalances>;

  constructor(readonly balances: YearBalances) {
    const { firstDay, lastDay, accounts } = balances;
    this.byAccount = new Map(accounts.map((each) => [each.account, each]));
    this.months = monthNumber(lastDay) - monthNumber(firstDay) + 1;
    const { slices } = new Books([balances]);
    this.bookedMonths = slices.reduce((sum, slice) => sum + slice.months, 0);
    this.bookedThrough = slices.at(-1)!.lastDay;
  }

  /** Accounts with amounts, and those with unknown months: they may have had amounts that cancelled out. */
  get accounts(): ReadonlySet<string> {
    return new Set([...this.byAccount.keys(), ...this.balances.monthsUnknown]);
  }

  has(account: string): boolean {
    return this.byAccount.has(account);
  }

  opening(account: string): bigint {
    return this.byAccount.get(account)?.opening ?? 0n;
  }

  /**
   * The sum of the opening balances where they are known only in total, as from a file without #IB −1; null if the sum
   * is unknown too, 0 if they are known by account.
   */
  get openingOfNoAccount(): bigint | null {
    const { fromNextFile: known } = this.balances;
    return known && !known.openings ? known.openingSum : 0n;
  }

  /** Movements from month `from` to month `to`, both inclusive; null if unknown. */
  booked(account: string, from: number, to: number): bigint | null {
    const { monthsUnknown } = this.balances;
    if (!this.knows(from, to) || (monthsUnknown.has(account) && !this.isAll(from, to))) return null;
    return this.tells(isResultNumber(account) ? "results" : "closings") ? this.sum(account, from, to) : null;
  }

  /** True if the movements of these months are known, apart from exceptions by `monthsUnknown` and `tells`. */
  knows(from: number, to: number): boolean {
    return to < this.bookedMonths && (this.balances.monthsKnown || this.isAll(from, to));
  }

  /** False if a year known only from the next year's file has no #RES −1 (results) or #UB −1 (closings). */
  tells(kind: "results" | "closings"): boolean {
    return this.balances.fromNextFile?.[kind] ?? true;
  }

  /** The sum of these months, whether or not they are booked. */
  sum(account: string, from: number, to: number): bigint {
    const movements = this.byAccount.get(account)?.movements ?? [];
    return movements.slice(from, to + 1).reduce((sum, amount) => sum + amount, 0n);
  }

  /** The index of a day's month in the fiscal year. */
  monthOf(day: CalendarDay): number {
    return monthNumber(day) - monthNumber(this.balances.firstDay);
  }

  /** The days of these months within the year. */
  periodOf(from: number, to: number): Period {
    const { firstDay, lastDay } = this.balances;
    const first = addMonths(firstDay, from);
    const last = endOfMonth(addMonths(firstDay, to));
    return periodOfDays(first < firstDay ? firstDay : first, last > lastDay ? lastDay : last);
  }

  private isAll(from: number, to: number): boolean {
    return from === 0 && to === this.bookedMonths - 1;
  }
}

/** Months of a fiscal year, both inclusive. */
export interface MonthsOfYear {
  year: BookedYear;
  from: number;
  to: number;
}

/**
 * The months of the fiscal years in which these days are. Null if no year has any of the days, if some of the months
 * are unknown, or if a year between them is missing.
 */
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
