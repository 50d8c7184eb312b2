import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { findFiscalYear } from "../fiscal-years/find-fiscal-year";
import { dimensionQuery, readKeyFigureData } from "./read-key-figure-data";

/** The fiscal year's key figure data: all of it, or that of the dimension in the query. */
export async function listKeyFigureData(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<KeyFigureData[]> {
  await requireCompanyAccess(context, companyId, "keyFigureData.read");
  await findFiscalYear(context.db, companyId, fiscalYearId);
  return readKeyFigureData(context.db, companyId, fiscalYearId, query(dimensionQuery).dimensionId);
}
