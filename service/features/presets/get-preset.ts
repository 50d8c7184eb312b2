import type { KeyFigurePreset } from "@/contract/presets";
import type { RequestContext } from "../../platform/request-context";
import { requireCompanyAccess } from "../../platform/policies/authorize";
import { findPreset } from "./find-preset";
import { toPreset } from "./preset-row";

export async function getPreset(context: RequestContext, companyId: string, id: string): Promise<KeyFigurePreset> {
  await requireCompanyAccess(context, companyId, "preset.read");
  return toPreset(await findPreset(context.db, companyId, id));
}
