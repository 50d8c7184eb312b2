import { path, standardPresetsPath } from "@/lib/api/paths";
import type { PresetPlace } from "./place";

const RESOURCE = "StandardKeyFigurePreset";

function segmentsOf(place: PresetPlace): string[] {
  if (typeof place === "string") return ["Company", place, "KeyFigurePreset"];
  const { agencyId, companyTypeId } = place;
  return ["Agency", agencyId, ...(companyTypeId === null ? [] : ["CompanyType", companyTypeId]), RESOURCE];
}

export const presetsPath = (place: PresetPlace) => path(segmentsOf(place));
export const presetPath = (place: PresetPlace, presetId: string) => path([...segmentsOf(place), presetId]);
/** The versions of an agency's preset, or of a type's. */
export const presetVersionsPath = (place: PresetPlace, presetId: string) =>
  path([...segmentsOf(place), presetId, "Version"]);

/** The presets that the place would have if it had changed and hidden none. */
export function inheritedPresetsPath(place: PresetPlace): string {
  if (typeof place === "string") return path(["Company", place, RESOURCE]);
  return place.companyTypeId === null ? standardPresetsPath() : presetsPath({ ...place, companyTypeId: null });
}
