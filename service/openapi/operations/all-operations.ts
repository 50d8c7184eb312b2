import type { OperationGroup } from "../operation";
import { agencyOperations } from "./agency-operations";
import { activityOperations, keyFigureOperations } from "./catalogue-operations";
import { chartOfAccountsOperations } from "./chart-of-accounts-operations";
import { commentOperations } from "./comment-operations";
import { companyOperations } from "./company-operations";
import { companyTypeOperations } from "./company-type-operations";
import { documentOperations } from "./document-operations";
import { fiscalYearOperations, keyFigureDataOperations } from "./fiscal-year-operations";
import { keyFigureFormulaOperations } from "./key-figure-formula-operations";
import { keyFigurePresetOperations } from "./key-figure-preset-operations";
import { keyFigureTargetOperations } from "./key-figure-target-operations";
import { keyFigureValueOperations } from "./key-figure-value-operations";
import { periodReportOperations } from "./period-report-operations";
import { sieImportOperations } from "./sie-import-operations";
import { statementOperations } from "./statement-operations";
import { userOperations } from "./user-operations";

/** Every operation of the interface, in the order of the reference. */
export const OPERATION_GROUPS: OperationGroup[] = [
  companyOperations,
  agencyOperations,
  companyTypeOperations,
  commentOperations,
  keyFigurePresetOperations,
  fiscalYearOperations,
  keyFigureDataOperations,
  statementOperations,
  chartOfAccountsOperations,
  documentOperations,
  periodReportOperations,
  sieImportOperations,
  keyFigureOperations,
  keyFigureValueOperations,
  keyFigureTargetOperations,
  keyFigureFormulaOperations,
  activityOperations,
  userOperations,
];
