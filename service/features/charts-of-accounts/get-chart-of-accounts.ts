import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { findChartOfAccounts } from "./find-chart-of-accounts";

export async function getChartOfAccounts(
  context: RequestContext,
  companyId: string,
  id: string,
): Promise<ChartOfAccounts> {
  await requireCompanyAccess(context, companyId, "fiscalYear.read");
  return findChartOfAccounts(context.db, companyId, id, context.language);
}
