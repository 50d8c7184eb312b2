import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database";
import { insertColumns, type ColumnValues } from "../../db/insert-columns";
import { fiscalYear, monthlyMovement, openingBalance } from "../../db/schema";
import { balancesOfBooks, movementsOfVouchers, type OpeningBalance } from "../../key-figures/balances/books-balances";
import type { MonthSum } from "../../key-figures/balances/month-sums";
import type { SieFile } from "../../sie/sie-file";
import type { SieVouchers } from "../../sie/vouchers";
import { fiscalYearIs } from "../fiscal-year/find-fiscal-year";
import { ledgerColumns, type Ledger } from "./ledger";

const OF_OBJECT_AND_ACCOUNT: ColumnValues<OpeningBalance>[] = [
  { column: "object", type: "text", of: ({ object }) => object },
  { column: "account", type: "text", of: ({ account }) => account },
  { column: "amount", type: "bigint", of: ({ amount }) => amount },
];

/** Stores the balances of a fiscal year that has none yet. The year itself must be stored. */
export async function storeBalances(tx: Db, ledger: Ledger, file: SieFile): Promise<void> {
  const { openings, movements, monthsKnown } = balancesOfBooks(file, await yearOf(tx, ledger));
  await insertColumns(tx, "opening_balance", ledgerColumns(ledger), OF_OBJECT_AND_ACCOUNT, openings);
  await addMovements(tx, ledger, movements);
  await tx.update(fiscalYear).set({ monthsKnown }).where(fiscalYearIs(ledger.companyId, ledger.fiscalYearId));
}

/** Adds what further vouchers (4I) move to the balances of their fiscal year. */
export async function addToBalances(tx: Db, ledger: Ledger, vouchers: SieVouchers): Promise<void> {
  await addMovements(tx, ledger, movementsOfVouchers(vouchers, await yearOf(tx, ledger)));
}

export async function clearBalances(tx: Db, { companyId, fiscalYearId }: Ledger): Promise<void> {
  for (const table of [openingBalance, monthlyMovement]) {
    await tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.fiscalYearId, fiscalYearId)));
  }
  await tx.update(fiscalYear).set({ monthsKnown: true }).where(fiscalYearIs(companyId, fiscalYearId));
}

async function addMovements(tx: Db, ledger: Ledger, movements: readonly MonthSum[]): Promise<void> {
  const columns: ColumnValues<MonthSum>[] = [
    ...OF_OBJECT_AND_ACCOUNT,
    { column: "month", type: "date", of: ({ month }) => month },
  ];
  await insertColumns(
    tx,
    "monthly_movement",
    ledgerColumns(ledger),
    columns,
    movements,
    sql`on conflict (company_id, fiscal_year_id, object, account, month)
        do update set amount = monthly_movement.amount + excluded.amount`,
  );
}

async function yearOf(tx: Db, { companyId, fiscalYearId }: Ledger) {
  const [year] = await tx
    .select({ start: fiscalYear.firstDay, end: fiscalYear.lastDay })
    .from(fiscalYear)
    .where(fiscalYearIs(companyId, fiscalYearId));
  if (!year) throw new Error(`the fiscal year ${fiscalYearId} is not stored`);
  return year;
}
