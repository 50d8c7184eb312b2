import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { Caller } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { findChartOfAccounts } from "./find-chart-of-accounts";

export async function getChartOfAccounts(caller: Caller, companyId: string, id: string): Promise<ChartOfAccounts> {
  await reachCompany(caller, companyId, "fiscalYear.read");
  return findChartOfAccounts(caller.db, companyId, id, caller.language);
}
