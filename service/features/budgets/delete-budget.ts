import { audit } from "../../platform/audit/audit";
import { budgetAmount } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import { requireMatch } from "../../platform/preconditions";
import type { RequestContext } from "../../platform/request-context";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";
import { writeAndStoreFigures } from "../portfolio/store-figures";
import { getBudget, isOfYear } from "./read-budget";

/** Deletes the amounts typed in for a fiscal year; the budget of its file, if any, is then in force again. */
export async function deleteBudget(context: RequestContext, companyId: string, fiscalYearId: string): Promise<void> {
  await requireItemAccess(context, companyId, "target.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  await writeAndStoreFigures(context.db, companyId, async (tx) => {
    // Read again, since the year may have been deleted.
    await findFiscalYear(tx, companyId, fiscalYearId, true);
    // If-Match has the entity tag of GET's response, which includes the budget of the file.
    const before = await getBudget({ ...context, db: tx }, companyId, fiscalYearId);
    await requireMatch(context, before, `The budget of fiscal year "${fiscalYearId}"`);
    if (before.typed.length === 0) return;
    await tx.delete(budgetAmount).where(isOfYear(companyId, fiscalYearId));
    await audit(tx, context, {
      action: "delete",
      resource: "Budget",
      resourceId: fiscalYearId,
      companyId,
      before: before.typed,
    });
  });
}
