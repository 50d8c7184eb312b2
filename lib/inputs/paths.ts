import type { CalendarDay } from "@/contract/calendar";
import { path } from "@/lib/api/path";

/** Without `dimensionId` the values of all dimensions; with an empty one, values without a dimension. */
export const keyFigureDataPath = (companyId: string, fiscalYearId: string, dimensionId?: string) =>
  path(["Company", companyId, "FiscalYear", fiscalYearId, "KeyFigureData"], { dimensionId });
/**
 * The changes of values; the query limits them to values of one key figure, whose period begins and ends on these days.
 * An empty `dimensionId` means values without a dimension.
 */
export const keyFigureDataHistoryPath = (
  companyId: string,
  fiscalYearId: string,
  query: { keyFigureInfoId?: string; startDate?: CalendarDay; endDate?: CalendarDay; dimensionId?: string } = {},
) => path(["Company", companyId, "FiscalYear", fiscalYearId, "KeyFigureDataHistory"], query);
/** One key figure of all companies of an agency; both days are included. */
export const agencyKeyFigureDataPath = (
  agencyId: string,
  keyFigureInfoId: string,
  query: { startDate?: CalendarDay; endDate?: CalendarDay } = {},
) => path(["Agency", agencyId, "KeyFigureData", keyFigureInfoId], query);
