import { path } from "@/lib/api/path";

export const chartsOfAccountsPath = (companyId: string) => path(["Company", companyId, "ChartOfAccounts"]);
export const chartOfAccountsPath = (companyId: string, chartId: string) =>
  path(["Company", companyId, "ChartOfAccounts", chartId]);
