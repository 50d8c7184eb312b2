import type { Route } from "../../http/route";
import { getStatement } from "../../use-cases/statement/get-statement";

/** The fiscal year of these is named by its id or its first day. */
export const statementRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Statement",
    GET: ({ caller, param, query }) => getStatement(caller, param("companyId"), param("fiscalYearId"), query),
  },
];
