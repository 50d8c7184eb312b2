import type { Route } from "../../platform/http/route";
import { createChartOfAccounts } from "./create-chart-of-accounts";
import { deleteChartOfAccounts } from "./delete-chart-of-accounts";
import { getChartOfAccounts, listChartsOfAccounts, listInheritedCharts } from "./read-charts-of-accounts";
import { previewChart } from "./preview-chart";
import { updateChartOfAccounts } from "./update-chart-of-accounts";

const write: Omit<Route, "path"> = {
  POST: ({ context, param, optionalParam, body }) =>
    createChartOfAccounts(context, param("companyId"), optionalParam("chartOfAccountsId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updateChartOfAccounts(context, param("companyId"), optionalParam("chartOfAccountsId"), body),
};

export const chartOfAccountsRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/ChartOfAccounts",
    GET: ({ context, param, query }) => listChartsOfAccounts(context, param("companyId"), query),
  },
  {
    ...write,
    path: "Company/:companyId/ChartOfAccounts/:chartOfAccountsId",
    GET: ({ context, param }) => getChartOfAccounts(context, param("companyId"), param("chartOfAccountsId")),
    DELETE: ({ context, param }) => deleteChartOfAccounts(context, param("companyId"), param("chartOfAccountsId")),
  },
  {
    path: "Company/:companyId/StandardChartOfAccounts",
    GET: ({ context, param }) => listInheritedCharts(context, param("companyId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/ChartPreview",
    POST: ({ context, param, body }) => previewChart(context, param("companyId"), param("fiscalYearId"), body),
  },
];
