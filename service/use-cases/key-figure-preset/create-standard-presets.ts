import type { Db } from "../../db/database";
import { keyFigurePreset } from "../../db/schema";
import { standardPresets } from "../../key-figures/standard-presets";

/** Gives a new company its standard presets, in the transaction that creates it; the company's audit entry covers them. */
export async function createStandardPresets(tx: Db, companyId: string): Promise<void> {
  await tx.insert(keyFigurePreset).values(standardPresets().map((preset) => ({ companyId, ...preset })));
}
