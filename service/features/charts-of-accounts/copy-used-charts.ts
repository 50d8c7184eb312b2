import { eq } from "drizzle-orm";
import { EUBAS97 } from "../../figures/eubas97";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { fiscalYear } from "../../platform/db/schema";
import type { RequestContext } from "../../platform/request-context";
import { toChart } from "./chart-kind";
import { readCompanyCharts, storeChart, type CompanyCharts } from "./company-charts";

/**
 * After a change of a company's type, copies to the company the charts that it uses and no longer inherits.
 * @param before the charts that applied before the change
 */
export async function copyUsedCharts(
  tx: Db,
  context: RequestContext,
  companyId: string,
  before: CompanyCharts,
): Promise<void> {
  const used = await tx
    .selectDistinct({ id: fiscalYear.chartOfAccountsId })
    .from(fiscalYear)
    .where(eq(fiscalYear.companyId, companyId));
  const charts = await readCompanyCharts(tx, companyId);
  for (const { id } of used) {
    const lost = before.effective.get(id);
    if (id === EUBAS97 || charts.effective.has(id) || !lost) continue;
    const kept = toChart((await storeChart(tx, companyId, charts, id, lost.value))!);
    await audit(tx, context, {
      action: "create",
      resource: "ChartOfAccounts",
      resourceId: id,
      companyId,
      after: kept,
    });
  }
}
