import type { CalendarDay } from "@/contract/calendar";
import { path, type KeyFigureValueQuery } from "@/lib/api/paths";

// Not in lib/api/paths.ts, which every page loads.

interface TraceQuery {
  startDate: CalendarDay;
  endDate: CalendarDay;
  dimensionId?: string | undefined;
}

/** Key figures as a PDF. */
export const keyFigurePdfPath = (companyId: string, query: KeyFigureValueQuery) =>
  path(["Company", companyId, "KeyFigurePdf"], { ...query });
/** The trace of a value as a PDF. */
export const tracePdfPath = (companyId: string, keyFigureId: string, query: TraceQuery) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace", "Pdf"], { ...query });
/** The trace of a value as sheets of spreadsheet formulas. */
export const traceWorkbookPath = (companyId: string, keyFigureId: string, query: TraceQuery) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace", "Workbook"], { ...query });
