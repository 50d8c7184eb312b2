import type { Route } from "../../http/route";
import { createPeriodReport } from "../../use-cases/period-report/create-period-report";
import { deletePeriodReport } from "../../use-cases/period-report/delete-period-report";
import { getPeriodReport } from "../../use-cases/period-report/get-period-report";
import { getRestatement } from "../../use-cases/period-report/get-restatement";
import { listPeriodReports } from "../../use-cases/period-report/list-period-reports";
import { updatePeriodReport } from "../../use-cases/period-report/update-period-report";

const write: Route = {
  path: "",
  // The service assigns the id: one in the path says nothing, as with comments.
  POST: ({ caller, param, body }) => createPeriodReport(caller, param("companyId"), body),
  PUT: ({ caller, param, optionalParam, body }) =>
    updatePeriodReport(caller, param("companyId"), optionalParam("periodReportId"), body),
};

export const periodReportRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/PeriodReport",
    GET: ({ caller, param, query }) => listPeriodReports(caller, param("companyId"), query),
  },
  {
    ...write,
    path: "Company/:companyId/PeriodReport/:periodReportId",
    GET: ({ caller, param }) => getPeriodReport(caller, param("companyId"), param("periodReportId")),
    DELETE: ({ caller, param }) => deletePeriodReport(caller, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Restatement",
    GET: ({ caller, param }) => getRestatement(caller, param("companyId"), param("periodReportId")),
  },
];
