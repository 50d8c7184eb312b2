import { type CalendarDay, endOfMonth } from "@/contract/calendar";
import type { SieFile } from "./sie-file";
import type { Ore, SieMonthlyAmount } from "./sie-records";

/**
 * The ways in which the #PSALDO of an account are read. `whole`: the records without an object are the account's total.
 * `parts`: all records are disjoint parts of it. `none`: neither sum agrees with #UB or #RES, so months are unknown.
 */
export type MonthsReading = "whole" | "parts" | "none";

export interface AccountMonths {
  account: string;
  reading: MonthsReading;
  /** The records that count; empty if the months are unknown. */
  records: SieMonthlyAmount[];
}

type Balances = Pick<SieFile, "balances" | "monthlyAmounts">;

interface Year {
  start: CalendarDay;
  end: CalendarDay;
}

/** Returns true for account numbers of classes 3 to 8, which key figures count as the result. */
export function isResultNumber(account: string): boolean {
  return /^[3-8]/.test(account);
}

/** Returns the #PSALDO of year 0 whose month is in that year; some programs give months of the year before index 0. */
export function movementsInYear({ monthlyAmounts }: Pick<SieFile, "monthlyAmounts">, { start, end }: Year) {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  return monthlyAmounts.filter(
    ({ kind, yearIndex, month }) => kind === "PSALDO" && yearIndex === 0 && first <= month && month <= last,
  );
}

/**
 * Returns the opening balances: #IB 0 or, if the file has none, #UB −1 of all accounts but those of classes 3 to 8; of
 * objects #OIB, #OUB.
 */
export function openingBalances({ balances }: Pick<SieFile, "balances">, kinds: ["IB", "UB"] | ["OIB", "OUB"]) {
  const [now, before] = kinds;
  const written = balances.filter(({ kind, yearIndex }) => kind === now && yearIndex === 0);
  if (written.length > 0) return written;
  return balances.filter(
    ({ kind, yearIndex, account }) => kind === before && yearIndex === -1 && !isResultNumber(account),
  );
}

/**
 * Decides per account how its monthly amounts are read: #UB or #RES of the account shows which reading is right. The
 * format's meaning (`whole`) applies to all balance accounts of a file without #UB, to all result accounts of one
 * without #RES, and to memoranda accounts.
 */
export function monthReadings(file: Balances, year: Year): AccountMonths[] {
  const sums = new Map<string, AccountSums>();
  const sumsOf = (account: string) => {
    let found = sums.get(account);
    if (!found) sums.set(account, (found = { whole: [], all: [], opening: 0n, closing: 0n }));
    return found;
  };
  const has = { UB: false, RES: false };
  for (const record of movementsInYear(file, year)) {
    const accountSums = sumsOf(record.account);
    accountSums.all.push(record);
    if (record.objects.length === 0) accountSums.whole.push(record);
  }
  for (const { account, amount } of openingBalances(file, ["IB", "UB"])) sumsOf(account).opening += amount;
  for (const { kind, yearIndex, account, amount } of file.balances) {
    if (yearIndex !== 0 || (kind !== "UB" && kind !== "RES")) continue;
    has[kind] = true;
    if (kind === closingKind(account)) sumsOf(account).closing += amount;
  }
  return Array.from(sums, ([account, { whole, all, opening, closing }]): AccountMonths => {
    const moved = isResultNumber(account) ? closing : closing - opening;
    // Accounts outside classes 1 to 8 (memoranda) need neither #UB nor #RES.
    const isComparable = has[closingKind(account)] && /^[1-8]/.test(account);
    if (!isComparable || sum(whole) === moved) return { account, reading: "whole", records: whole };
    if (sum(all) === moved) return { account, reading: "parts", records: all };
    return { account, reading: "none", records: [] };
  });
}

/** Returns the #PSALDO of the file's year that are disjoint parts of their accounts. */
export function monthlyParts(file: Pick<SieFile, "years" | "balances" | "monthlyAmounts">): Set<SieMonthlyAmount> {
  const year = file.years.find(({ index }) => index === 0);
  const readings = year ? monthReadings(file, year) : [];
  return new Set(readings.flatMap(({ reading, records }) => (reading === "parts" ? records : [])));
}

interface AccountSums {
  whole: SieMonthlyAmount[];
  all: SieMonthlyAmount[];
  opening: Ore;
  closing: Ore;
}

/** Returns the kind of record with the closing balance of an account. */
export function closingKind(account: string): "UB" | "RES" {
  return isResultNumber(account) ? "RES" : "UB";
}

/**
 * Returns the last day of year balances without months or vouchers: #OMFATTN, or else the day on which the file was
 * written if it is in the year, or else the end of the year.
 */
export function balancesThrough(
  { balancesThrough: through, identification }: Pick<SieFile, "balancesThrough" | "identification">,
  { start, end }: Year,
): CalendarDay {
  const { generated } = identification;
  if (through !== null && start <= through && through <= end) return through;
  return generated !== null && start <= generated && generated < end ? generated : end;
}

/** Returns the last day of a month `YYYY-MM` that is in the year. */
export function endOfMonthIn(month: string, { end }: Pick<Year, "end">): CalendarDay {
  const last = endOfMonth(`${month}-01`);
  return last < end ? last : end;
}

function sum(records: readonly SieMonthlyAmount[]): Ore {
  return records.reduce((total, { amount }) => total + amount, 0n);
}
