import { fiscalYearUpdateSchema, type FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { applyPatch } from "@/contract/write-forms";
import { audit } from "../../platform/audit/audit";
import type { Caller, ReadBody } from "../../platform/request-context";
import { fiscalYear } from "../../platform/db/schema";
import { quote, refuse } from "../../platform/http-error";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachItem } from "../../platform/policies/reach-item";
import { hasChartOfAccounts } from "../charts-of-accounts/has-chart-of-accounts";
import { fiscalYearIs, findFiscalYear } from "./find-fiscal-year";
import { presentFiscalYear } from "./fiscal-year-row";

/**
 * Changes the chart of accounts or the currency of a fiscal year; its other members come from its books and are
 * ignored. A new currency relabels the amounts, it converts nothing.
 */
export async function updateFiscalYear(
  caller: Caller,
  companyId: string,
  id: string,
  body: ReadBody,
): Promise<FiscalYear> {
  await reachItem(caller, companyId, "fiscalYear.write", () => findFiscalYear(caller.db, companyId, id));
  const patch = await body(fiscalYearUpdateSchema);
  return caller.db.transaction(async (tx) => {
    const chart = patch.chartOfAccountsId;
    if (chart !== undefined && !(await hasChartOfAccounts(tx, companyId, chart))) {
      refuse(
        "invalid",
        `The body is not valid: $.chartOfAccountsId: company "${companyId}" has no chart of accounts ${quote(chart)}.`,
      );
    }
    const before = presentFiscalYear(await findFiscalYear(tx, companyId, id, true));
    await requireMatch(caller, before, `Fiscal year "${id}"`);
    const { chartOfAccountsId, currency } = applyPatch(before, patch);
    const [updated] = await tx
      .update(fiscalYear)
      .set({ chartOfAccountsId, currency })
      .where(fiscalYearIs(companyId, id))
      .returning();
    const after = presentFiscalYear(updated!);
    await audit(tx, caller, { action: "update", resource: "FiscalYear", resourceId: id, companyId, before, after });
    return after;
  });
}
