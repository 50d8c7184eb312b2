import { and, asc, eq, sql } from "drizzle-orm";
import type { DimensionObject } from "@/contract/statements/dimension-object";
import { toObjectId } from "../../books/object-id";
import type { RequestContext } from "../../platform/request-context";
import { dimension, dimensionObject } from "../../platform/db/schema";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findYearOfBooks } from "./find-year-of-books";

/**
 * The dimension objects of a fiscal year's books, by dimension and code.
 * @param fiscalYearId the fiscal year's id or first day
 */
export async function listDimensionObjects(
  context: RequestContext,
  companyId: string,
  fiscalYearId: string,
): Promise<DimensionObject[]> {
  const { item: year } = await requireItemAccess(context, companyId, "fiscalYear.read", () =>
    findYearOfBooks(context.db, companyId, fiscalYearId),
  );
  const rows = await context.db
    .select({
      number: dimensionObject.dimension,
      dimensionName: dimension.name,
      code: dimensionObject.object,
      name: dimensionObject.name,
    })
    .from(dimensionObject)
    .leftJoin(
      dimension,
      and(
        eq(dimension.companyId, dimensionObject.companyId),
        eq(dimension.fiscalYearId, dimensionObject.fiscalYearId),
        eq(dimension.number, dimensionObject.dimension),
      ),
    )
    .where(and(eq(dimensionObject.companyId, companyId), eq(dimensionObject.fiscalYearId, year.id)))
    .orderBy(asc(dimensionObject.dimension), sql`${dimensionObject.object} collate "C"`);
  return rows.map(({ number, dimensionName, code, name }) => ({
    id: toObjectId({ dimension: number, code }),
    dimension: { number, name: dimensionName ?? "" },
    code,
    name,
  }));
}
