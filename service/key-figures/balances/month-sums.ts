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

/** The number of the object that stands for all of an account. */
export const WHOLE_ACCOUNT = 0;
/** Accounts beside which a key of both still is an exact integer; SIE files have thousands at most. */
const MOST_ACCOUNTS = 2 ** 24;

/**
 * Adds up the amounts of a fiscal year by account, object and month. Made to be called for each of a million rows:
 * accounts, objects and months are small numbers, amounts are doubles as long as these are exact.
 */
export class MonthSums {
  private readonly firstMonth: MonthNumber;
  private readonly months: number;
  private readonly accounts = new Numbering();
  private readonly objects = new Numbering();
  private readonly monthOfDay = new Map<string, number>();
  /** Where in `sums` the months of an account and object begin, by both numbers. */
  private readonly places = new Map<number, number>();
  private wholePlaces = new Int32Array(1024).fill(-1);
  private sums = new Float64Array(4096);
  private used = 0;
  /** Sum of all amounts without sign since sums were last carried: below 2⁵³ every sum is exact. */
  private load = 0;
  private readonly carried = new Map<number, bigint>();

  constructor(year: { start: CalendarDay; end: CalendarDay }) {
    this.firstMonth = monthNumber(year.start);
    this.months = monthNumber(year.end) - this.firstMonth + 1;
    this.objects.of("");
  }

  accountNumber(account: string): number {
    return this.accounts.of(account);
  }

  /** @param object dimension and object joined by `_`; empty for the whole account */
  objectNumber(object: string): number {
    return this.objects.of(object);
  }

  /** The number of a day's month, or of `YYYY-MM`; outside the year, of the year's first or last. */
  monthNumber(day: string): number {
    let month = this.monthOfDay.get(day);
    if (month === undefined) {
      month = Math.min(Math.max(monthNumber(day) - this.firstMonth, 0), this.months - 1);
      this.monthOfDay.set(day, month);
    }
    return month;
  }

  /** Adds öre to an object's part of an account (0: the whole account). All but the amount are this class's numbers. */
  add(account: number, object: number, month: number, amount: Ore | number): void {
    const place = (object === WHOLE_ACCOUNT ? this.placeOfWhole(account) : this.placeOf(account, object)) + month;
    const double = Number(amount);
    this.load += Math.abs(double);
    if (this.load <= Number.MAX_SAFE_INTEGER) this.sums[place]! += double;
    else this.addBeyondDoubles(place, BigInt(amount));
  }

  /** The sums that are not zero. */
  *entries(): Generator<MonthSum> {
    for (let account = 0; account < this.accounts.names.length; account++) {
      const place = this.wholePlaces[account] ?? -1;
      if (place >= 0) yield* this.entriesAt(place, account, WHOLE_ACCOUNT);
    }
    for (const [key, place] of this.places) {
      yield* this.entriesAt(place, key % MOST_ACCOUNTS, Math.floor(key / MOST_ACCOUNTS));
    }
  }

  private *entriesAt(place: number, account: number, object: number): Generator<MonthSum> {
    for (let month = 0; month < this.months; month++) {
      const amount = BigInt(this.sums[place + month]!) + (this.carried.get(place + month) ?? 0n);
      if (amount === 0n) continue;
      yield {
        object: this.objects.names[object]!,
        account: this.accounts.names[account]!,
        month: monthText(this.firstMonth + month),
        amount,
      };
    }
  }

  private placeOfWhole(account: number): number {
    if (account >= this.wholePlaces.length) {
      const longer = new Int32Array(2 * account + 2).fill(-1);
      longer.set(this.wholePlaces);
      this.wholePlaces = longer;
    }
    const place = this.wholePlaces[account]!;
    return place >= 0 ? place : (this.wholePlaces[account] = this.newPlace());
  }

  private placeOf(account: number, object: number): number {
    const key = object * MOST_ACCOUNTS + account;
    let place = this.places.get(key);
    if (place === undefined) this.places.set(key, (place = this.newPlace()));
    return place;
  }

  private newPlace(): number {
    const place = this.used;
    this.used += this.months;
    if (this.used > this.sums.length) {
      const longer = new Float64Array(2 * this.used);
      longer.set(this.sums);
      this.sums = longer;
    }
    return place;
  }

  /** Puts what has been added aside, so that doubles are exact again. */
  private addBeyondDoubles(place: number, amount: bigint): void {
    const carry = (at: number, more: bigint) => this.carried.set(at, (this.carried.get(at) ?? 0n) + more);
    for (let at = 0; at < this.used; at++) if (this.sums[at] !== 0) carry(at, BigInt(this.sums[at]!));
    this.sums.fill(0);
    this.load = 0;
    carry(place, amount);
  }
}

/** Names in the order in which they came, by number. */
class Numbering {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.numbers.set(name, number);
    }
    return number;
  }
}
