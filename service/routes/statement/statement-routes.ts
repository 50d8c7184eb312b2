import type { Route } from "../../http/route";
import { listAccountVouchers } from "../../use-cases/statement/list-account-vouchers";
import { listDimensionObjects } from "../../use-cases/statement/list-dimension-objects";
import { listYearAccounts } from "../../use-cases/statement/list-year-accounts";
import { getReconciliation } from "../../use-cases/statement/get-reconciliation";
import { getStatement } from "../../use-cases/statement/get-statement";

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
