import type { CalendarDay } from "@/contract/calendar";
import { path } from "@/lib/api/path";

/** Without `dimensionId` the statements are of the whole company. */
export const statementPath = (companyId: string, fiscalYearId: string, dimensionId?: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "Statement"], { dimensionId });
/** The whole year without `month` (`YYYY-MM`). `accounts` adds the accounts below each line, `ore` shows öre. */
export const statementPdfPath = (
  companyId: string,
  fiscalYearId: string,
  query: { dimensionId?: string; month?: string; accounts?: boolean; ore?: boolean },
) => path(["Company", companyId, "FiscalYear", fiscalYearId, "Statement", "Pdf"], query);
export const dimensionObjectsPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "DimensionObject"]);
/**
 * Selects rows of an account, by default all of the fiscal year. Both days are included. With `dimensionId`, only the
 * rows of that object.
 */
export interface AccountRowsQuery {
  startDate?: CalendarDay;
  endDate?: CalendarDay;
  dimensionId?: string;
}
export const accountVouchersPath = (
  companyId: string,
  fiscalYearId: string,
  account: string,
  query: AccountRowsQuery & { limit?: number; offset?: number } = {},
) => path(["Company", companyId, "FiscalYear", fiscalYearId, "Account", account, "Voucher"], { ...query });
export const reconciliationPath = (companyId: string, fiscalYearId: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "Reconciliation"]);
