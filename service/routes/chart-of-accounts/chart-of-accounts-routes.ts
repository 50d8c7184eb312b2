import type { Route } from "../../http/route";
import { getChartOfAccounts } from "../../use-cases/chart-of-accounts/get-chart-of-accounts";
import { listChartsOfAccounts } from "../../use-cases/chart-of-accounts/list-charts-of-accounts";

export const chartOfAccountsRoutes: Route[] = [
  {
    path: "Company/:companyId/ChartOfAccounts",
    GET: ({ caller, param }) => listChartsOfAccounts(caller, param("companyId")),
  },
  {
    path: "Company/:companyId/ChartOfAccounts/:chartOfAccountsId",
    GET: ({ caller, param }) => getChartOfAccounts(caller, param("companyId"), param("chartOfAccountsId")),
  },
];
