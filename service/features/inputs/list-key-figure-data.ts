import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { Caller, ReadQuery } from "../../platform/request-context";
import { reachCompany } from "../../platform/policies/authorize";
import { findFiscalYear } from "../fiscal-years/find-fiscal-year";
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
