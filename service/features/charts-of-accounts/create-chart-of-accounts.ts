import {
  chartOfAccountsCreateSchema,
  chartOfAccountsId,
  type ChartOfAccounts,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { HttpError, notFound } from "../../platform/http-error";
import { EUBAS97 } from "../../figures/eubas97";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { withIdInPath } from "../../platform/id-in-path";
import { lockCompany } from "../companies/company-row";
import { toChart } from "./chart-kind";
import { lockCompanyCharts, storeChart } from "./company-charts";
import { requireConsistentChart } from "./require-consistent-chart";

/**
 * Creates a chart of the company, with an id that the client chose in the body or the path; this also shows an
 * inherited chart again that the company had hidden.
 */
export async function createChartOfAccounts(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<ChartOfAccounts> {
  await requireCompanyAccess(context, companyId, "fiscalYear.write");
  if (idInPath !== undefined && !chartOfAccountsId.safeParse(idInPath).success) notFound("Chart of accounts", idInPath);
  const chart = await body(withIdInPath(chartOfAccountsCreateSchema, "id", idInPath));
  requireConsistentChart(chart);
  return context.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const charts = await lockCompanyCharts(tx, companyId, [chart.id]);
    if (chart.id === EUBAS97 || charts.effective.has(chart.id)) {
      throw new HttpError("exists", `Chart of accounts "${chart.id}" exists already.`);
    }
    const created = toChart((await storeChart(tx, companyId, charts, chart.id, chart))!);
    await audit(tx, context, {
      action: "create",
      resource: "ChartOfAccounts",
      resourceId: chart.id,
      companyId,
      after: created,
    });
    return created;
  });
}
