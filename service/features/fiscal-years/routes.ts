import type { Route } from "../../platform/http/route";
import { deleteFiscalYear } from "./delete-fiscal-year";
import { getFiscalYear, listFiscalYears } from "./read-fiscal-years";
import { updateFiscalYear } from "./update-fiscal-year";

/** Fiscal years come into being by import: POST is not accepted. */
export const fiscalYearRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear",
    GET: ({ context, param }) => listFiscalYears(context, param("companyId")),
  },
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId",
    GET: ({ context, param }) => getFiscalYear(context, param("companyId"), param("fiscalYearId")),
    PUT: ({ context, param, body }) => updateFiscalYear(context, param("companyId"), param("fiscalYearId"), body),
    DELETE: ({ context, param }) => deleteFiscalYear(context, param("companyId"), param("fiscalYearId")),
  },
];
