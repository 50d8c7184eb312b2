import { and, asc, eq } from "drizzle-orm";
import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { fiscalYear } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { lockCompany } from "../companies/company-row";
import { toChart } from "./chart-kind";
import { lockCompanyCharts, storeChart } from "./company-charts";
import { findChartOfAccounts, requireNotBuiltIn } from "./find-chart-of-accounts";

/** Deletes a chart that no fiscal year of the company uses; an inherited chart is hidden for the company. */
export async function deleteChartOfAccounts(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "fiscalYear.write", () =>
    findChartOfAccounts(context.db, companyId, id, context.language),
  );
  await context.db.transaction(async (tx) => {
    requireNotBuiltIn(id);
    await lockCompany(tx, companyId);
    const charts = await lockCompanyCharts(tx, companyId, [id]);
    const before = toChart(charts.effective.get(id) ?? notFound("Chart of accounts", id));
    await requireMatch(context, before, `Chart of accounts "${id}"`);
    const years = await tx
      .select({ start: fiscalYear.firstDay })
      .from(fiscalYear)
      .where(and(eq(fiscalYear.companyId, companyId), eq(fiscalYear.chartOfAccountsId, id)))
      .orderBy(asc(fiscalYear.firstDay));
    if (years.length > 0) {
      const starts = years.map(({ start }) => start).join(", ");
      throw new HttpError(
        "ruleViolation",
        `Chart of accounts "${id}" is used by the fiscal years that begin on ${starts}.`,
      );
    }
    await storeChart(tx, companyId, charts, id, null);
    await audit(tx, context, { action: "delete", resource: "ChartOfAccounts", resourceId: id, companyId, before });
  });
}
