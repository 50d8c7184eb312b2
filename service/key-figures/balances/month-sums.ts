import type { CalendarDay } from "@/contract/dates";
import type { Ore } from "../../sie/sie-records";

/** A month counted from January of year 0. */
export type MonthNumber = number;

export function monthNumber(day: CalendarDay): MonthNumber {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** What one object has on one account in a month. */
export interface MonthSum {
  /** Dimension and object joined by `_`; empty for the whole account. */
  object: string;
  account: string;
  /** First day of the month. */
  month: CalendarDay;
  amount: Ore;
}

/** Adds up the amounts of a fiscal year by object, account and month. */
export class MonthSums {
  private readonly sums = new Map<string, Map<string, Ore[]>>();
  private readonly first: MonthNumber;
  private readonly months: number;

  constructor(year: { start: CalendarDay; end: CalendarDay }) {
    this.first = monthNumber(year.start);
    this.months = monthNumber(year.end) - this.first + 1;
  }

  /**
   * @param object dimension and object joined by `_`; empty for the whole account
   * @param day a day, or a month `YYYY-MM`; one outside the year counts in the year's first or last month
   */
  add(object: string, account: string, day: string, amount: Ore): void {
    let accounts = this.sums.get(object);
    if (!accounts) this.sums.set(object, (accounts = new Map<string, Ore[]>()));
    let months = accounts.get(account);
    if (!months) accounts.set(account, (months = Array<Ore>(this.months).fill(0n)));
    months[Math.min(Math.max(monthNumber(day) - this.first, 0), this.months - 1)]! += amount;
  }

  /** The sums that are not zero. */
  *entries(): Generator<MonthSum> {
    for (const [object, accounts] of this.sums) {
      for (const [account, months] of accounts) {
        for (const [i, amount] of months.entries()) {
          if (amount !== 0n) yield { object, account, month: firstDayOf(this.first + i), amount };
        }
      }
    }
  }
}

function firstDayOf(month: MonthNumber): CalendarDay {
  return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}
