import { audit } from "../../platform/audit/audit";
import type { RequestContext } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { toPreset } from "./preset-kind";
import { findPreset, lockCompanyPresets, storePreset } from "./preset-row";

/** Deletes a preset, which may be a standard one; an inherited preset is hidden for this company. */
export async function deletePreset(context: RequestContext, companyId: string, id: string): Promise<void> {
  await requireItemAccess(context, companyId, "preset.write", () => findPreset(context.db, companyId, id));
  await context.db.transaction(async (tx) => {
    const presets = await lockCompanyPresets(tx, companyId);
    const before = toPreset(presets.effective.get(id) ?? notFound("Key figure preset", id));
    await requireMatch(context, before, `Key figure preset "${id}"`);
    await storePreset(tx, companyId, presets, id, null);
    await audit(tx, context, { action: "delete", resource: "KeyFigurePreset", resourceId: id, companyId, before });
  });
}
