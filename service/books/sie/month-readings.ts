import { type CalendarDay, endOfMonth } from "@/contract/calendar";
import type { SieFile } from "./sie-file";
import type { Ore, SieBalance, SieMonthlyAmount } from "./sie-records";

/**
 * How the #PSALDO of an account are read. `whole`: the records without an object are the account. `parts`: all records are
 * disjoint parts of it. `none`: neither gives #UB or #RES, so that of the account only the year is known.
 */
export type MonthsReading = "whole" | "parts" | "none";

export interface AccountMonths {
  account: string;
  reading: MonthsReading;
  /** The records that count; none where the months are unknown. */
  records: SieMonthlyAmount[];
  /** What the file says was booked in the year: #UB less the opening balance, or #RES. In öre, debit +. */
  year: Ore;
}

type Balances = Pick<SieFile, "balances" | "monthlyAmounts">;

interface Year {
  start: CalendarDay;
  end: CalendarDay;
}

/** Balance and result accounts by number, as the key figures have them: classes 3 to 8 are the result. */
export function isResultNumber(account: string): boolean {
  return /^[3-8]/.test(account);
}

/** #PSALDO of the file's own year that lie in it; programs write last year's beside them. */
export function movementsInYear({ monthlyAmounts }: Pick<SieFile, "monthlyAmounts">, { start, end }: Year) {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  return monthlyAmounts.filter(
    ({ kind, yearIndex, month }) => kind === "PSALDO" && yearIndex === 0 && first <= month && month <= last,
  );
}

/** #IB 0; a file without any has the closing balances of the year before. */
export function openingBalances({ balances }: Pick<SieFile, "balances">, kinds: ["IB", "UB"] | ["OIB", "OUB"]) {
  const [now, before] = kinds;
  const written = balances.filter(({ kind, yearIndex }) => kind === now && yearIndex === 0);
  if (written.length > 0) return written;
  return balances.filter(
    ({ kind, yearIndex, account }) => kind === before && yearIndex === -1 && !isResultNumber(account),
  );
}

/**
 * Decides account by account how the monthly amounts of a file are read: its own #UB and #RES say which reading is right.
 * Where the file has none of those at all, the months are taken as the format means them.
 */
export function monthReadings(file: Balances, year: Year): AccountMonths[] {
  const sums = new Map<string, AccountSums>();
  const sumsOf = (account: string) => {
    let of = sums.get(account);
    if (!of) sums.set(account, (of = { whole: [], all: [], opening: 0n, closing: 0n }));
    return of;
  };
  const has = { UB: false, RES: false };
  for (const record of movementsInYear(file, year)) {
    const of = sumsOf(record.account);
    of.all.push(record);
    if (record.objects.length === 0) of.whole.push(record);
  }
  for (const { account, amount } of openingBalances(file, ["IB", "UB"])) sumsOf(account).opening += amount;
  for (const { kind, yearIndex, account, amount } of file.balances) {
    if (yearIndex !== 0 || (kind !== "UB" && kind !== "RES")) continue;
    has[kind] = true;
    if (kind === closingKind(account)) sumsOf(account).closing += amount;
  }
  return Array.from(sums, ([account, { whole, all, opening, closing }]): AccountMonths => {
    const moved = isResultNumber(account) ? closing : closing - opening;
    // Of accounts outside the classes 1 to 8 (memoranda) neither #UB nor #RES has to tell.
    if (!has[closingKind(account)] || !/^[1-8]/.test(account))
      return { account, reading: "whole", records: whole, year: sum(whole) };
    if (sum(whole) === moved) return { account, reading: "whole", records: whole, year: moved };
    if (sum(all) === moved) return { account, reading: "parts", records: all, year: moved };
    return { account, reading: "none", records: [], year: moved };
  });
}

interface AccountSums {
  whole: SieMonthlyAmount[];
  all: SieMonthlyAmount[];
  opening: Ore;
  closing: Ore;
}

/** The record that holds an account's closing balance. */
export function closingKind(account: string): SieBalance["kind"] & ("UB" | "RES") {
  return isResultNumber(account) ? "RES" : "UB";
}

/**
 * The day that balances of the whole year run to where no month and no voucher says it: #OMFATTN, else the day that the
 * file was written where that is in the year, else the year's end.
 */
export function balancesThrough(
  { balancesThrough: through, identification }: Pick<SieFile, "balancesThrough" | "identification">,
  { start, end }: Year,
): CalendarDay {
  const { generated } = identification;
  if (through !== null && start <= through && through <= end) return through;
  return generated !== null && start <= generated && generated < end ? generated : end;
}

/** The last day of a month `YYYY-MM` that is in the year. */
export function endOfMonthIn(month: string, { end }: Pick<Year, "end">): CalendarDay {
  const last = endOfMonth(`${month}-01`);
  return last < end ? last : end;
}

function sum(records: readonly SieMonthlyAmount[]): Ore {
  return records.reduce((total, { amount }) => total + amount, 0n);
}
