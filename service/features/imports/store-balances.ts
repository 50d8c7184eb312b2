import { and, eq, inArray } from "drizzle-orm";
import { addMonths, endOfMonth, startOfMonth, type CalendarDay } from "@/contract/calendar";
import type { Db } from "../../platform/db/database";
import { insertColumns } from "../../platform/db/insert-columns";
import { accountBalances, fiscalYear } from "../../platform/db/schema";
import { BalanceSums, type AccountBalances } from "../../books/balances/account-balances";
import { addVouchers, balancesOfBooks, type BooksOfFile } from "../../books/balances/books-balances";
import type { SieVouchers } from "../../books/sie/vouchers";
import { fiscalYearIs } from "../fiscal-years/fiscal-year-row";
import { ledgerColumns, type Ledger } from "./ledger";

/** Stores the balances of a fiscal year that has none yet. The year itself must be stored. */
export async function storeBalances(tx: Db, ledger: Ledger, file: BooksOfFile): Promise<void> {
  const year = await yearOf(tx, ledger);
  const { sums, monthsKnown, monthsUnknown } = balancesOfBooks(file, year);
  await store(tx, ledger, sums, year);
  await tx
    .update(fiscalYear)
    .set({ monthsKnown, monthsUnknown })
    .where(fiscalYearIs(ledger.companyId, ledger.fiscalYearId));
}

/**
 * Adds the amounts of further vouchers (4I) to the balances of their fiscal year. Leaves `monthsKnown` and
 * `monthsUnknown` as they are, because these vouchers are not all that was booked in a month.
 */
export async function addToBalances(tx: Db, ledger: Ledger, vouchers: SieVouchers): Promise<void> {
  const year = await yearOf(tx, ledger);
  const sums = new BalanceSums(year);
  addVouchers(sums, vouchers);
  const objects = Array.from(sums.entries(), ({ object }) => object);
  const stored = await tx
    .delete(accountBalances)
    .where(and(ofLedger(ledger), inArray(accountBalances.object, objects)))
    .returning();
  for (const { object, accounts, openings, movements } of stored) {
    const months = movements.length / accounts.length;
    for (const [i, account] of accounts.entries()) {
      const ofAccount = movements.slice(i * months, (i + 1) * months);
      sums.add(object, { account, opening: openings[i]!, movements: ofAccount });
    }
  }
  await store(tx, ledger, sums, year);
}

/**
 * Deletes the balances of a fiscal year before others are stored. Callers set the last ledger date, since storing
 * balances only moves it later.
 */
export async function clearBalances(tx: Db, ledger: Ledger): Promise<void> {
  await tx.delete(accountBalances).where(ofLedger(ledger));
  await tx
    .update(fiscalYear)
    .set({ monthsKnown: true, monthsUnknown: [] })
    .where(fiscalYearIs(ledger.companyId, ledger.fiscalYearId));
}

async function store(tx: Db, ledger: Ledger, sums: BalanceSums, year: StoredYear): Promise<void> {
  const entries = [...sums.entries()];
  await extendReach(tx, ledger, year, entries.find(({ object }) => object === "")?.accounts ?? []);
  await insertColumns(
    tx,
    "account_balances",
    ledgerColumns(ledger),
    [
      { column: "object", type: "text", of: ({ object }) => object },
      { column: "accounts", type: "text[]", of: ({ accounts }) => accounts.map(({ account }) => account) },
      { column: "openings", type: "bigint[]", of: ({ accounts }) => accounts.map(({ opening }) => opening) },
      { column: "movements", type: "bigint[]", of: ({ accounts }) => accounts.flatMap(({ movements }) => movements) },
    ],
    entries,
  );
}

/** Stores the last ledger date of {@link extendLastLedgerDate}. */
async function extendReach(
  tx: Db,
  ledger: Ledger,
  year: StoredYear,
  accounts: readonly AccountBalances[],
): Promise<void> {
  const lastLedgerDate = extendLastLedgerDate(year, accounts);
  if (lastLedgerDate === year.lastLedgerDate) return;
  await tx.update(fiscalYear).set({ lastLedgerDate }).where(fiscalYearIs(ledger.companyId, ledger.fiscalYearId));
}

/**
 * The last ledger date, or the end of the last month with an amount when that month is later: a row may be dated after
 * the last voucher, and a voucher dated after the year counts in its last month.
 */
export function extendLastLedgerDate(
  { start, end, lastLedgerDate }: StoredYear,
  accounts: readonly AccountBalances[],
): CalendarDay {
  const last = Math.max(...accounts.map(({ movements }) => movements.findLastIndex((amount) => amount !== 0n)), -1);
  if (last < 0) return lastLedgerDate;
  const monthEnd = endOfMonth(addMonths(startOfMonth(start), last));
  const reached = monthEnd < end ? monthEnd : end;
  return reached.slice(0, 7) <= lastLedgerDate.slice(0, 7) ? lastLedgerDate : reached;
}

function ofLedger({ companyId, fiscalYearId }: Ledger) {
  return and(eq(accountBalances.companyId, companyId), eq(accountBalances.fiscalYearId, fiscalYearId));
}

interface StoredYear {
  start: CalendarDay;
  end: CalendarDay;
  lastLedgerDate: CalendarDay;
}

async function yearOf(tx: Db, { companyId, fiscalYearId }: Ledger): Promise<StoredYear> {
  const [year] = await tx
    .select({ start: fiscalYear.firstDay, end: fiscalYear.lastDay, lastLedgerDate: fiscalYear.lastLedgerDate })
    .from(fiscalYear)
    .where(fiscalYearIs(companyId, fiscalYearId));
  if (!year) throw new Error(`the fiscal year ${fiscalYearId} is not stored`);
  return year;
}
