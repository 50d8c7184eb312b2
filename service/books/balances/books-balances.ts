import type { CalendarDay } from "@/contract/calendar";
import {
  balancesThrough,
  closingKind,
  isResultNumber,
  monthReadings,
  movementsInYear,
  openingBalances,
} from "../sie/month-readings";
import type { SieFile } from "../sie/sie-file";
import type { Ore, SieBalance, SieMonthlyAmount, SieObjectRef } from "../sie/sie-records";
import type { SieVouchers } from "../sie/vouchers";
import { BalanceSums } from "./account-balances";

export interface BooksBalances {
  sums: BalanceSums;
  /** False where only amounts of the whole year are known: they stand in the last month that the books reach. */
  monthsKnown: boolean;
  /** The same of single accounts, whose months contradict their balances. */
  monthsUnknown: string[];
}

interface Year {
  start: CalendarDay;
  end: CalendarDay;
}

/** The books that a file holds for a fiscal year. */
export type BooksOfFile = SieFile & {
  /** Months after this `YYYY-MM` are left out, where the import asked for that. */
  lastMonth?: string;
};

/** A record of the file's balances or months as it counts. */
export interface CountedRecord {
  record: SieBalance | SieMonthlyAmount;
  /** Dimension and object joined by `_`; empty for the whole account. */
  object: string;
  /** The record's, or less it: a movement is the closing balance less the opening one. */
  amount: Ore;
}

/** The records that movements of books without vouchers are made of. */
export interface Movements {
  /** Those of the year as a whole (no `month`) count in the last month that the books reach. */
  records: CountedRecord[];
  monthsKnown: boolean;
  monthsUnknown: string[];
}

type Balances = Pick<BooksOfFile, "balances" | "monthlyAmounts" | "lastMonth">;

/**
 * Opening balances and monthly movements of the books that a file holds. They come from its opening balances and, in
 * this order, its vouchers, its monthly amounts, or its closing balances of the year. Its own #UB and #RES decide how
 * monthly amounts are read.
 */
export function balancesOfBooks(file: BooksOfFile, year: Year): BooksBalances {
  const sums = new BalanceSums(year);
  for (const { record, object, amount } of openingRecords(file)) sums.addOpening(object, record.account, amount);
  // Vouchers that the import leaves out (after its last ledger date) are vouchers of the file all the same.
  if (file.counts.vouchers > 0) {
    addVouchers(sums, file.vouchers);
    return { sums, monthsKnown: true, monthsUnknown: [] };
  }
  const { records, monthsKnown, monthsUnknown } = movementsOf(file, year);
  const through = balancesThrough(file, year);
  for (const { record, object, amount } of records) {
    sums.addMovement(object, record.account, "month" in record ? record.month : through, amount);
  }
  const isMoved = records.some(({ amount }) => amount !== 0n);
  return { sums, monthsKnown: monthsKnown || !isMoved, monthsUnknown };
}

/** Adds what vouchers move, by month. */
export function addVouchers(sums: BalanceSums, vouchers: SieVouchers): void {
  // Far fewer than there are rows.
  for (const { account, month, amount, objects } of vouchers.monthlySums()) {
    sums.addMovement("", account, month, amount);
    for (const object of objects) sums.addMovement(objectName(object), account, month, amount);
  }
}

/** #IB 0 and #OIB 0; a file without them has the closing balances of the year before. */
export function* openingRecords(file: Pick<SieFile, "balances">): Generator<CountedRecord> {
  for (const record of openingBalances(file, ["IB", "UB"])) yield { record, object: "", amount: record.amount };
  yield* partsOf(openingBalances(file, ["OIB", "OUB"]));
}

/** What is told of the movements of books without vouchers: by #PSALDO or, where there is none, for the whole year. */
export function movementsOf(file: Balances, year: Year): Movements {
  const months = movementsInYear(file, year).filter(({ month }) => !file.lastMonth || month <= file.lastMonth);
  if (movementsInYear(file, year).length === 0) {
    return { records: [...recordsOfYear(file, () => true, true)], monthsKnown: false, monthsUnknown: [] };
  }
  const readings = monthReadings(file, year);
  const unknown = new Set(readings.filter(({ reading }) => reading === "none").map(({ account }) => account));
  const counted = new Set(months);
  const wholes = readings.flatMap(({ records }) =>
    records.filter((record) => counted.has(record)).map((record) => ({ record, object: "", amount: record.amount })),
  );
  return {
    records: [...wholes, ...recordsOfYear(file, (account) => unknown.has(account), false), ...partsOf(months)],
    monthsKnown: true,
    monthsUnknown: [...unknown].sort(),
  };
}

/** #UB less the opening balance, or #RES, of some accounts; `withObjects` those of their objects too. */
function* recordsOfYear(
  file: Balances,
  isMeant: (account: string) => boolean,
  withObjects: boolean,
): Generator<CountedRecord> {
  const closing = file.balances.filter(
    ({ kind, yearIndex, account }) =>
      yearIndex === 0 && isMeant(account) && (kind === "OUB" || kind === closingKind(account)),
  );
  for (const record of closing) if (record.kind !== "OUB") yield { record, object: "", amount: record.amount };
  if (withObjects) yield* partsOf(closing);
  const has = (closingKindOf: SieBalance["kind"]) =>
    file.balances.some(({ kind, yearIndex }) => kind === closingKindOf && yearIndex === 0);
  const [wholes, parts] = [has("UB"), withObjects && has("OUB")];
  for (const { record, object, amount } of openingRecords(file)) {
    if (isResultNumber(record.account) || !isMeant(record.account)) continue;
    if (object === "" ? wholes : parts) yield { record, object, amount: -amount };
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
