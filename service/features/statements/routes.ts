import type { Route } from "../../platform/http/route";
import { listAccountVouchers } from "./list-account-vouchers";
import { listDimensionObjects } from "./list-dimension-objects";
import { listYearAccounts } from "./list-year-accounts";
import { getReconciliation } from "./get-reconciliation";
import { getStatement } from "./get-statement";
import { getStatementPdf } from "./get-statement-pdf";

/** In these paths, `:fiscalYearId` is the id of the fiscal year or its first day. */
export const statementRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Statement",
    GET: ({ context, param, query }) => getStatement(context, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Statement/Pdf",
    GET: ({ context, param, query }) => getStatementPdf(context, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Reconciliation",
    GET: ({ context, param }) => getReconciliation(context, param("companyId"), param("fiscalYearId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Account",
    GET: ({ context, param }) => listYearAccounts(context, param("companyId"), param("fiscalYearId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/DimensionObject",
    GET: ({ context, param }) => listDimensionObjects(context, param("companyId"), param("fiscalYearId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Account/:accountNumber/Voucher",
    GET: ({ context, param, query }) =>
      listAccountVouchers(context, param("companyId"), param("fiscalYearId"), param("accountNumber"), query),
  },
];
