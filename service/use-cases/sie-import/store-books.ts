import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/database";
import { insertColumns } from "../../db/insert-columns";
import { account, dimension, dimensionObject, fileBalance, fileYear, voucher, voucherRow } from "../../db/schema";
import type { SieFile, SieObjectRef, SieRow, SieVoucher } from "../../sie/sie-file";
import { addToBalances, clearBalances, storeBalances } from "./store-balances";

/** Where books are kept: the fiscal year that everything hangs on. */
export interface Ledger {
  companyId: string;
  fiscalYearId: string;
}

/** Removes the books of a fiscal year, leaving the year itself, its key figure data and its files. */
export async function clearBooks(tx: Db, { companyId, fiscalYearId }: Ledger): Promise<void> {
  for (const table of [voucherRow, voucher, fileBalance, fileYear, dimensionObject, dimension, account]) {
    await tx.delete(table).where(and(eq(table.companyId, companyId), eq(table.fiscalYearId, fiscalYearId)));
  }
  await clearBalances(tx, { companyId, fiscalYearId });
}

/**
 * Stores everything a file says of a fiscal year that has no books yet.
 * @param sequence of the file among the year's imports
 */
export async function storeBooks(tx: Db, ledger: Ledger, file: SieFile, sequence: number): Promise<void> {
  await storeAccounts(tx, ledger, file);
  const years = file.years.map(({ index, start, end }) => ({ index, start, end }));
  await insertColumns(
    tx,
    "file_year",
    constants(ledger),
    [
      { column: "year_index", type: "integer", of: (year) => year.index },
      { column: "first_day", type: "date", of: (year) => year.start },
      { column: "last_day", type: "date", of: (year) => year.end },
    ],
    years,
  );
  const balances = [...file.balances.map((balance) => ({ ...balance, month: null })), ...file.monthlyAmounts];
  let ordinal = 0;
  await insertColumns(
    tx,
    "file_balance",
    constants(ledger),
    [
      { column: "ordinal", type: "integer", of: () => ordinal++ },
      { column: "kind", type: "text", of: (balance) => balance.kind },
      { column: "year_index", type: "integer", of: (balance) => balance.yearIndex },
      { column: "month", type: "text", of: (balance) => balance.month },
      { column: "account", type: "text", of: (balance) => balance.account },
      { column: "objects", type: "text[]", of: (balance) => dimensionIds(balance.objects) },
      { column: "amount", type: "bigint", of: (balance) => balance.amount },
      { column: "quantity", type: "double precision", of: (balance) => balance.quantity },
      { column: "line", type: "integer", of: (balance) => balance.lineNo },
    ],
    balances,
  );
  await storeVouchers(tx, ledger, file.vouchers, sequence, 0);
  await storeBalances(tx, ledger, file);
}

/** Adds a 4I file's vouchers to books that may already be there. */
export async function addVouchers(tx: Db, ledger: Ledger, file: SieFile, sequence: number): Promise<void> {
  await storeAccounts(tx, ledger, file);
  const [last] = await tx
    .select({ next: sql<number>`coalesce(max(${voucher.ordinal}) + 1, 0)`.mapWith(Number) })
    .from(voucher)
    .where(and(eq(voucher.companyId, ledger.companyId), eq(voucher.fiscalYearId, ledger.fiscalYearId)));
  await storeVouchers(tx, ledger, file.vouchers, sequence, last!.next);
  await addToBalances(tx, ledger, file.vouchers);
}

async function storeAccounts(tx: Db, ledger: Ledger, file: SieFile): Promise<void> {
  if (file.accounts.length > 0) {
    await tx
      .insert(account)
      .values(
        file.accounts.map(({ number, name, type, unit, sruCodes }) => ({
          ...ledger,
          number,
          name,
          type,
          unit,
          sruCodes,
        })),
      )
      .onConflictDoNothing();
  }
  if (file.dimensions.length > 0) {
    await tx
      .insert(dimension)
      .values(file.dimensions.map(({ number, name, parent }) => ({ ...ledger, number, name, parent })))
      .onConflictDoNothing();
  }
  if (file.objects.length > 0) {
    const rows = file.objects.map(({ dimension: number, code, name }) => ({
      ...ledger,
      dimension: number,
      object: code,
      name,
    }));
    for (let from = 0; from < rows.length; from += 5_000) {
      await tx
        .insert(dimensionObject)
        .values(rows.slice(from, from + 5_000))
        .onConflictDoNothing();
    }
  }
}

async function storeVouchers(tx: Db, ledger: Ledger, vouchers: SieVoucher[], sequence: number, firstOrdinal: number) {
  let ordinal = firstOrdinal;
  await insertColumns(
    tx,
    "voucher",
    constants(ledger),
    [
      { column: "ordinal", type: "integer", of: () => ordinal++ },
      { column: "file_sequence", type: "integer", of: () => sequence },
      { column: "line", type: "integer", of: (row) => row.lineNo },
      { column: "series", type: "text", of: (row) => row.series },
      { column: "number", type: "text", of: (row) => row.number },
      { column: "date", type: "date", of: (row) => row.date },
      { column: "text", type: "text", of: (row) => row.text },
      { column: "registered", type: "date", of: (row) => row.registered },
      { column: "signature", type: "text", of: (row) => row.sign },
    ],
    vouchers,
  );
  const rows: { row: SieRow; voucherOrdinal: number; ordinal: number; kind: string }[] = [];
  vouchers.forEach((voucher, i) => {
    let place = 0;
    for (const row of voucher.rows) {
      rows.push({ row, voucherOrdinal: firstOrdinal + i, ordinal: place++, kind: row.added ? "RTRANS" : "TRANS" });
    }
    for (const row of voucher.struckRows) {
      rows.push({ row, voucherOrdinal: firstOrdinal + i, ordinal: place++, kind: "BTRANS" });
    }
  });
  await insertColumns(
    tx,
    "voucher_row",
    constants(ledger),
    [
      { column: "voucher_ordinal", type: "integer", of: (entry) => entry.voucherOrdinal },
      { column: "ordinal", type: "integer", of: (entry) => entry.ordinal },
      { column: "line", type: "integer", of: ({ row }) => row.lineNo },
      { column: "account", type: "text", of: ({ row }) => row.account },
      { column: "amount", type: "bigint", of: ({ row }) => row.amount },
      { column: "date", type: "date", of: ({ row }) => row.date },
      { column: "text", type: "text", of: ({ row }) => row.text },
      { column: "quantity", type: "double precision", of: ({ row }) => row.quantity },
      { column: "signature", type: "text", of: ({ row }) => row.sign },
      { column: "objects", type: "text[]", of: ({ row }) => dimensionIds(row.objects) },
      { column: "kind", type: "text", of: (entry) => entry.kind },
    ],
    rows,
  );
}

function constants({ companyId, fiscalYearId }: Ledger): Record<string, string> {
  return { company_id: companyId, fiscal_year_id: fiscalYearId };
}

export function dimensionIds(objects: readonly SieObjectRef[]): string[] {
  return objects.map(({ dimension: number, code }) => `${number}_${code}`);
}
