import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { keyFigurePreset } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { findPreset, presetIs, toPreset } from "./preset-row";

/** Deletes a preset; a standard one too. */
export async function deletePreset(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "preset.write", () => findPreset(context.db, companyId, id));
  await context.db.transaction(async (tx) => {
    const before = toPreset(await findPreset(tx, companyId, id, true));
    await requireMatch(context, before, `Key figure preset "${id}"`);
    await tx.delete(keyFigurePreset).where(presetIs(companyId, id));
    await audit(tx, context, { action: "delete", resource: "KeyFigurePreset", resourceId: id, companyId, before });
  });
}
