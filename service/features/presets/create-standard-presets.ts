import type { Db } from "../../platform/db/database";
import { keyFigurePreset } from "../../platform/db/schema";
import { standardPresets } from "../../figures/standard-presets";

/** Gives a new company its standard presets, in the transaction that creates it; the company's audit entry covers them. */
export async function createStandardPresets(tx: Db, companyId: string): Promise<void> {
  await tx.insert(keyFigurePreset).values(standardPresets().map((preset) => ({ companyId, ...preset })));
}
