import type { CalendarDay } from "@/contract/dates";
import type { Ore } from "../../sie/sie-file";

/** A month counted from January of year 0. */
export type MonthNumber = number;

export function monthNumber(day: CalendarDay): MonthNumber {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** First day of the month. */
export function monthText(month: MonthNumber): CalendarDay {
  return `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}-01`;
}

/** What one object has on one account: an amount for each month of the fiscal year. */
export interface MonthSum {
  /** Dimension and object joined by `_`; empty for the whole account. */
  object: string;
  account: string;
  month: CalendarDay;
  amount: Ore;
}

/**
 * Adds up the amounts of a fiscal year by account, object and month. Made to be called for each of a million rows:
 * accounts and objects are known by number or identity, nothing is put together as text before the end.
 * @param O what stands for an object; equal ones must be identical
 */
export class MonthSums<O> {
  private readonly first: MonthNumber;
  private readonly months: number;
  private readonly whole = new Map<string, bigint[]>();
  private readonly byObject = new Map<O, Map<string, bigint[]>>();
  private readonly monthOfDay = new Map<string, number>();

  constructor(
    year: { start: CalendarDay; end: CalendarDay },
    private readonly nameOf: (object: O) => string,
  ) {
    this.first = monthNumber(year.start);
    this.months = monthNumber(year.end) - this.first + 1;
  }

  /** @param day a day, or a month `YYYY-MM`; one outside the year counts in the year's first or last month */
  add(account: string, day: string, amount: Ore, objects: readonly O[]): void {
    const month = this.monthOf(day);
    this.sumsOf(this.whole, account)[month]! += amount;
    for (const object of objects) this.addPart(object, account, month, amount);
  }

  /** Adds to an object alone: the part of an account's amount that has been added by itself. */
  addToObject(account: string, day: string, amount: Ore, object: O): void {
    this.addPart(object, account, this.monthOf(day), amount);
  }

  /** The sums that are not zero. */
  *entries(): Generator<MonthSum> {
    yield* this.entriesOf("", this.whole);
    for (const [object, accounts] of this.byObject) yield* this.entriesOf(this.nameOf(object), accounts);
  }

  private addPart(object: O, account: string, month: number, amount: Ore): void {
    let accounts = this.byObject.get(object);
    if (!accounts) this.byObject.set(object, (accounts = new Map<string, bigint[]>()));
    this.sumsOf(accounts, account)[month]! += amount;
  }

  private sumsOf(accounts: Map<string, bigint[]>, account: string): bigint[] {
    let sums = accounts.get(account);
    if (!sums) accounts.set(account, (sums = Array<bigint>(this.months).fill(0n)));
    return sums;
  }

  private monthOf(day: string): number {
    let month = this.monthOfDay.get(day);
    if (month === undefined) {
      month = Math.min(Math.max(monthNumber(day) - this.first, 0), this.months - 1);
      this.monthOfDay.set(day, month);
    }
    return month;
  }

  private *entriesOf(object: string, accounts: Map<string, bigint[]>): Generator<MonthSum> {
    for (const [account, sums] of accounts) {
      for (const [month, amount] of sums.entries()) {
        if (amount !== 0n) yield { object, account, month: monthText(this.first + month), amount };
      }
    }
  }
}
