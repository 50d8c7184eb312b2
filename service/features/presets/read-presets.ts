import { isStandardPreset, type KeyFigurePreset } from "@/contract/presets";
import { standardPresets } from "../../figures/standard-presets";
import { notFound } from "../../platform/http-error";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import type { RequestContext } from "../../platform/request-context";
import { toPreset } from "./preset-kind";
import { findPreset, readCompanyPresets } from "./preset-row";

/** The presets that hold for the company: the standard ones that it has in their order, then the others by id. */
export async function listPresets(context: RequestContext, companyId: string): Promise<KeyFigurePreset[]> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return (await readCompanyPresets(context.db, companyId)).list.map(toPreset);
}

export async function getPreset(context: RequestContext, companyId: string, id: string): Promise<KeyFigurePreset> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return toPreset(await findPreset(context.db, companyId, id));
}

/** The presets that the company would have if it had changed and hidden none: "back to the agency's" puts them. */
export async function listInheritedPresets(context: RequestContext, companyId: string): Promise<KeyFigurePreset[]> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return (await readCompanyPresets(context.db, companyId)).inheritedList.map(toPreset);
}

/** The presets as a new company of no agency gets them. Everybody signed in may read them. */
export function listStandardPresets(): KeyFigurePreset[] {
  return standardPresets();
}

export function getStandardPreset(id: string): KeyFigurePreset {
  const preset = isStandardPreset(id) && standardPresets().find((candidate) => candidate.id === id);
  return preset || notFound("Standard key figure preset", id);
}
