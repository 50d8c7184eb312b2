import { fiscalYearUpdateSchema, type FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { fiscalYear } from "../../platform/db/schema";
import { HttpError, quote } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { hasChartOfAccounts } from "../charts-of-accounts/find-chart-of-accounts";
import { fiscalYearIs, findFiscalYear, toFiscalYear } from "./fiscal-year-row";
import { writeAndStoreFigures } from "../portfolio/store-figures";

/**
 * Changes the chart of accounts or the currency of a fiscal year. Other members in the body are ignored, because they
 * come from the books. A new currency relabels the amounts and converts nothing.
 */
export async function updateFiscalYear(
  context: RequestContext,
  companyId: string,
  id: string,
  body: ReadBody,
): Promise<FiscalYear> {
  await requireItemAccess(context, companyId, "fiscalYear.write", () => findFiscalYear(context.db, companyId, id));
  const patch = await body(fiscalYearUpdateSchema);
  return writeAndStoreFigures(context.db, companyId, async (tx) => {
    const chart = patch.chartOfAccountsId;
    if (chart !== undefined && !(await hasChartOfAccounts(tx, companyId, chart))) {
      throw new HttpError(
        "invalid",
        `The body is not valid: $.chartOfAccountsId: company "${companyId}" has no chart of accounts ${quote(chart)}.`,
      );
    }
    const before = toFiscalYear(await findFiscalYear(tx, companyId, id, true));
    await requireMatch(context, before, `Fiscal year "${id}"`);
    const { chartOfAccountsId, currency } = applyPatch(before, patch);
    const [updated] = await tx
      .update(fiscalYear)
      .set({ chartOfAccountsId, currency })
      .where(fiscalYearIs(companyId, id))
      .returning();
    const after = toFiscalYear(updated!);
    await audit(tx, context, { action: "update", resource: "FiscalYear", resourceId: id, companyId, before, after });
    return after;
  });
}
