import { and, desc, eq, sql } from "drizzle-orm";
import { parseObjectId } from "../../books/object-id";
import type { Db } from "../../platform/db/database";
import { dimensionObject, fiscalYear } from "../../platform/db/schema";

/** The code of a dimension object, followed by its name in the latest fiscal year that has a name for it. */
export async function nameOfObject(db: Db, companyId: string, id: string): Promise<string> {
  const { dimension, code } = parseObjectId(id);
  const [latest] = await db
    .select({ name: dimensionObject.name })
    .from(dimensionObject)
    .innerJoin(
      fiscalYear,
      and(eq(fiscalYear.companyId, dimensionObject.companyId), eq(fiscalYear.id, dimensionObject.fiscalYearId)),
    )
    .where(
      and(
        eq(dimensionObject.companyId, companyId),
        eq(dimensionObject.dimension, dimension),
        eq(dimensionObject.object, code),
      ),
    )
    .orderBy(sql`${dimensionObject.name} = ''`, desc(fiscalYear.firstDay))
    .limit(1);
  const name = latest?.name ?? "";
  return name === "" ? code : `${code} ${name}`;
}
