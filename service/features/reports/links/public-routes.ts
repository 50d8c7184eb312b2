import type { PublicRoute } from "../../../platform/http/public-route";
import { countOpening, getSharedReportPdf, openSharedReport, passSharedReport } from "./open-shared-report";

/** Routes for readers with a link to a report. The token is in the body, since addresses are logged. */
export const sharedReportRoutes: PublicRoute[] = [
  { path: "/shared/report", POST: openSharedReport },
  { path: "/shared/report/code", POST: passSharedReport },
  { path: "/shared/report/pdf", POST: getSharedReportPdf },
  { path: "/shared/report/opening", POST: countOpening },
];
