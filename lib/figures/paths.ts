import type { CalendarDay } from "@/contract/calendar";
import type { Resolution } from "@/contract/figures/resolutions";
import { path } from "@/lib/api/path";

/** The standard key figures of the catalogue, independent of any company. */
export const standardKeyFiguresPath = () => path(["KeyFigure"]);
/** The key figures of the catalogue, and the own key figures of the agency's companies. */
export const agencyKeyFiguresPath = (agencyId: string) => path(["Agency", agencyId, "KeyFigure"]);
/** The standard key figures, and those of the company's own and inherited formulas. */
export const keyFiguresPath = (companyId: string) => path(["Company", companyId, "KeyFigure"]);

export interface KeyFigureValueQuery {
  startDate?: CalendarDay;
  endDate?: CalendarDay;
  numberOfYears?: number;
  keyFigurePresetId?: string;
  resolution?: Resolution;
  /** Id of a dimension object; without it, the values of the whole company. */
  dimensionId?: string | undefined;
}

export const keyFigureValuesPath = (companyId: string, query: KeyFigureValueQuery = {}) =>
  path(["Company", companyId, "KeyFigureValue"], { ...query });
export const keyFigureValuePath = (companyId: string, keyFigureId: string, query: KeyFigureValueQuery = {}) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId], { ...query });
/** Values as sheets of spreadsheet formulas. */
export const keyFigureWorkbookPath = (companyId: string, query: KeyFigureValueQuery) =>
  path(["Company", companyId, "KeyFigureWorkbook"], { ...query });
/** Key figures as a PDF. */
export const keyFigurePdfPath = (companyId: string, query: KeyFigureValueQuery) =>
  path(["Company", companyId, "KeyFigurePdf"], { ...query });

type TraceQuery = { startDate: CalendarDay; endDate: CalendarDay; dimensionId?: string | undefined };

/** The derivation of a value in a period; with `account`, the rows of that account. */
export const keyFigureTracePath = (
  companyId: string,
  keyFigureId: string,
  query: TraceQuery & { account?: string | undefined },
) => path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace"], query);
/** The trace of a value as a PDF. */
export const tracePdfPath = (companyId: string, keyFigureId: string, query: TraceQuery) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace", "Pdf"], query);
/** The trace of a value as sheets of spreadsheet formulas. */
export const traceWorkbookPath = (companyId: string, keyFigureId: string, query: TraceQuery) =>
  path(["Company", companyId, "KeyFigureValue", keyFigureId, "Trace", "Workbook"], query);
