import type { KeyFigureData } from "@/contract/key-figure-data";
import type { Caller, ReadQuery } from "../../caller";
import { reachCompany } from "../../policies/authorize";
import { findFiscalYear } from "../fiscal-year/find-fiscal-year";
import { dimensionQuery, readKeyFigureData } from "./read-key-figure-data";

/** The fiscal year's key figure data: all of it, or that of the dimension in the query. */
export async function listKeyFigureData(
  caller: Caller,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<KeyFigureData[]> {
  await reachCompany(caller, companyId, "keyFigureData.read");
  await findFiscalYear(caller.db, companyId, fiscalYearId);
  return readKeyFigureData(caller.db, companyId, fiscalYearId, query(dimensionQuery).dimensionId);
}
