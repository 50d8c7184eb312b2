import { audit } from "../../platform/audit/audit";
import type { Caller } from "../../platform/request-context";
import { keyFigurePreset } from "../../platform/db/schema";
import { requireMatch } from "../../platform/http/entity-tag";
import { reachItem } from "../../platform/policies/reach-item";
import { findPreset, presetIs } from "./find-preset";
import { presentPreset } from "./preset-row";

/** Deletes a preset; a standard one too. */
export async function deletePreset(caller: Caller, companyId: string, id: string): Promise<void> {
  await reachItem(caller, companyId, "preset.write", () => findPreset(caller.db, companyId, id));
  await caller.db.transaction(async (tx) => {
    const before = presentPreset(await findPreset(tx, companyId, id, true));
    await requireMatch(caller, before, `Key figure preset "${id}"`);
    await tx.delete(keyFigurePreset).where(presetIs(companyId, id));
    await audit(tx, caller, { action: "delete", resource: "KeyFigurePreset", resourceId: id, companyId, before });
  });
}
