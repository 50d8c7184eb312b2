import type { Route } from "../../platform/http/route";
import { createChartOfAccounts } from "./create-chart-of-accounts";
import { deleteChartOfAccounts } from "./delete-chart-of-accounts";
import { getChartOfAccounts } from "./get-chart-of-accounts";
import { listChartsOfAccounts } from "./list-charts-of-accounts";
import { previewChart } from "./preview-chart";
import { updateChartOfAccounts } from "./update-chart-of-accounts";

const write: Route = {
  path: "",
  POST: ({ caller, param, optionalParam, body }) =>
    createChartOfAccounts(caller, param("companyId"), optionalParam("chartOfAccountsId"), body),
  PUT: ({ caller, param, optionalParam, body }) =>
    updateChartOfAccounts(caller, param("companyId"), optionalParam("chartOfAccountsId"), body),
};

export const chartOfAccountsRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/ChartOfAccounts",
    GET: ({ caller, param, query }) => listChartsOfAccounts(caller, param("companyId"), query),
  },
  {
    ...write,
    path: "Company/:companyId/ChartOfAccounts/:chartOfAccountsId",
    GET: ({ caller, param }) => getChartOfAccounts(caller, param("companyId"), param("chartOfAccountsId")),
    DELETE: ({ caller, param }) => deleteChartOfAccounts(caller, param("companyId"), param("chartOfAccountsId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/ChartPreview",
    POST: ({ caller, param, body }) => previewChart(caller, param("companyId"), param("fiscalYearId"), body),
  },
];
