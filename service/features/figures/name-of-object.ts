import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { dimensionObject } from "../../platform/db/schema";

/** The code of a dimension object, followed by its name in the books. */
export async function nameOfObject(db: Db, companyId: string, id: string): Promise<string> {
  const at = id.indexOf("_");
  const code = id.slice(at + 1);
  const rows = await db
    .select({ name: dimensionObject.name })
    .from(dimensionObject)
    .where(
      and(
        eq(dimensionObject.companyId, companyId),
        eq(dimensionObject.dimension, Number(id.slice(0, at))),
        eq(dimensionObject.object, code),
      ),
    );
  const name = rows.at(-1)?.name ?? "";
  return name === "" ? code : `${code} ${name}`;
}
