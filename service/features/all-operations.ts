import type { OperationGroup } from "../platform/openapi/operation";
import { agencyOperations } from "./agencies/operations";
import { activityOperations, keyFigureOperations } from "./figures/catalogue-operations";
import { chartOfAccountsOperations } from "./charts-of-accounts/operations";
import { commentOperations } from "./comments/operations";
import { companyOperations } from "./companies/operations";
import { companyTypeOperations } from "./companies/company-type-operations";
import { documentOperations } from "./documents/operations";
import { fiscalYearOperations, keyFigureDataOperations } from "./fiscal-years/operations";
import { keyFigureFormulaOperations } from "./formulas/operations";
import { keyFigurePresetOperations } from "./presets/operations";
import { keyFigureTargetOperations } from "./targets/operations";
import { keyFigureValueOperations } from "./figures/operations";
import { periodReportOperations } from "./reports/operations";
import { sieImportOperations } from "./imports/operations";
import { statementOperations } from "./statements/operations";
import { userOperations } from "./users/operations";

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
