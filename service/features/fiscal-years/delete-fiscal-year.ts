import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { allowLongWork } from "../../platform/db/limit-connection";
import { fiscalYear } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { relinkCommentedVouchers } from "../comments/commented-vouchers";
import { lockCompany } from "../companies/company-row";
import { storeFigures } from "../portfolio/store-figures";
import { fiscalYearIs, findFiscalYear, toFiscalYear } from "./fiscal-year-row";

/**
 * Deletes a fiscal year with its books, the imports with their SIE files, its budget and its key figure data. Comments
 * belong to the company and stay.
 */
export async function deleteFiscalYear(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "fiscalYear.write", () => findFiscalYear(context.db, companyId, id));
  await context.db.transaction(async (tx) => {
    await allowLongWork(tx);
    await lockCompany(tx, companyId);
    const before = toFiscalYear(await findFiscalYear(tx, companyId, id, true));
    await requireMatch(context, before, `Fiscal year "${id}"`);
    await tx.delete(fiscalYear).where(fiscalYearIs(companyId, id));
    await audit(tx, context, { action: "delete", resource: "FiscalYear", resourceId: id, companyId, before });
    await relinkCommentedVouchers(tx, companyId);
    await storeFigures(tx, companyId);
  });
}
