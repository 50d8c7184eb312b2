import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database";
import { fiscalYear, monthlyMovement, openingBalance } from "../../db/schema";
import { balancesOfBooks, movementsOfVouchers } from "../../key-figures/balances/books-balances";
import type { MonthSum } from "../../key-figures/balances/month-sums";
import type { SieFile } from "../../sie/sie-file";
import type { SieVouchers } from "../../sie/vouchers";
import { fiscalYearIs } from "../fiscal-year/find-fiscal-year";

/** The fiscal year that the balances hang on. */
interface Ledger {
  companyId: string;
  fiscalYearId: string;
}

const ROWS_PER_STATEMENT = 20_000;

/** Stores the balances of a fiscal year that has none yet. The year itself must be stored. */
export async function storeBalances(tx: Db, ledger: Ledger, file: SieFile): Promise<void> {
  const { openings, movements, monthsKnown } = balancesOfBooks(file, await yearOf(tx, ledger));
  for (const chunk of chunksOf(openings)) {
    await tx.execute(sql`
      insert into ${openingBalance} (company_id, fiscal_year_id, object, account, amount)
      select ${ledger.companyId}, ${ledger.fiscalYearId}, * from unnest(
        ${column(chunk.map(({ object }) => object))}, ${column(chunk.map(({ account }) => account))},
        ${column(chunk.map(({ amount }) => String(amount)))}::bigint[])`);
  }
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
  for (const chunk of chunksOf(movements)) {
    await tx.execute(sql`
      insert into ${monthlyMovement} as kept (company_id, fiscal_year_id, object, account, month, amount)
      select ${ledger.companyId}, ${ledger.fiscalYearId}, * from unnest(
        ${column(chunk.map(({ object }) => object))}, ${column(chunk.map(({ account }) => account))},
        ${column(chunk.map(({ month }) => month))}::date[], ${column(chunk.map(({ amount }) => String(amount)))}::bigint[])
      on conflict (company_id, fiscal_year_id, object, account, month)
      do update set amount = kept.amount + excluded.amount`);
  }
}

async function yearOf(tx: Db, { companyId, fiscalYearId }: Ledger) {
  const [year] = await tx
    .select({ start: fiscalYear.firstDay, end: fiscalYear.lastDay })
    .from(fiscalYear)
    .where(fiscalYearIs(companyId, fiscalYearId));
  if (!year) throw new Error(`the fiscal year ${fiscalYearId} is not stored`);
  return year;
}

function* chunksOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) yield rows.slice(from, from + ROWS_PER_STATEMENT);
}

/** Sent as text and cast by the server: the two drivers disagree on how a list of numbers is written. */
function column(values: string[]) {
  return sql`${sql.param(values)}::text[]`;
}
