import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/database";
import { insertColumns } from "../../db/insert-columns";
import { accountBalances, fiscalYear } from "../../db/schema";
import { BalanceSums } from "../../key-figures/balances/account-balances";
import { addVouchers, balancesOfBooks } from "../../key-figures/balances/books-balances";
import type { SieFile } from "../../sie/sie-file";
import type { SieVouchers } from "../../sie/vouchers";
import { fiscalYearIs } from "../fiscal-year/find-fiscal-year";
import { ledgerColumns, type Ledger } from "./ledger";

/** Stores the balances of a fiscal year that has none yet. The year itself must be stored. */
export async function storeBalances(tx: Db, ledger: Ledger, file: SieFile): Promise<void> {
  const { sums, monthsKnown } = balancesOfBooks(file, await yearOf(tx, ledger));
  await store(tx, ledger, sums);
  await tx.update(fiscalYear).set({ monthsKnown }).where(fiscalYearIs(ledger.companyId, ledger.fiscalYearId));
}

/** Adds what further vouchers (4I) move to the balances of their fiscal year. */
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
  await store(tx, ledger, sums);
}

export async function clearBalances(tx: Db, ledger: Ledger): Promise<void> {
  await tx.delete(accountBalances).where(ofLedger(ledger));
  await tx.update(fiscalYear).set({ monthsKnown: true }).where(fiscalYearIs(ledger.companyId, ledger.fiscalYearId));
}

async function store(tx: Db, ledger: Ledger, sums: BalanceSums): Promise<void> {
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
    [...sums.entries()],
  );
}

function ofLedger({ companyId, fiscalYearId }: Ledger) {
  return and(eq(accountBalances.companyId, companyId), eq(accountBalances.fiscalYearId, fiscalYearId));
}

async function yearOf(tx: Db, { companyId, fiscalYearId }: Ledger) {
  const [year] = await tx
    .select({ start: fiscalYear.firstDay, end: fiscalYear.lastDay })
    .from(fiscalYear)
    .where(fiscalYearIs(companyId, fiscalYearId));
  if (!year) throw new Error(`the fiscal year ${fiscalYearId} is not stored`);
  return year;
}
