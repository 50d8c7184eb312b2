import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadQuery } from "../../platform/request-context";
import { keyFigureData } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findFiscalYear } from "../fiscal-years/fiscal-year-row";
import { dimensionQuery, keyFigureDataOf, readKeyFigureData, requireUnchanged } from "./read-key-figure-data";
import { writeAndStoreFigures } from "../portfolio/store-figures";

/** Deletes the fiscal year's key figure data: all of it, or that of the dimension object in the query. */
export async function deleteKeyFigureData(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
  query: ReadQuery,
): Promise<void> {
  await requireItemAccess(context, companyId, "keyFigureData.write", () =>
    findFiscalYear(context.db, companyId, fiscalYearId),
  );
  const { dimensionId } = query(dimensionQuery);
  await writeAndStoreFigures(context.db, companyId, async (tx) => {
    await findFiscalYear(tx, companyId, fiscalYearId, true);
    await requireUnchanged(tx, context, companyId, fiscalYearId);
    const before = await readKeyFigureData(tx, companyId, fiscalYearId, dimensionId);
    if (before.length === 0) return;
    await tx.delete(keyFigureData).where(keyFigureDataOf(companyId, fiscalYearId, dimensionId));
    await audit(tx, context, {
      action: "delete",
      resource: "KeyFigureData",
      resourceId: fiscalYearId,
      companyId,
      before,
    });
  });
}
