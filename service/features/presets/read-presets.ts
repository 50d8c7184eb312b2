import type { KeyFigurePreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { notFound } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { toPreset } from "./preset-kind";
import { findPreset, readCompanyPresets } from "./preset-row";

/** The presets that apply to the company: first its standard presets in their order, then the others by id. */
export async function listPresets(context: RequestContext, companyId: string): Promise<KeyFigurePreset[]> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return (await readCompanyPresets(context.db, companyId)).list.map(toPreset);
}

export async function getPreset(context: RequestContext, companyId: string, id: string): Promise<KeyFigurePreset> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return toPreset(await findPreset(context.db, companyId, id));
}

/** The presets without the company's own changes, for a client that offers to reset them. */
export async function listInheritedPresets(context: RequestContext, companyId: string): Promise<KeyFigurePreset[]> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return (await readCompanyPresets(context.db, companyId)).inheritedList.map(toPreset);
}

/** The presets of a new company without an agency. Every signed-in user may read them. */
export function listStandardPresets(): KeyFigurePreset[] {
  return standardPresets();
}

export function getStandardPreset(id: string): KeyFigurePreset {
  return standardPresets().find((preset) => preset.id === id) ?? notFound("Standard key figure preset", id);
}
