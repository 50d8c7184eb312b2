import type { Route } from "../platform/http/route";
import { activityRoutes } from "./activity/routes";
import { agencyRoutes } from "./agencies/routes";
import { budgetRoutes } from "./budgets/routes";
import { bulkChangeRoutes } from "./bulk-changes/routes";
import { reportScheduleRoutes } from "./bulk-changes/schedule/routes";
import { chartOfAccountsRoutes } from "./charts-of-accounts/routes";
import { commentRoutes } from "./comments/routes";
import { companyTypeRoutes, companyRoutes } from "./companies/routes";
import { documentRoutes } from "./documents/routes";
import { exportRoutes } from "./exports/routes";
import { findingRoutes } from "./findings/routes";
import { fiscalYearRoutes } from "./fiscal-years/routes";
import { keyFigureDataRoutes } from "./inputs/routes";
import { keyFigureFormulaRoutes } from "./formulas/routes";
import { keyFigurePresetRoutes } from "./presets/routes";
import { standardRoutes } from "./standards/routes";
import { keyFigureTargetRoutes } from "./targets/routes";
import { keyFigureValueRoutes, keyFigureRoutes } from "./figures/routes";
import { letterheadRoutes } from "./letterhead/routes";
import { mailRoutes } from "./mails/routes";
import { meRoutes } from "./account/routes";
import { periodReportRoutes, readySentenceRoutes } from "./reports/routes";
import { reportTemplateRoutes } from "./reports/templates/routes";
import { sieImportBatchRoutes } from "./imports/batches/routes";
import { monthRoutes } from "./months/routes";
import { portfolioRoutes } from "./portfolio/routes";
import { sieImportRoutes } from "./imports/routes";
import { statementRoutes } from "./statements/routes";
import { textRoutes } from "./texts/routes";
import { userRoutes } from "./users/routes";
import { voucherRoutes } from "./vouchers/routes";

/** Every route of the interface, for the dispatcher. Their order does not matter: no path matches two of them. */
export const apiRoutes: Route[] = [
  ...commentRoutes,
  ...agencyRoutes,
  ...companyRoutes,
  ...companyTypeRoutes,
  ...standardRoutes,
  ...meRoutes,
  ...userRoutes,
  ...activityRoutes,
  ...budgetRoutes,
  ...bulkChangeRoutes,
  ...chartOfAccountsRoutes,
  ...documentRoutes,
  ...exportRoutes,
  ...findingRoutes,
  ...textRoutes,
  ...fiscalYearRoutes,
  ...keyFigureDataRoutes,
  ...keyFigureFormulaRoutes,
  ...keyFigurePresetRoutes,
  ...keyFigureRoutes,
  ...keyFigureTargetRoutes,
  ...keyFigureValueRoutes,
  ...letterheadRoutes,
  ...mailRoutes,
  ...monthRoutes,
  ...periodReportRoutes,
  ...reportScheduleRoutes,
  ...readySentenceRoutes,
  ...reportTemplateRoutes,
  ...portfolioRoutes,
  ...sieImportRoutes,
  ...sieImportBatchRoutes,
  ...statementRoutes,
  ...voucherRoutes,
];
