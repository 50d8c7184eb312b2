import { MAX_WORKBOOK_CELLS, type KeyFigureWorkbook } from "@/contract/figures/key-figure-workbook";
import { formatMonths } from "@/contract/format/format-days";
import { HttpError } from "../../../platform/http-error";
import type { ReadQuery, RequestContext } from "../../../platform/request-context";
import { nameOfObject } from "../name-of-object";
import { readTrace, TRACED_VALUE_QUERY } from "./get-key-figure-trace";
import { traceWorkbook } from "./trace-workbook";

/**
 * The trace of a value as sheets of formulas.
 * @throws HttpError invalid when there are too many cells for a workbook
 */
export async function getTraceWorkbook(
  context: RequestContext,
  companyId: string,
  keyFigureId: string,
  query: ReadQuery,
): Promise<KeyFigureWorkbook> {
  const { language, db } = context;
  const { trace, company, years } = await readTrace(context, companyId, keyFigureId, () => query(TRACED_VALUE_QUERY));
  const workbook = traceWorkbook({
    trace,
    years,
    language,
    company: company.name,
    object: trace.dimensionId === undefined ? null : await nameOfObject(db, companyId, trace.dimensionId),
    period: formatMonths(trace.period, language),
  });
  const cells = workbook.sheets.reduce((all, { rows, columns }) => all + rows.length * columns.length, 0);
  if (cells > MAX_WORKBOOK_CELLS) {
    const most = String(MAX_WORKBOOK_CELLS);
    throw new HttpError("invalid", `The query is not valid: the workbook would have more than ${most} cells.`);
  }
  return workbook;
}
