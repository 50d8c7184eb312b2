import { and, eq, sql } from "drizzle-orm";
import type { WrittenVoucher } from "@/contract/comments";
import { isGuid } from "../../platform/guid";
import { readVoucher } from "../../books/ledger/read-vouchers";
import type { Db } from "../../platform/db/database";
import { comment, importedFile } from "../../platform/db/schema";
import { HttpError } from "../../platform/http-error";
import type { CommentRow } from "./comment-row";

type VoucherColumns = Pick<
  CommentRow,
  "voucherSeries" | "voucherNumber" | "voucherDate" | "voucherImport" | "voucherLine"
>;

export const NO_VOUCHER: VoucherColumns = {
  voucherSeries: null,
  voucherNumber: null,
  voucherDate: null,
  voucherImport: null,
  voucherLine: null,
};

/**
 * Finds the voucher that a comment is to be about, and returns the columns for it. The caller has called
 * lockForWriting in the same transaction, so that nobody replaces the books until the comment is stored.
 * @param stored the stored comment, which may stay about the same voucher even if that is no longer in the books; null
 * for a new comment
 * @throws HttpError invalid when the books have no such voucher
 */
export async function voucherColumns(
  tx: Db,
  companyId: string,
  wanted: WrittenVoucher,
  stored: VoucherColumns | null,
): Promise<VoucherColumns> {
  const { import: importId, line } = wanted;
  const found = importId && line ? await findVoucher(tx, companyId, importId, line) : null;
  if (found) return found;
  const isStored =
    stored !== null &&
    stored.voucherDate !== null &&
    (wanted.series ?? stored.voucherSeries) === stored.voucherSeries &&
    (wanted.number ?? stored.voucherNumber) === stored.voucherNumber &&
    wanted.date === stored.voucherDate;
  if (!isStored) throw new HttpError("invalid", "The body is not valid: $.voucher: the books have no such voucher.");
  const { voucherSeries, voucherNumber, voucherDate, voucherImport, voucherLine } = stored;
  return { voucherSeries, voucherNumber, voucherDate, voucherImport, voucherLine };
}

async function findVoucher(tx: Db, companyId: string, importId: string, line: number): Promise<VoucherColumns | null> {
  if (!isGuid(importId)) return null;
  const [file] = await tx
    .select({ fiscalYearId: importedFile.fiscalYearId, sequence: importedFile.sequence })
    .from(importedFile)
    .where(and(eq(importedFile.companyId, companyId), eq(importedFile.id, importId)));
  if (!file) return null;
  const { fiscalYearId, sequence } = file;
  const voucher = await readVoucher(tx, { companyId, fiscalYearId }, { sequence, line });
  if (!voucher) return null;
  return {
    voucherSeries: voucher.series,
    voucherNumber: voucher.number,
    voucherDate: voucher.date,
    voucherImport: importId,
    voucherLine: line,
  };
}

/**
 * Finds the vouchers of a company's comments again, by series, number and day, since an import that replaces books
 * gives their vouchers new addresses (import and line). Call it in each write that changes the books. It does not count
 * as a change of the comments.
 */
export async function relinkCommentedVouchers(tx: Db, companyId: string): Promise<void> {
  const [any] = await tx
    .select({ id: comment.id })
    .from(comment)
    .where(and(eq(comment.companyId, companyId), sql`${comment.voucherDate} is not null`))
    .limit(1);
  if (!any) return;
  await tx.execute(sql`
    update comment set voucher_import = linked.import, voucher_line = linked.line
    from (
      select c.id, found.import, found.line
      from comment c left join lateral (
        select f.id as import, v.line
        from voucher_block b
          join imported_file f on f.company_id = b.company_id and f.fiscal_year_id = b.fiscal_year_id
            and f.sequence = b.file_sequence
          cross join lateral unnest(b.dates, b.series, b.numbers, b.lines)
            with ordinality as v (date, series, number, line, i)
        where b.company_id = ${companyId} and b.numbers @> array[c.voucher_number]
          and v.date = c.voucher_date and v.series = c.voucher_series and v.number = c.voucher_number
          -- A voucher without a number can only be found by its address.
          and (c.voucher_number <> '' or (f.id = c.voucher_import and v.line = c.voucher_line))
        order by (f.id = c.voucher_import and v.line = c.voucher_line) is true desc, b.first_ordinal, v.i
        limit 1
      ) found on true
      where c.company_id = ${companyId} and c.voucher_date is not null
    ) linked
    where comment.company_id = ${companyId} and comment.id = linked.id
      and (comment.voucher_import, comment.voucher_line) is distinct from (linked.import, linked.line)`);
}
