import { and, eq, type SQL } from "drizzle-orm";
import type { KeyFigurePreset } from "@/contract/presets";
import type { Db } from "../../platform/db/database";
import { keyFigurePreset } from "../../platform/db/schema";
import { notFound } from "../../platform/http-error";

export type PresetRow = typeof keyFigurePreset.$inferSelect;

export function toPreset(row: PresetRow): KeyFigurePreset {
  return {
    id: row.id,
    name: row.name,
    ...(row.description === null ? {} : { description: row.description }),
    keyFigureTypes: row.keyFigureTypes,
  };
}

/** The company's preset with this id, or a notFound; `lock` keeps others from changing it in this transaction. */
export async function findPreset(db: Db, companyId: string, id: string, lock = false): Promise<PresetRow> {
  const query = db.select().from(keyFigurePreset).where(presetIs(companyId, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? notFound("Key figure preset", id);
}

export function presetIs(companyId: string, id: string): SQL | undefined {
  return and(eq(keyFigurePreset.companyId, companyId), eq(keyFigurePreset.id, id));
}
