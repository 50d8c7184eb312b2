import { standardPresetsPath } from "@/lib/api/paths";
import { inheritedPath, standardsPath } from "@/lib/standards/paths";
import type { StandardPlace } from "@/lib/standards/place";

const RESOURCE = "KeyFigurePreset";

export const presetsPath = (place: StandardPlace) => standardsPath(place, RESOURCE);
export const presetPath = (place: StandardPlace, presetId: string) => standardsPath(place, RESOURCE, presetId);
/** The versions of a preset of an agency or a company type. */
export const presetVersionsPath = (place: StandardPlace, presetId: string) =>
  standardsPath(place, RESOURCE, presetId, "Version");

/** The presets that the place would have without its own changes. */
export const inheritedPresetsPath = (place: StandardPlace) => inheritedPath(place, RESOURCE) ?? standardPresetsPath();
