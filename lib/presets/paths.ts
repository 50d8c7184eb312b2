import { standardPresetsPath } from "@/lib/api/paths";
import { inheritedPath, standardsPath } from "@/lib/standards/paths";
import type { StandardPlace } from "@/lib/standards/place";

const RESOURCE = "KeyFigurePreset";

export const presetsPath = (place: StandardPlace) => standardsPath(place, RESOURCE);
export const presetPath = (place: StandardPlace, presetId: string) => standardsPath(place, RESOURCE, presetId);
/** The versions of an agency's preset, or of a type's. */
export const presetVersionsPath = (place: StandardPlace, presetId: string) =>
  standardsPath(place, RESOURCE, presetId, "Version");

/** The presets that the place would have if it had changed and hidden none. */
export const inheritedPresetsPath = (place: StandardPlace) => inheritedPath(place, RESOURCE) ?? standardPresetsPath();
