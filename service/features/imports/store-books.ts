import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { insertColumns } from "../../platform/db/insert-columns";
import { account, dimension, dimensionObject, fileBalance, fileYear, voucherBlock } from "../../platform/db/schema";
import type { BooksOfFile } from "../../books/balances/books-balances";
import type { SieFile } from "../../books/sie/sie-file";
import { idsOfObjects } from "./select-objects";
import { ledgerColumns, type Ledger } from "./ledger";
import type { ReportRows } from "./progress";
import { addToBalances, clearBalances, storeBalances } from "./store-balances";
import { storeVouchers } from "./store-vouchers";

/** Removes the books of a fiscal year, leaving the year itself, its key figure data and its files. */
export async function clearBooks(tx: Db, { companyId, fiscalYearId }: Ledger): Promise<void> {
  for (const table of [voucherBlock, fileBalance, fileYear, dimensionObject, dimension, account]) {
    await tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.fiscalYearId, fiscalYearId)));
  }
  await clearBalances(tx, { companyId, fiscalYearId });
}

/**
 * Stores all that a file says about a fiscal year, whose books must be empty.
 * @param sequence the sequence number of the file's import
 */
export async function storeBooks(
  tx: Db,
  ledger: Ledger,
  file: BooksOfFile,
  sequence: number,
  report: ReportRows,
): Promise<void> {
  await storeAccounts(tx, ledger, file);
  await insertColumns(
    tx,
    "file_year",
    ledgerColumns(ledger),
    [
      { column: "year_index", type: "integer", of: (year) => year.index },
      { column: "first_day", type: "date", of: (year) => year.start },
      { column: "last_day", type: "date", of: (year) => year.end },
    ],
    file.years,
  );
  const balances = [...file.balances.map((balance) => ({ ...balance, month: null })), ...file.monthlyAmounts];
  let ordinal = 0;
  await insertColumns(
    tx,
    "file_balance",
    ledgerColumns(ledger),
    [
      { column: "ordinal", type: "integer", of: () => ordinal++ },
      { column: "kind", type: "text", of: (balance) => balance.kind },
      { column: "year_index", type: "integer", of: (balance) => balance.yearIndex },
      { column: "month", type: "text", of: (balance) => balance.month },
      { column: "account", type: "text", of: (balance) => balance.account },
      { column: "objects", type: "text[]", of: (balance) => idsOfObjects(balance.objects) },
      { column: "amount", type: "bigint", of: (balance) => balance.amount },
      { column: "quantity", type: "double precision", of: (balance) => balance.quantity },
      { column: "line", type: "integer", of: (balance) => balance.lineNo },
    ],
    balances,
  );
  await storeVouchers(tx, ledger, file.vouchers, sequence, 0, report);
  await storeBalances(tx, ledger, file);
}

/** Adds a 4I file's vouchers to books that may already be there. */
export async function addVouchers(
  tx: Db,
  ledger: Ledger,
  file: SieFile,
  sequence: number,
  report: ReportRows,
): Promise<void> {
  await storeAccounts(tx, ledger, file);
  const [last] = await tx
    .select({
      next: sql<number>`coalesce(max(${voucherBlock.firstOrdinal} + ${voucherBlock.vouchers}), 0)`.mapWith(Number),
    })
    .from(voucherBlock)
    .where(and(eq(voucherBlock.companyId, ledger.companyId), eq(voucherBlock.fiscalYearId, ledger.fiscalYearId)));
  await storeVouchers(tx, ledger, file.vouchers, sequence, last!.next, report);
  await addToBalances(tx, ledger, file.vouchers);
}

async function storeAccounts(tx: Db, ledger: Ledger, { accounts, dimensions, objects }: SieFile): Promise<void> {
  for (const chunk of chunksOf(accounts)) {
    const rows = chunk.map(({ number, name, type, unit, sruCodes }) => ({
      ...ledger,
      number,
      name,
      type,
      unit,
      sruCodes,
    }));
    await tx.insert(account).values(rows).onConflictDoNothing();
  }
  for (const chunk of chunksOf(dimensions)) {
    const rows = chunk.map(({ number, name, parent }) => ({ ...ledger, number, name, parent }));
    await tx.insert(dimension).values(rows).onConflictDoNothing();
  }
  for (const chunk of chunksOf(objects)) {
    const rows = chunk.map(({ dimension: number, code, name }) => ({
      ...ledger,
      dimension: number,
      object: code,
      name,
    }));
    await tx.insert(dimensionObject).values(rows).onConflictDoNothing();
  }
}

/** A statement of PostgreSQL has at most 65,535 parameters, one for each cell. */
const ROWS_PER_STATEMENT = 5_000;

function* chunksOf<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += ROWS_PER_STATEMENT) yield list.slice(from, from + ROWS_PER_STATEMENT);
}
