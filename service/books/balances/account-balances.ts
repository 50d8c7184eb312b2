import type { CalendarDay } from "@/contract/calendar";
import type { Ore } from "../sie/sie-records";
import { monthNumber } from "./month-number";

/** The amounts of an account in a fiscal year, in total or for one object; in öre, debit +, credit −. */
export interface AccountBalances {
  account: string;
  opening: Ore;
  /** One for each calendar month that the fiscal year touches. */
  movements: readonly Ore[];
}

interface Sums {
  opening: Ore;
  movements: Ore[];
}

/**
 * Adds up the amounts of a fiscal year by object, account and month. An object is its dimension and code joined by `_`.
 */
export class BalanceSums {
  private readonly sums = new Map<string, Map<string, Sums>>();
  private readonly first: number;
  private readonly months: number;

  constructor(year: { start: CalendarDay; end: CalendarDay }) {
    this.first = monthNumber(year.start);
    this.months = monthNumber(year.end) - this.first + 1;
  }

  /** @param object empty for the whole account */
  addOpening(object: string, account: string, amount: Ore): void {
    this.of(object, account).opening += amount;
  }

  /** @param day a day, or a month `YYYY-MM`; a day outside the year counts in its first or last month */
  addMovement(object: string, account: string, day: string, amount: Ore): void {
    const month = Math.min(Math.max(monthNumber(day) - this.first, 0), this.months - 1);
    this.of(object, account).movements[month]! += amount;
  }

  /** Adds the opening balance and movements of an account that were computed before. */
  add(object: string, { account, opening, movements }: AccountBalances): void {
    const sums = this.of(object, account);
    sums.opening += opening;
    for (const [month, amount] of movements.entries()) sums.movements[month]! += amount;
  }

  /** Yields each object with the accounts that have an amount. */
  *entries(): Generator<{ object: string; accounts: AccountBalances[] }> {
    for (const [object, sums] of this.sums) {
      const accounts = Array.from(sums, ([account, { opening, movements }]) => ({ account, opening, movements }));
      const used = accounts.filter(({ opening, movements }) => opening !== 0n || movements.some((sum) => sum !== 0n));
      if (used.length > 0) yield { object, accounts: used };
    }
  }

  private of(object: string, account: string): Sums {
    let accounts = this.sums.get(object);
    if (!accounts) this.sums.set(object, (accounts = new Map<string, Sums>()));
    let sums = accounts.get(account);
    if (!sums) accounts.set(account, (sums = { opening: 0n, movements: Array<Ore>(this.months).fill(0n) }));
    return sums;
  }
}
