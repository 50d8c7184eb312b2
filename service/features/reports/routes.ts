import type { Route } from "../../platform/http/route";
import { createPeriodReport } from "./create-period-report";
import { deletePeriodReport } from "./delete-period-report";
import { getPeriodReport } from "./get-period-report";
import { getRestatement } from "./get-restatement";
import { listPeriodReports } from "./list-period-reports";
import { updatePeriodReport } from "./update-period-report";

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
