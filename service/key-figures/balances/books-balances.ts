import type { CalendarDay } from "@/contract/dates";
import type { SieFile } from "../../sie/sie-file";
import type { Ore, SieBalance, SieMonthlyAmount, SieObjectRef } from "../../sie/sie-records";
import type { SieVouchers } from "../../sie/vouchers";
import { MonthSums, type MonthSum } from "./month-sums";

export interface OpeningBalance {
  /** Dimension and object joined by `_`; empty for the whole account. */
  object: string;
  account: string;
  amount: Ore;
}

export interface BooksBalances {
  openings: OpeningBalance[];
  movements: MonthSum[];
  /** False where only amounts of the whole year are known: they stand in the year's last month. */
  monthsKnown: boolean;
}

interface Year {
  start: CalendarDay;
  end: CalendarDay;
}

/**
 * Opening balances and monthly movements of the books that a file holds. They come from its opening balances and, in
 * this order, its vouchers, its monthly amounts, or its closing balances of the year (decisions §5).
 */
export function balancesOfBooks(file: SieFile, year: Year): BooksBalances {
  const { vouchers } = file;
  const openings = openingBalances(file.balances);
  const months = file.monthlyAmounts.filter(({ kind, yearIndex }) => kind === "PSALDO" && yearIndex === 0);
  // Vouchers that the import leaves out (after its last ledger date) are vouchers of the file all the same.
  if (file.counts.vouchers > 0) {
    return { openings, movements: movementsOfVouchers(vouchers, year), monthsKnown: true };
  }
  if (months.some(({ objects }) => objects.length === 0)) {
    return { openings, movements: movementsOfMonths(months, year), monthsKnown: true };
  }
  const movements = movementsOfYear(file.balances, openings, year);
  return { openings, movements, monthsKnown: movements.length === 0 };
}

/** What vouchers move, by month: rows that were struck out do not count. */
export function movementsOfVouchers(vouchers: SieVouchers, year: Year): MonthSum[] {
  const sums = new MonthSums(year);
  // Far fewer than there are rows.
  for (const { account, month, amount, objects } of vouchers.monthlySums()) {
    sums.add("", account, month, amount);
    for (const object of objects) sums.add(objectName(object), account, month, amount);
  }
  return [...sums.entries()];
}

/** #IB 0 and #OIB 0; a file without them has the closing balances of the year before. */
function openingBalances(balances: readonly SieBalance[]): OpeningBalance[] {
  const of = (now: SieBalance["kind"], before: SieBalance["kind"]) => {
    const written = balances.filter(({ kind, yearIndex }) => kind === now && yearIndex === 0);
    if (written.length > 0) return written;
    return balances.filter(
      ({ kind, yearIndex, account }) => kind === before && yearIndex === -1 && !isResultAccount(account),
    );
  };
  const sums = new Map<string, OpeningBalance>();
  const add = (account: string, object: string, amount: Ore) => {
    const key = `${object} ${account}`;
    const sum = sums.get(key);
    if (sum) sum.amount += amount;
    else sums.set(key, { object, account, amount });
  };
  for (const { account, amount } of of("IB", "UB")) add(account, "", amount);
  for (const { record, object } of partsOf(of("OIB", "OUB"))) add(record.account, objectName(object), record.amount);
  return [...sums.values()].filter(({ amount }) => amount !== 0n);
}

function movementsOfMonths(months: readonly SieMonthlyAmount[], year: Year): MonthSum[] {
  const sums = new MonthSums(year);
  for (const { account, month, amount, objects } of months) {
    if (objects.length === 0) sums.add("", account, month, amount);
  }
  for (const { record, object } of partsOf(months)) {
    sums.add(objectName(object), record.account, record.month, record.amount);
  }
  return [...sums.entries()];
}

/** #UB less the opening balance, or #RES: all of it in the year's last month. */
function movementsOfYear(balances: readonly SieBalance[], openings: readonly OpeningBalance[], year: Year): MonthSum[] {
  const closing = balances.filter(
    ({ kind, yearIndex, account }) =>
      yearIndex === 0 && (kind === "OUB" || kind === (isResultAccount(account) ? "RES" : "UB")),
  );
  const sums = new MonthSums(year);
  for (const { kind, account, amount } of closing) if (kind !== "OUB") sums.add("", account, year.end, amount);
  for (const { record, object } of partsOf(closing)) {
    sums.add(objectName(object), record.account, year.end, record.amount);
  }
  const has = (closingKind: SieBalance["kind"]) =>
    balances.some(({ kind, yearIndex }) => kind === closingKind && yearIndex === 0);
  const [wholes, parts] = [has("UB"), has("OUB")];
  for (const { object, account, amount } of openings) {
    if (!isResultAccount(account) && (object === "" ? wholes : parts)) sums.add(object, account, year.end, -amount);
  }
  return [...sums.entries()];
}

/**
 * The objects that records count for. One of several objects counts for each of them, unless a record of the object
 * alone says what it has in all.
 */
function* partsOf<R extends SieBalance | SieMonthlyAmount>(
  records: readonly R[],
): Generator<{ record: R; object: SieObjectRef }> {
  const keyOf = (record: R, object: SieObjectRef) =>
    [record.kind, "month" in record ? record.month : "", record.account, objectName(object)].join(" ");
  const alone = new Set(
    records.flatMap((record) => (record.objects.length === 1 ? [keyOf(record, record.objects[0]!)] : [])),
  );
  for (const record of records) {
    for (const object of record.objects) {
      if (record.objects.length === 1 || !alone.has(keyOf(record, object))) yield { record, object };
    }
  }
}

function objectName({ dimension, code }: SieObjectRef): string {
  return `${dimension}_${code}`;
}

/** By number, as the key figures have it: classes 3 to 8. */
export function isResultAccount(account: string): boolean {
  return /^[3-8]/.test(account);
}
