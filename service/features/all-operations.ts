import type { OperationGroup } from "../platform/openapi/operation";
import { agencyOperations } from "./agencies/operations";
import { keyFigureOperations, keyFigureValueOperations } from "./figures/operations";
import { activityOperations } from "./activity/operations";
import { budgetOperations } from "./budgets/operations";
import { bulkChangeOperations } from "./bulk-changes/operations";
import { reportScheduleOperations } from "./bulk-changes/schedule/operations";
import { chartOfAccountsOperations } from "./charts-of-accounts/operations";
import { commentOperations } from "./comments/operations";
import { companyOperations, companyTypeOperations } from "./companies/operations";
import { documentOperations } from "./documents/operations";
import { exportOperations } from "./exports/operations";
import { findingOperations, findingRuleOperations } from "./findings/operations";
import { fiscalYearOperations } from "./fiscal-years/operations";
import { keyFigureDataOperations } from "./inputs/operations";
import { keyFigureFormulaOperations } from "./formulas/operations";
import { keyFigurePresetOperations } from "./presets/operations";
import {
  standardChartOperations,
  standardFormulaOperations,
  standardPresetOperations,
  standardRuleOperations,
  standardTargetOperations,
  standardTextOperations,
} from "./standards/operations";
import { keyFigureTargetOperations } from "./targets/operations";
import { periodReportOperations, readySentenceOperations } from "./reports/operations";
import { reportTemplateOperations } from "./reports/templates/operations";
import { letterheadOperations } from "./letterhead/operations";
import { mailOperations } from "./mails/operations";
import { sieImportBatchOperations } from "./imports/batches/operations";
import { companyMonthOperations } from "./months/operations";
import { companyStatusOperations, portfolioPreviewOperations, portfolioValueOperations } from "./portfolio/operations";
import { defaultPortfolioViewOperations, portfolioViewOperations } from "./portfolio/view-operations";
import { sieImportOperations } from "./imports/operations";
import { statementOperations } from "./statements/operations";
import { textOperations } from "./texts/operations";
import { userOperations } from "./users/operations";
import { voucherOperations } from "./vouchers/operations";

/** Every operation of the interface; the reference lists them in this order. */
export const OPERATION_GROUPS: OperationGroup[] = [
  companyOperations,
  agencyOperations,
  companyTypeOperations,
  bulkChangeOperations,
  standardChartOperations,
  standardFormulaOperations,
  standardPresetOperations,
  standardTargetOperations,
  standardRuleOperations,
  standardTextOperations,
  commentOperations,
  keyFigurePresetOperations,
  fiscalYearOperations,
  keyFigureDataOperations,
  statementOperations,
  voucherOperations,
  chartOfAccountsOperations,
  documentOperations,
  periodReportOperations,
  reportScheduleOperations,
  readySentenceOperations,
  reportTemplateOperations,
  sieImportOperations,
  sieImportBatchOperations,
  keyFigureOperations,
  keyFigureValueOperations,
  portfolioValueOperations,
  portfolioViewOperations,
  defaultPortfolioViewOperations,
  companyStatusOperations,
  portfolioPreviewOperations,
  companyMonthOperations,
  findingOperations,
  findingRuleOperations,
  keyFigureTargetOperations,
  budgetOperations,
  keyFigureFormulaOperations,
  textOperations,
  activityOperations,
  letterheadOperations,
  mailOperations,
  exportOperations,
  userOperations,
];
