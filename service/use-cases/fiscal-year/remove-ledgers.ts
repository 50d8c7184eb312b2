import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/database";
import { voucher, voucherRow } from "../../db/schema";

/**
 * Removes the vouchers of one fiscal year of a company, or of all of them. No foreign key ties them to the year (ADR
 * 0030): call it where that is deleted, after it, so that an import under way has stored all of them.
 */
export async function removeLedgers(tx: Db, companyId: string, fiscalYearId?: string): Promise<void> {
  for (const table of [voucherRow, voucher]) {
    const ofYear = fiscalYearId === undefined ? undefined : eq(table.fiscalYearId, fiscalYearId);
    await tx.delete(table).where(and(eq(table.companyId, companyId), ofYear));
  }
}
