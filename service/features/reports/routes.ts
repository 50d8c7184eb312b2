import type { Route } from "../../platform/http/route";
import { revokeReportLink } from "./links/close-report-links";
import { createReportLink } from "./links/create-report-link";
import { listReportLinks } from "./links/list-report-links";
import { getArchivedReport, listArchivedReports } from "./archive-report";
import { createPeriodReport } from "./create-period-report";
import { deletePeriodReport } from "./delete-period-report";
import { getReportPdf } from "./get-report-pdf";
import { getReportChecklist } from "./read-checklist";
import { getReportContent } from "./read-content";
import { getPeriodReport, getRestatement, listPeriodReports } from "./read-period-reports";
import { listReadySentences } from "./sentences/list-ready-sentences";
import { updatePeriodReport } from "./update-period-report";

const write: Omit<Route, "path"> = {
  // The service assigns the id; an id in the path is ignored, as for comments.
  POST: ({ context, param, body }) => createPeriodReport(context, param("companyId"), body),
  PUT: ({ context, param, optionalParam, body }) =>
    updatePeriodReport(context, param("companyId"), optionalParam("periodReportId"), body),
};

export const periodReportRoutes: Route[] = [
  {
    ...write,
    path: "Company/:companyId/PeriodReport",
    GET: ({ context, param, query }) => listPeriodReports(context, param("companyId"), query),
  },
  {
    ...write,
    path: "Company/:companyId/PeriodReport/:periodReportId",
    GET: ({ context, param }) => getPeriodReport(context, param("companyId"), param("periodReportId")),
    DELETE: ({ context, param }) => deletePeriodReport(context, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Content",
    GET: ({ context, param }) => getReportContent(context, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Checklist",
    GET: ({ context, param }) => getReportChecklist(context, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Pdf",
    GET: ({ context, param }) => getReportPdf(context, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Document",
    GET: ({ context, param }) => listArchivedReports(context, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Document/:archivedReportId",
    GET: ({ context, param }) =>
      getArchivedReport(context, param("companyId"), param("periodReportId"), param("archivedReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Restatement",
    GET: ({ context, param }) => getRestatement(context, param("companyId"), param("periodReportId")),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Link",
    secret: "response",
    GET: ({ context, param }) => listReportLinks(context, param("companyId"), param("periodReportId")),
    POST: ({ context, param, body }) => createReportLink(context, param("companyId"), param("periodReportId"), body),
  },
  {
    path: "Company/:companyId/PeriodReport/:periodReportId/Link/:reportLinkId",
    DELETE: ({ context, param }) =>
      revokeReportLink(context, param("companyId"), param("periodReportId"), param("reportLinkId")),
  },
];

export const readySentenceRoutes: Route[] = [
  {
    path: "Company/:companyId/ReadySentence",
    GET: ({ context, param, query }) => listReadySentences(context, param("companyId"), query),
  },
];
