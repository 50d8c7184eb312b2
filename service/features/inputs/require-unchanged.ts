import type { RequestContext } from "../../platform/request-context";
import type { Db } from "../../platform/db/database";
import { requireMatch } from "../../platform/http/entity-tag";
import { readKeyFigureData } from "./read-key-figure-data";

/** Refuses when the request's If-Match is not the tag of the fiscal year's whole list, as it is in this transaction. */
export async function requireUnchanged(
  tx: Db,
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
): Promise<void> {
  if (context.ifMatch === null) return;
  const present = await readKeyFigureData(tx, companyId, fiscalYearId);
  await requireMatch(context, present, `The key figure data of fiscal year "${fiscalYearId}"`);
}
