import { and, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { company, keyFigureTarget } from "../../platform/db/schema";
import type { Resolved } from "../standards/resolve-standards";
import { readInherited } from "../standards/read-inherited";
import { CompanyTargets, toContent } from "./company-targets";
import { targetKind, type TargetContent } from "./target-kind";

/**
 * The targets that apply to companies, by company id and target id. Companies' own targets are read for these key
 * figures only, inherited ones for all.
 */
export async function readTargetsOf(
  db: Db,
  companies: readonly { id: string }[],
  keyFigures: readonly string[],
): Promise<Map<string, ReadonlyMap<string, Resolved<TargetContent>>>> {
  const ids = sql.param(companies.map(({ id }) => id));
  const rows = await db
    .select()
    .from(keyFigureTarget)
    .where(
      and(
        sql`${keyFigureTarget.companyId} = any(${ids}::text[])`,
        inArray(keyFigureTarget.keyFigureType, [...keyFigures]),
      ),
    );
  const own = new Map<string, TargetContent[]>();
  for (const row of rows) own.set(row.companyId, [...(own.get(row.companyId) ?? []), toContent(row)]);
  const inherited = await readInherited(db, targetKind.kind, sql`${company.id} = any(${ids}::text[])`);
  return new Map(
    companies.map(({ id }) => {
      const parts = inherited.get(id) ?? { hidden: [], standards: [] };
      return [id, new CompanyTargets(own.get(id) ?? [], parts).effective];
    }),
  );
}
