import { and, eq, inArray, sql } from "drizzle-orm";
import { formatUtc } from "@/contract/dates";
import { periodOfDays } from "@/contract/period";
import type { Voucher, VoucherSource } from "@/contract/vouchers";
import { isGuid } from "../../platform/guid";
import { readAccounts } from "../../books/ledger/read-accounts";
import { readVoucher, type VoucherPlace, type WholeVoucherRow } from "../../books/ledger/read-vouchers";
import type { Db } from "../../platform/db/database";
import { dimensionObject, importedFile } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";
import { requireItemAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { textOf } from "../imports/imported-files";
import type { Ledger } from "../imports/ledger";
import { storedImports } from "../imports/stored-imports";
import { linesOfVoucher } from "./lines-of-voucher";

/** A line number from 1 that fits the database's integer. */
const LINE = /^[1-9]\d{0,8}$/;

/**
 * A voucher of the books with all its rows.
 * @param line the line of the voucher's #VER in the file of the import
 * @throws HttpError notFound also when a later import has replaced the file
 */
export async function getVoucher(
  context: RequestContext,
  companyId: string,
  importId: string,
  line: string,
): Promise<Voucher> {
  return context.db.transaction(
    async (db) => {
      const { item } = await requireItemAccess({ ...context, db }, companyId, "fiscalYear.read", () =>
        findVoucher(db, companyId, importId, line),
      );
      const { voucher, stored, year } = item;
      const ledger = { companyId, fiscalYearId: year.id };
      const accounts = await readAccounts(db, ledger, [...new Set(voucher.rows.map((row) => row.account))]);
      const objects = await readObjectNames(db, ledger, voucher.rows);
      const ids = await readImportIds(db, ledger, [voucher.previous, voucher.next]);
      const addressOf = (place: VoucherPlace) => ({ import: ids.get(place.sequence)!, line: place.line });
      const { series, number, date, text, registered, signature, rows, previous, next } = voucher;
      // Rows of corrections do not count: a row added later is in the file as a #TRANS too.
      const debit = rows.reduce((sum, row) => (row.kind === "TRANS" && row.amount > 0n ? sum + row.amount : sum), 0n);
      return {
        import: importId,
        line: Number(line),
        series,
        number,
        date,
        text,
        debit: Number(debit),
        fiscalYear: { id: year.id, ...periodOfDays(year.firstDay, year.lastDay) },
        ...(registered !== null && { registered }),
        signature,
        program: stored.program,
        importedAt: formatUtc(stored.importedAt),
        rows: rows.map(({ account: accountNumber, amount, quantity, objects: objectIds, ...row }) => ({
          ...row,
          account: { number: accountNumber, name: accounts.get(accountNumber)?.name ?? "" },
          amount: Number(amount),
          ...(quantity !== null && { quantity, unit: accounts.get(accountNumber)?.unit ?? "" }),
          objects: objectIds.map((id) => ({ id, name: objects.get(id) ?? "" })),
        })),
        ...(previous && { previous: addressOf(previous) }),
        ...(next && { next: addressOf(next) }),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** The lines of the imported file that the voucher was read from. */
export async function getVoucherSource(
  context: RequestContext,
  companyId: string,
  importId: string,
  line: string,
): Promise<VoucherSource> {
  const { item } = await requireItemAccess(context, companyId, "fiscalYear.read", () =>
    findVoucher(context.db, companyId, importId, line),
  );
  const [file] = await context.db
    .select({ content: importedFile.content })
    .from(importedFile)
    .where(and(eq(importedFile.companyId, companyId), eq(importedFile.id, item.stored.id)));
  if (!file?.content) return notFound("File of the SIE import", importId);
  return { firstLine: Number(line), lines: linesOfVoucher(await textOf(file), Number(line)) };
}

async function findVoucher(db: Db, companyId: string, importId: string, line: string) {
  const found = isGuid(importId) ? await storedImports(db, companyId, eq(importedFile.id, importId)) : [];
  const [storedImport] = found;
  if (!storedImport) return notFound("SIE import", importId);
  const { stored, year } = storedImport;
  const place = LINE.test(line) ? { sequence: stored.sequence, line: Number(line) } : null;
  const voucher = place && (await readVoucher(db, { companyId, fiscalYearId: year.id }, place));
  return voucher ? { voucher, stored, year } : notFound("Voucher", line);
}

async function readObjectNames(db: Db, { companyId, fiscalYearId }: Ledger, rows: readonly WholeVoucherRow[]) {
  const ids = [...new Set(rows.flatMap(({ objects }) => objects))];
  const id = sql<string>`${dimensionObject.dimension} || '_' || ${dimensionObject.object}`;
  const found = await db
    .select({ id, name: dimensionObject.name })
    .from(dimensionObject)
    .where(
      and(eq(dimensionObject.companyId, companyId), eq(dimensionObject.fiscalYearId, fiscalYearId), inArray(id, ids)),
    );
  return new Map(found.map((object) => [object.id, object.name]));
}

async function readImportIds(
  db: Db,
  { companyId, fiscalYearId }: Ledger,
  places: readonly (VoucherPlace | null)[],
): Promise<Map<number, string>> {
  const sequences = places.flatMap((place) => place?.sequence ?? []);
  const found = await db
    .select({ sequence: importedFile.sequence, id: importedFile.id })
    .from(importedFile)
    .where(
      and(
        eq(importedFile.companyId, companyId),
        eq(importedFile.fiscalYearId, fiscalYearId),
        inArray(importedFile.sequence, sequences),
      ),
    );
  return new Map(found.map(({ sequence, id }) => [sequence, id]));
}
