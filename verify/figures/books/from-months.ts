import { isBalanceAccount, isResultAccount } from "../accounts";
import type { Balance, MonthAmount, PlainSie } from "../reader/plain-sie";
import { accountOf, sliceOfMonth, type YearBooks } from "./year-books";

/**
 * Books #PSALDO of a file without vouchers (ADR 0054). For each account: the records of the whole account unless #UB or
 * #RES contradict their sum, else all of its records (in a file of type 2 too, although it has no objects) unless these
 * are contradicted too, else the movement of the year without months.
 */
export function bookMonths(year: YearBooks, file: PlainSie): void {
  const records = file.months.filter((record) => record.year === 0 && sliceOfMonth(year, record.month) >= 0);
  const closing = file.closing.filter((record) => record.year === 0);
  const result = file.result.filter((record) => record.year === 0);
  const numbers = [...year.accounts.keys(), ...[...records, ...closing, ...result].map(({ account }) => account)];
  for (const number of new Set(numbers)) {
    const account = accountOf(year, number);
    const own = records.filter((record) => record.account === number);
    const whole = monthsOf(year, own.filter(isOfWholeAccount));
    const all = monthsOf(year, own);
    // Accounts of neither kind, such as 9999, keep the records of whole accounts, whatever #UB and #RES say.
    const totalsDecide = isResultAccount(number) || isBalanceAccount(number);
    const stated = totalsDecide ? statedMovement(number, account.opening, closing, result) : null;
    account.months = stated === null || sumOf(whole) === stated ? whole : sumOf(all) === stated ? all : null;
    account.movement = stated ?? sumOf(whole);
  }
}

/** Movement of the account in the year by #UB or #RES; null when the file has no such record for any account. */
export function statedMovement(number: string, opening: bigint, closing: Balance[], result: Balance[]): bigint | null {
  // Accounts of neither kind, such as 9999, go by the record that the file has.
  const isOther = !isResultAccount(number) && !isBalanceAccount(number);
  const byResult = isResultAccount(number) || (isOther && result.some(({ account }) => account === number));
  const records = byResult ? result : closing;
  if (records.length === 0) return null;
  const stated = amountOf(records, number);
  return byResult ? stated : stated - opening;
}

/** The sum of an account's records; zero without any, because files may leave out zeros. */
export function amountOf(records: Balance[], number: string): bigint {
  return records.filter(({ account }) => account === number).reduce((sum, { amount }) => sum + amount, 0n);
}

/**
 * The records of one object. For each account and month these are the records that name it alone, else those that name
 * it with other objects.
 */
export function recordsOfObject<T extends Balance>(records: T[], objectId: string): T[] {
  const named = records.filter(({ objects }) => objects.includes(objectId));
  const key = (record: T) => `${record.account} ${"month" in record ? String(record.month) : ""}`;
  const alone = new Set(named.filter(({ objects }) => objects.length === 1).map(key));
  return named.filter((record) => record.objects.length === 1 || !alone.has(key(record)));
}

/** Records summed by slice; those of months outside the year are left out. */
export function monthsOf(year: YearBooks, records: MonthAmount[]): bigint[] {
  const months = year.slices.map(() => 0n);
  for (const { month, amount } of records) {
    const slice = sliceOfMonth(year, month);
    if (slice >= 0) months[slice] = months[slice]! + amount;
  }
  return months;
}

export function isOfWholeAccount({ objects }: Balance): boolean {
  return objects.length === 0;
}

function sumOf(amounts: bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
