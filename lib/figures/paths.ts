import type { CalendarDay } from "@/contract/calendar";
import { path, type KeyFigureValueQuery } from "@/lib/api/paths";

// Not beside the other paths: every page has those.

interface TraceQuery {
  startDate: CalendarDay;
  endDate: CalendarDay;
  dimensionId?: string | undefined;
}

/** Key figures as a PDF. */
export const keyFigurePdfPath = (companyId: string, query: KeyFigureValueQuery) =>
  path(["Company", companyId, "KeyFigurePdf"], { ...query });
/** The making of a value as a PDF. */
export const tracePdfPath = (companyId: string, keyFigureId: string, query: TraceQuery) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace", "Pdf"], { ...query });
/** The same as sheets of spreadsheet formulas. */
export const traceWorkbookPath = (companyId: string, keyFigureId: string, query: TraceQuery) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace", "Workbook"], { ...query });
