import * as z from "zod";
import { keyFigurePresetUpdateSchema, type KeyFigurePreset } from "@/contract/presets";
import { applyPatch } from "@/contract/write-forms";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { notFound } from "../../platform/http-error";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { toPreset } from "./preset-kind";
import { findPreset, lockCompanyPresets, storePreset } from "./preset-row";

const withId = z.intersection(keyFigurePresetUpdateSchema, z.object({ id: anyId().nullish() }));

/**
 * Updates the preset named in the body or the path. Omitted members keep their value. An inherited preset is changed
 * only for this company.
 */
export async function updatePreset(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigurePreset> {
  await requireItemAccess(context, companyId, "preset.write", async () =>
    idInPath === undefined ? null : findPreset(context.db, companyId, idInPath),
  );
  const { id: idInBody, ...patch } = await body(withId);
  const id = itemIdOf(idInPath, idInBody);
  return context.db.transaction(async (tx) => {
    const presets = await lockCompanyPresets(tx, companyId);
    const found = presets.effective.get(id) ?? notFound("Key figure preset", id);
    const before = toPreset(found);
    await requireMatch(context, before, `Key figure preset "${id}"`);
    const after = toPreset((await storePreset(tx, companyId, presets, id, applyPatch(found.value, patch)))!);
    await audit(tx, context, {
      action: "update",
      resource: "KeyFigurePreset",
      resourceId: id,
      companyId,
      before,
      after,
    });
    return after;
  });
}
