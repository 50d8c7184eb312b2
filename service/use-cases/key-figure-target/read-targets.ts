import { asc, eq, sql } from "drizzle-orm";
import type { KeyFigureTarget } from "@/contract/key-figure-target";
import { periodOfDays } from "@/contract/period-steps";
import type { Db } from "../../db/database";
import { keyFigureTarget } from "../../db/schema";

export type StoredTarget = KeyFigureTarget & { value: number };

/** A company's targets by key figure (by code point), start and end of the period. */
export async function readTargets(db: Db, companyId: string): Promise<StoredTarget[]> {
  const { keyFigureType, firstDay, lastDay } = keyFigureTarget;
  const rows = await db
    .select()
    .from(keyFigureTarget)
    .where(eq(keyFigureTarget.companyId, companyId))
    .orderBy(sql`${keyFigureType} collate "C"`, asc(firstDay), asc(lastDay));
  return rows.map((row) => ({
    keyFigureType: row.keyFigureType,
    period: periodOfDays(row.firstDay, row.lastDay),
    value: row.value,
  }));
}

/** What a list of targets may name once only. */
export function targetKey({ keyFigureType, period }: KeyFigureTarget): string {
  return `${period.start} ${period.end} ${keyFigureType}`;
}
