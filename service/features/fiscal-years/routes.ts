import type { Route } from "../../platform/http/route";
import { deleteFiscalYear } from "./delete-fiscal-year";
import { getFiscalYear } from "./get-fiscal-year";
import { listFiscalYears } from "./list-fiscal-years";
import { updateFiscalYear } from "./update-fiscal-year";

/** Fiscal years come into being by import: POST is not accepted. */
export const fiscalYearRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear",
    GET: ({ caller, param }) => listFiscalYears(caller, param("companyId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId",
    GET: ({ caller, param }) => getFiscalYear(caller, param("companyId"), param("fiscalYearId")),
    PUT: ({ caller, param, body }) => updateFiscalYear(caller, param("companyId"), param("fiscalYearId"), body),
    DELETE: ({ caller, param }) => deleteFiscalYear(caller, param("companyId"), param("fiscalYearId")),
  },
];
