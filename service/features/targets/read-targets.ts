import { asc, eq, sql, type Placeholder, type SQL } from "drizzle-orm";
import { periodOfDays } from "@/contract/period";
import type { KeyFigureTarget } from "@/contract/targets/key-figure-target";
import type { Db } from "../../platform/db/database";
import { keyFigureTarget } from "../../platform/db/schema";
import { mapYielding } from "../../platform/jobs/yielding";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";

export type StoredTarget = KeyFigureTarget & { value: number };

/** A company's targets by key figure (by code point), start and end of the period. */
export async function readTargets(db: Db, companyId: string): Promise<StoredTarget[]> {
  const { keyFigureType, firstDay, lastDay } = keyFigureTarget;
  const rows = await db
    .select()
    .from(keyFigureTarget)
    .where(eq(keyFigureTarget.companyId, companyId))
    .orderBy(sql`${keyFigureType} collate "C"`, asc(firstDay), asc(lastDay));
  return mapYielding(rows, storedTarget);
}

/** The same as one text to include in another statement; {@link targetsOfText} reads it. */
export function targetsAsText(companyId: Placeholder): SQL<string | null> {
  const { keyFigureType, firstDay, lastDay, value } = keyFigureTarget;
  // Doubles as text: there are some that JSON has no numbers for.
  return sql<string | null>`(
    select json_agg(json_build_array(${keyFigureType}, ${firstDay}, ${lastDay}, ${value}::text)
      order by ${keyFigureType} collate "C", ${firstDay}, ${lastDay})::text
    from ${keyFigureTarget} where ${keyFigureTarget.companyId} = ${companyId})`;
}

export function targetsOfText(text: string | null): StoredTarget[] {
  if (text === null) return [];
  return (JSON.parse(text) as [string, string, string, string][]).map(([keyFigureType, firstDay, lastDay, value]) =>
    storedTarget({ keyFigureType, firstDay, lastDay, value: Number(value) }),
  );
}

function storedTarget(row: Omit<typeof keyFigureTarget.$inferSelect, "companyId">): StoredTarget {
  const { keyFigureType, firstDay, lastDay, value } = row;
  return { keyFigureType, period: periodOfDays(firstDay, lastDay), value };
}

/** The key that may appear only once in a list of targets. */
export function targetKey({ keyFigureType, period }: KeyFigureTarget): string {
  return `${period.start} ${period.end} ${keyFigureType}`;
}

/** The company's targets, all of them. */
export async function listTargets(context: RequestContext, companyId: string): Promise<KeyFigureTarget[]> {
  await requireCompanyAccess(context, companyId, "target.read");
  return readTargets(context.db, companyId);
}
