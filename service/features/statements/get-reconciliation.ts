import { and, asc, eq } from "drizzle-orm";
import { addDays } from "@/contract/calendar";
import type { Reconciliation } from "@/contract/statements/reconciliation";
import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { fiscalYear, importedFile, voucherBlock } from "../../platform/db/schema";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { reconcile } from "../../figures/statements/reconcile";
import { toFiscalYear, type FiscalYearRow } from "../fiscal-years/fiscal-year-row";
import { readYearBalances } from "../figures/read-books";
import { isCurrent, ofLedger } from "../imports/imported-files";
import { findYearOfBooks } from "./find-year-of-books";
import { readAccounts } from "../../books/ledger/read-accounts";
import { isMadeFromVouchers } from "../../books/ledger/read-file-records";
import { readControlTotals } from "./read-control-totals";

/**
 * Compares a fiscal year's balances with the control totals of its file (#IB, #UB, #RES and #PSALDO), and checks that
 * the books are consistent.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function getReconciliation(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
): Promise<Reconciliation> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return context.db.transaction(async (tx) => reconcileYear(tx, await findYearOfBooks(tx, companyId, fiscalYearId)), {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** The reconciliation of a fiscal year as the transaction sees it. */
export async function reconcileYear(tx: Db, year: FiscalYearRow): Promise<Reconciliation> {
  const { companyId } = year;
  const ledger = { companyId, fiscalYearId: year.id };
  const years = await tx
    .select()
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId))
    .orderBy(asc(fiscalYear.firstDay));
  const dayBefore = addDays(year.firstDay, -1);
  const balances = await readYearBalances(tx, years, { companyId, from: dayBefore, to: year.lastDay });
  const isInYear = and(eq(voucherBlock.companyId, companyId), eq(voucherBlock.fiscalYearId, year.id));
  // The first file, which has the control totals; files after it have only added vouchers.
  const [file] = await tx
    .select({ id: importedFile.id, sequence: importedFile.sequence, options: importedFile.options })
    .from(importedFile)
    .where(and(ofLedger(ledger), isCurrent))
    .orderBy(asc(importedFile.sequence))
    .limit(1);
  return {
    fiscalYear: toFiscalYear(year),
    ...(file && { import: file.id }),
    ...reconcile({
      year: balances.find(({ firstDay }) => firstDay === year.firstDay)!,
      // Balances that the year's own file gives for the year before are left out: they are in `written`.
      yearBefore:
        balances.find(
          ({ lastDay, currency, fromNextFile }) => lastDay === dayBefore && currency === year.currency && !fromNextFile,
        ) ?? null,
      isFromVouchers: file !== undefined && (await isMadeFromVouchers(tx, ledger, file)),
      hasVouchers: (await tx.$count(voucherBlock, isInYear)) > 0,
      written: await readControlTotals(tx, year),
      accounts: await readAccounts(tx, ledger),
    }),
  };
}
