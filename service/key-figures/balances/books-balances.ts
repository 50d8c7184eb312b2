import type { CalendarDay } from "@/contract/dates";
import type { SieFile } from "../../sie/sie-file";
import type { Ore, SieBalance, SieMonthlyAmount, SieObjectRef } from "../../sie/sie-records";
import type { SieVouchers } from "../../sie/vouchers";
import { BalanceSums } from "./account-balances";

export interface BooksBalances {
  sums: BalanceSums;
  /** False where only amounts of the whole year are known: they stand in the year's last month. */
  monthsKnown: boolean;
}

interface Year {
  start: CalendarDay;
  end: CalendarDay;
}

/** A record of the file's balances or months as it counts. */
export interface CountedRecord {
  record: SieBalance | SieMonthlyAmount;
  /** Dimension and object joined by `_`; empty for the whole account. */
  object: string;
  /** The record's, or less it: a movement is the closing balance less the opening one. */
  amount: Ore;
}

type Balances = Pick<SieFile, "balances" | "monthlyAmounts">;

/**
 * Opening balances and monthly movements of the books that a file holds. They come from its opening balances and, in
 * this order, its vouchers, its monthly amounts, or its closing balances of the year (decisions §5).
 */
export function balancesOfBooks(file: SieFile, year: Year): BooksBalances {
  const sums = new BalanceSums(year);
  for (const { record, object, amount } of openingRecords(file)) sums.addOpening(object, record.account, amount);
  // Vouchers that the import leaves out (after its last ledger date) are vouchers of the file all the same.
  if (file.counts.vouchers > 0) {
    addVouchers(sums, file.vouchers);
    return { sums, monthsKnown: true };
  }
  let isMoved = false;
  for (const { record, object, amount } of movementRecords(file)) {
    sums.addMovement(object, record.account, "month" in record ? record.month : year.end, amount);
    isMoved ||= amount !== 0n;
  }
  return { sums, monthsKnown: hasMonths(file) || !isMoved };
}

/** Adds what vouchers move, by month: rows that were struck out do not count. */
export function addVouchers(sums: BalanceSums, vouchers: SieVouchers): void {
  // Far fewer than there are rows.
  for (const { account, month, amount, objects } of vouchers.monthlySums()) {
    sums.addMovement("", account, month, amount);
    for (const object of objects) sums.addMovement(objectName(object), account, month, amount);
  }
}

/** #IB 0 and #OIB 0; a file without them has the closing balances of the year before. */
export function* openingRecords({ balances }: Balances): Generator<CountedRecord> {
  const of = (now: SieBalance["kind"], before: SieBalance["kind"]) => {
    const written = balances.filter(({ kind, yearIndex }) => kind === now && yearIndex === 0);
    if (written.length > 0) return written;
    return balances.filter(
      ({ kind, yearIndex, account }) => kind === before && yearIndex === -1 && !isResultAccount(account),
    );
  };
  for (const record of of("IB", "UB")) yield { record, object: "", amount: record.amount };
  yield* partsOf(of("OIB", "OUB"));
}

/** What is told of the movements of books without vouchers: by #PSALDO or, where there is none, for the whole year. */
export function movementRecords(file: Balances): Generator<CountedRecord> {
  return hasMonths(file) ? recordsOfMonths(file) : recordsOfYear(file);
}

function hasMonths({ monthlyAmounts }: Balances): boolean {
  return monthlyAmounts.some((record) => isMovement(record) && record.objects.length === 0);
}

function isMovement({ kind, yearIndex }: SieMonthlyAmount): boolean {
  return kind === "PSALDO" && yearIndex === 0;
}

function* recordsOfMonths({ monthlyAmounts }: Balances): Generator<CountedRecord> {
  const months = monthlyAmounts.filter(isMovement);
  for (const record of months) if (record.objects.length === 0) yield { record, object: "", amount: record.amount };
  yield* partsOf(months);
}

/** #UB less the opening balance, or #RES. */
function* recordsOfYear(file: Balances): Generator<CountedRecord> {
  const { balances } = file;
  const closing = balances.filter(
    ({ kind, yearIndex, account }) =>
      yearIndex === 0 && (kind === "OUB" || kind === (isResultAccount(account) ? "RES" : "UB")),
  );
  for (const record of closing) if (record.kind !== "OUB") yield { record, object: "", amount: record.amount };
  yield* partsOf(closing);
  const has = (closingKind: SieBalance["kind"]) =>
    balances.some(({ kind, yearIndex }) => kind === closingKind && yearIndex === 0);
  const [wholes, parts] = [has("UB"), has("OUB")];
  for (const { record, object, amount } of openingRecords(file)) {
    if (!isResultAccount(record.account) && (object === "" ? wholes : parts)) yield { record, object, amount: -amount };
  }
}

/**
 * The objects that records count for. One of several objects counts for each of them, unless a record of the object
 * alone says what it has in all.
 */
function* partsOf(records: readonly CountedRecord["record"][]): Generator<CountedRecord> {
  const keyOf = (record: CountedRecord["record"], object: SieObjectRef) =>
    [record.kind, "month" in record ? record.month : "", record.account, objectName(object)].join(" ");
  const alone = new Set(
    records.flatMap((record) => (record.objects.length === 1 ? [keyOf(record, record.objects[0]!)] : [])),
  );
  for (const record of records) {
    for (const object of record.objects) {
      if (record.objects.length > 1 && alone.has(keyOf(record, object))) continue;
      yield { record, object: objectName(object), amount: record.amount };
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
