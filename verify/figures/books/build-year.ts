import { isBalanceAccount, isResultAccount } from "../accounts";
import type { Day } from "../calendar";
import type { Balance, PlainSie } from "../reader/plain-sie";
import { addBudget } from "./budget";
import { amountOf, bookMonths, isOfWholeAccount, monthsOf, recordsOfObject, statedMovement } from "./from-months";
import { bookVouchers } from "./from-vouchers";
import { accountOf, emptyYear, sliceAt, sliceOfMonth, type YearBooks } from "./year-books";

/** The imported files of a fiscal year: its own, and files of vouchers that were added to it. */
export interface YearFiles {
  start: Day;
  end: Day;
  currency: string;
  own: PlainSie;
  added: PlainSie[];
}

/** The books of a fiscal year, of the company or, with `objectId` (`1_A`), of one dimension object. */
export function buildYear(files: YearFiles, objectId: string | null): YearBooks {
  const { own, added } = files;
  const year = emptyYear(files.start, files.end, files.currency);
  bookOpenings(year, own, objectId);
  const vouchers = [own, ...added].flatMap((file) => file.vouchers);
  if (own.vouchers.length === 0) {
    year.wholeYearOnly = !hasMonths(year, own);
    if (objectId === null) bookCompany(year, own);
    else bookObject(year, own, objectId);
  }
  const reach = bookVouchers(year, vouchers, objectId);
  // When neither vouchers nor balances tell how far the books reach, the whole year counts as booked.
  year.booked = Math.max(reach, own.vouchers.length > 0 ? 0 : reachOfBalances(files)) || year.slices.length;
  addBudget(year, own, objectId);
  return year;
}

/** True when months are known. In a file with neither #UB nor #RES of the year, months without #PSALDO are zero. */
function hasMonths(year: YearBooks, file: PlainSie): boolean {
  const hasYearBalances = [...file.closing, ...file.result].some((record) => record.year === 0);
  return !hasYearBalances || hasMonthRecords(year, file);
}

function hasMonthRecords(year: YearBooks, file: PlainSie): boolean {
  return file.months.some((record) => record.year === 0 && sliceOfMonth(year, record.month) >= 0);
}

function bookOpenings(year: YearBooks, file: PlainSie, objectId: string | null): void {
  const records =
    objectId === null
      ? openingsAmong(file.opening, file.closing)
      : recordsOfObject(openingsAmong(file.objectOpening, file.objectClosing), objectId);
  for (const { account, amount } of records) {
    // Some files open income and cost accounts too; those are no part of Σ#IB.
    accountOf(year, account).opening += amount;
    if (isBalanceAccount(account)) year.openingSum += amount;
  }
}

/**
 * Opening balances of the year, or where the file has none at all the closing balances of the year before, except those
 * of result accounts.
 */
function openingsAmong(opening: readonly Balance[], closing: readonly Balance[]): Balance[] {
  const stated = opening.filter((record) => record.year === 0);
  if (stated.length > 0) return stated;
  return closing.filter((record) => record.year === -1 && !isResultAccount(record.account));
}

function bookCompany(year: YearBooks, file: PlainSie): void {
  if (!year.wholeYearOnly) {
    bookMonths(year, file);
    return;
  }
  const closing = file.closing.filter((record) => record.year === 0);
  const result = file.result.filter((record) => record.year === 0);
  const numbers = [...year.accounts.keys(), ...[...closing, ...result].map(({ account }) => account)];
  for (const number of new Set(numbers)) {
    const account = accountOf(year, number);
    account.months = null;
    account.movement = statedMovement(number, account.opening, closing, result) ?? 0n;
  }
}

/** Books an object by its own #PSALDO, or by its #OUB when the file has balances of the whole year only. */
function bookObject(year: YearBooks, file: PlainSie, objectId: string): void {
  const closing = recordsOfObject(
    file.objectClosing.filter((record) => record.year === 0),
    objectId,
  );
  // A file of type 2 cannot have amounts of objects, so its #PSALDO with objects do not count for them.
  const months = recordsOfObject(file.type === 2 ? [] : file.months.filter((record) => record.year === 0), objectId);
  const numbers = [...year.accounts.keys(), ...[...closing, ...months].map(({ account }) => account)];
  for (const number of new Set(numbers)) {
    const account = accountOf(year, number);
    if (year.wholeYearOnly) {
      account.months = null;
      account.movement = closing.length > 0 ? amountOf(closing, number) - account.opening : 0n;
    } else {
      account.months = monthsOf(
        year,
        months.filter((record) => record.account === number),
      );
      account.movement = account.months.reduce((sum, amount) => sum + amount, 0n);
    }
  }
}

/**
 * Number of slices that a file without vouchers covers: up to the day to which its balances are stated, or up to the
 * last slice with an amount if that is later. Without such a day in the year, a file that lacks the months of an
 * account, or has no #PSALDO of the year, covers the slices up to the day it was generated, or all when that day is
 * unknown or outside the year.
 */
function reachOfBalances(files: YearFiles): number {
  const { own } = files;
  // The books of an object reach as far as those of the company, which are therefore made here in any case.
  const year = emptyYear(files.start, files.end, files.currency);
  bookOpenings(year, own, null);
  year.wholeYearOnly = !hasMonths(year, own);
  bookCompany(year, own);
  const reachTo = (day: Day | null) => (day === null ? 0 : sliceAt(year, day) + 1);
  const counted = own.months.filter((record) => own.type !== 2 || isOfWholeAccount(record));
  const moved = counted
    .filter((record) => record.year === 0 && record.amount !== 0n)
    .map(({ month }) => sliceOfMonth(year, month) + 1);
  for (const { months } of year.accounts.values()) {
    months?.forEach((amount, slice) => amount !== 0n && moved.push(slice + 1));
  }
  const unknown = [...year.accounts.values()].some(({ months }) => months === null);
  const lacksMonths = unknown || !counted.some((record) => record.year === 0 && sliceOfMonth(year, record.month) >= 0);
  const statedReach = reachTo(own.balancesThrough) || (lacksMonths ? reachTo(own.generated) || year.slices.length : 0);
  return Math.max(statedReach, ...moved);
}
