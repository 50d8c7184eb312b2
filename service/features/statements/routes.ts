import type { Route } from "../../platform/http/route";
import { listAccountVouchers } from "./list-account-vouchers";
import { listDimensionObjects } from "./list-dimension-objects";
import { listYearAccounts } from "./list-year-accounts";
import { getReconciliation } from "./get-reconciliation";
import { getStatement } from "./get-statement";

/** The fiscal year of these is named by its id or its first day. */
export const statementRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Statement",
    GET: ({ caller, param, query }) => getStatement(caller, param("companyId"), param("fiscalYearId"), query),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Reconciliation",
    GET: ({ caller, param }) => getReconciliation(caller, param("companyId"), param("fiscalYearId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Account",
    GET: ({ caller, param }) => listYearAccounts(caller, param("companyId"), param("fiscalYearId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/DimensionObject",
    GET: ({ caller, param }) => listDimensionObjects(caller, param("companyId"), param("fiscalYearId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Account/:accountNumber/Voucher",
    GET: ({ caller, param, query }) =>
      listAccountVouchers(caller, param("companyId"), param("fiscalYearId"), param("accountNumber"), query),
  },
];
