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
import { toObjectId } from "../object-id";
import { BalanceSums } from "./account-balances";

export interface BooksBalances {
  sums: BalanceSums;
  /** False when only amounts of the whole year are known; they are then booked in the last month of the books. */
  monthsKnown: boolean;
  /** Accounts whose monthly amounts contradict their balances; their amounts are known for the year only. */
  monthsUnknown: string[];
}

interface Year {
  start: CalendarDay;
  end: CalendarDay;
}

/** The books of one fiscal year, as read from a file. */
export type BooksOfFile = SieFile & {
  /** Months after this `YYYY-MM` are left out, if the import asked for it. */
  lastMonth?: string;
};

/** A balance or monthly amount of the file, with the object that it counts for and the amount to add. */
export interface CountedRecord {
  record: SieBalance | SieMonthlyAmount;
  /** Dimension and object joined by `_`; empty for the whole account. */
  object: string;
  /** The amount of the record; negated where an opening balance is subtracted from closing balances. */
  amount: Ore;
}

/** The records that give the movements of books without vouchers. */
export interface Movements {
  /** Records of the whole year (no `month`) are booked in the last month of the books. */
  records: CountedRecord[];
  monthsKnown: boolean;
  monthsUnknown: string[];
}

type Balances = Pick<BooksOfFile, "balances" | "monthlyAmounts" | "lastMonth">;

/**
 * Computes opening balances and monthly movements from a file's records. Opening balances come from #IB, else #UB −1;
 * movements from vouchers, else monthly amounts, which are read as #UB and #RES require, else closing balances.
 */
export function balancesOfBooks(file: BooksOfFile, year: Year): BooksBalances {
  const sums = new BalanceSums(year);
  for (const { record, object, amount } of openingRecords(file)) sums.addOpening(object, record.account, amount);
  // counts.vouchers includes vouchers that the import leaves out because they are after its last ledger date.
  if (file.counts.vouchers > 0) {
    addVouchers(sums, file.vouchers);
    return { sums, monthsKnown: true, monthsUnknown: [] };
  }
  const { records, monthsKnown, monthsUnknown } = movementsOf(file, year);
  const day = balancesThrough(file, year);
  // Beside monthly amounts, those of the whole year are booked no later than the last month that the import includes.
  const through = monthsKnown && file.lastMonth !== undefined && file.lastMonth < day ? file.lastMonth : day;
  for (const { record, object, amount } of records) {
    sums.addMovement(object, record.account, "month" in record ? record.month : through, amount);
  }
  // Without any amount there is none whose month could be unknown.
  const isMoved = records.some(({ amount }) => amount !== 0n);
  return { sums, monthsKnown: monthsKnown || !isMoved, monthsUnknown };
}

/** Adds the movements of vouchers by month. */
export function addVouchers(sums: BalanceSums, vouchers: SieVouchers): void {
  // There are far fewer monthly sums than rows.
  for (const { account, month, amount, objects } of vouchers.monthlySums()) {
    sums.addMovement("", account, month, amount);
    for (const object of objects) sums.addMovement(toObjectId(object), account, month, amount);
  }
}

/** Yields #IB 0, or #UB −1 of balance accounts if the file has no #IB 0; likewise #OIB 0, or #OUB −1, of objects. */
export function* openingRecords(file: Pick<SieFile, "balances">): Generator<CountedRecord> {
  for (const record of openingBalances(file, ["IB", "UB"])) yield { record, object: "", amount: record.amount };
  yield* partsOf(openingBalances(file, ["OIB", "OUB"]));
}

/**
 * Movements of books without vouchers: from #PSALDO; from the year's balances if the file has no #PSALDO in the year,
 * and for accounts whose #PSALDO contradict their balances.
 */
export function movementsOf(file: Balances, year: Year): Movements {
  const inYear = movementsInYear(file, year);
  const amounts = inYear.filter(({ month }) => !file.lastMonth || month <= file.lastMonth);
  if (inYear.length === 0) {
    return { records: [...recordsOfYear(file, () => true, true)], monthsKnown: false, monthsUnknown: [] };
  }
  const readings = monthReadings(file, year);
  const unknown = new Set(readings.filter(({ reading }) => reading === "none").map(({ account }) => account));
  const counted = new Set(amounts);
  const wholes = readings.flatMap(({ records }) =>
    records.filter((record) => counted.has(record)).map((record) => ({ record, object: "", amount: record.amount })),
  );
  return {
    records: [...wholes, ...recordsOfYear(file, (account) => unknown.has(account), false), ...partsOf(amounts)],
    monthsKnown: true,
    monthsUnknown: [...unknown].sort(),
  };
}

/** Yields #UB less the opening balance, or #RES, of accounts; with `withObjects` also of their objects. */
function* recordsOfYear(
  file: Balances,
  isIncluded: (account: string) => boolean,
  withObjects: boolean,
): Generator<CountedRecord> {
  const closing = file.balances.filter(
    ({ kind, yearIndex, account }) =>
      yearIndex === 0 && isIncluded(account) && (kind === "OUB" || kind === closingKind(account)),
  );
  for (const record of closing) if (record.kind !== "OUB") yield { record, object: "", amount: record.amount };
  if (withObjects) yield* partsOf(closing);
  const has = (balanceKind: SieBalance["kind"]) =>
    file.balances.some(({ kind, yearIndex }) => kind === balanceKind && yearIndex === 0);
  const [hasClosings, hasObjectClosings] = [has("UB"), withObjects && has("OUB")];
  for (const { record, object, amount } of openingRecords(file)) {
    if (isResultNumber(record.account) || !isIncluded(record.account)) continue;
    if (object === "" ? hasClosings : hasObjectClosings) yield { record, object, amount: -amount };
  }
}

/**
 * Yields each record for the objects it counts for. A record on several objects counts for each of them, unless a
 * record on only that object already gives its total.
 */
function* partsOf(records: readonly CountedRecord["record"][]): Generator<CountedRecord> {
  const keyOf = (record: CountedRecord["record"], object: SieObjectRef) =>
    [record.kind, "month" in record ? record.month : "", record.account, toObjectId(object)].join(" ");
  const alone = new Set(
    records.flatMap((record) => (record.objects.length === 1 ? [keyOf(record, record.objects[0]!)] : [])),
  );
  for (const record of records) {
    for (const object of record.objects) {
      if (record.objects.length > 1 && alone.has(keyOf(record, object))) continue;
      yield { record, object: toObjectId(object), amount: record.amount };
    }
  }
}
