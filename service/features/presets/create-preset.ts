import { presetId } from "@/contract/ids";
import { keyFigurePresetCreateSchema, type KeyFigurePreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { audit } from "../../platform/audit/audit";
import type { Db } from "../../platform/db/database";
import { keyFigurePreset } from "../../platform/db/schema";
import { HttpError, notFound } from "../../platform/http-error";
import { withIdInPath } from "../../platform/id-in-path";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext, ReadBody } from "../../platform/request-context";
import { toPreset } from "./preset-kind";
import { lockCompanyPresets, storePreset } from "./preset-row";

/** Creates a preset with the id that the client chose, in the body or in the path. */
export async function createPreset(
  context: RequestContext,
  companyId: string,
  idInPath: string | undefined,
  body: ReadBody,
): Promise<KeyFigurePreset> {
  await requireCompanyAccess(context, companyId, "preset.write");
  if (idInPath !== undefined && !presetId.safeParse(idInPath).success) notFound("Key figure preset", idInPath);
  const input = await body(withIdInPath(keyFigurePresetCreateSchema, "id", idInPath));
  return context.db.transaction(async (tx) => {
    const presets = await lockCompanyPresets(tx, companyId);
    if (presets.effective.has(input.id))
      throw new HttpError("exists", `Key figure preset "${input.id}" exists already.`);
    const created = toPreset((await storePreset(tx, companyId, presets, input.id, input))!);
    await audit(tx, context, {
      action: "create",
      resource: "KeyFigurePreset",
      resourceId: input.id,
      companyId,
      after: created,
    });
    return created;
  });
}

/**
 * Gives a new company its standard presets, in the transaction that creates it; the company's audit entry covers them.
 */
export async function createStandardPresets(tx: Db, companyId: string): Promise<void> {
  await tx.insert(keyFigurePreset).values(standardPresets().map((preset) => ({ companyId, ...preset })));
}
