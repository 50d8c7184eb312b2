import type { Route } from "../../platform/http/route";
import { deleteBudget } from "./delete-budget";
import { getBudget } from "./read-budget";
import { updateBudget } from "./update-budget";

export const budgetRoutes: Route[] = [
  {
    path: "Company/:companyId/FiscalYear/:fiscalYearId/Budget",
    GET: ({ context, param }) => getBudget(context, param("companyId"), param("fiscalYearId")),
    PUT: ({ context, param, body }) => updateBudget(context, param("companyId"), param("fiscalYearId"), body),
    DELETE: ({ context, param }) => deleteBudget(context, param("companyId"), param("fiscalYearId")),
  },
];
