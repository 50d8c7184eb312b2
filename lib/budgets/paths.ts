import { path } from "@/lib/api/path";

/** The budget of a fiscal year. */
export const budgetPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "Budget"]);
