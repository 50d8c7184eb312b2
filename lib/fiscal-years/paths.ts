import { path } from "@/lib/api/path";

export const fiscalYearsPath = (companyId: string) => path(["Company", companyId, "FiscalYear"]);
export const fiscalYearPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId]);
