import * as z from "zod";
import { keyFigurePresetUpdateSchema, type KeyFigurePreset } from "@/contract/presets";
import { applyPatch } from "@/contract/write-forms";
import { anyId } from "@/contract/text";
import { audit } from "../../platform/audit/audit";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { keyFigurePreset } from "../../platform/db/schema";
import { requireMatch } from "../../platform/preconditions";
import { requireItemAccess } from "../../platform/policies/authorize";
import { itemIdOf } from "../../platform/id-in-path";
import { findPreset, presetIs, toPreset } from "./preset-row";

const withId = z.intersection(keyFigurePresetUpdateSchema, z.object({ id: anyId().nullish() }));

/** Updates the preset named in the body (or the path): members left out keep their value. */
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
    const before = toPreset(await findPreset(tx, companyId, id, true));
    await requireMatch(context, before, `Key figure preset "${id}"`);
    const { name, description, keyFigureTypes } = applyPatch(before, patch);
    const [updated] = await tx
      .update(keyFigurePreset)
      .set({ name, description: description ?? null, keyFigureTypes })
      .where(presetIs(companyId, id))
      .returning();
    const after = toPreset(updated!);
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
