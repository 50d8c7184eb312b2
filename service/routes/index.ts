import type { Route } from "../http/route";
import { activityRoutes } from "./activity/activity-routes";
import { agencyRoutes } from "./agency/agency-routes";
import { chartOfAccountsRoutes } from "./chart-of-accounts/chart-of-accounts-routes";
import { commentRoutes } from "./comment/comment-routes";
import { companyTypeRoutes } from "./company-type/company-type-routes";
import { companyRoutes } from "./company/company-routes";
import { documentRoutes } from "./document/document-routes";
import { fiscalYearRoutes } from "./fiscal-year/fiscal-year-routes";
import { keyFigureDataRoutes } from "./key-figure-data/key-figure-data-routes";
import { keyFigureFormulaRoutes } from "./key-figure-formula/key-figure-formula-routes";
import { keyFigurePresetRoutes } from "./key-figure-preset/key-figure-preset-routes";
import { keyFigureTargetRoutes } from "./key-figure-target/key-figure-target-routes";
import { keyFigureValueRoutes } from "./key-figure-value/key-figure-value-routes";
import { keyFigureRoutes } from "./key-figure/key-figure-routes";
import { meRoutes } from "./me/me-routes";
import { periodReportRoutes } from "./period-report/period-report-routes";
import { sieImportRoutes } from "./sie-import/sie-import-routes";
import { statementRoutes } from "./statement/statement-routes";
import { userRoutes } from "./user/user-routes";

/** Every resource of the interface, for the dispatcher. */
export const apiRoutes: Route[] = [
  ...commentRoutes,
  ...agencyRoutes,
  ...companyRoutes,
  ...companyTypeRoutes,
  ...meRoutes,
  ...userRoutes,
  ...activityRoutes,
  ...chartOfAccountsRoutes,
  ...documentRoutes,
  ...fiscalYearRoutes,
  ...keyFigureDataRoutes,
  ...keyFigureFormulaRoutes,
  ...keyFigurePresetRoutes,
  ...keyFigureRoutes,
  ...keyFigureTargetRoutes,
  ...keyFigureValueRoutes,
  ...periodReportRoutes,
  ...sieImportRoutes,
  ...statementRoutes,
];
