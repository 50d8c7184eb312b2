import { path } from "@/lib/api/path";
import { inheritedPath, standardsPath } from "@/lib/standards/paths";
import type { StandardPlace } from "@/lib/standards/place";

/** The presets of the agency's companies. */
export const agencyPresetsPath = (agencyId: string) => path(["Agency", agencyId, "KeyFigurePreset"]);
/** The presets of a new company without an agency. */
export const standardPresetsPath = () => path(["StandardKeyFigurePreset"]);

export const PRESET_RESOURCE = "KeyFigurePreset";

/** A PUT to the list finds the preset by the id in its body; one to the preset itself is an extension. */
export const presetsPath = (place: StandardPlace) => standardsPath(place, PRESET_RESOURCE);
export const presetPath = (place: StandardPlace, presetId: string) => standardsPath(place, PRESET_RESOURCE, presetId);

/** The presets that the place would have without its own changes. */
export const inheritedPresetsPath = (place: StandardPlace) =>
  inheritedPath(place, PRESET_RESOURCE) ?? standardPresetsPath();
