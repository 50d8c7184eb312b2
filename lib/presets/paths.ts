import { standardPresetsPath } from "@/lib/api/paths";
import { inheritedPath, standardsPath } from "@/lib/standards/paths";
import type { StandardPlace } from "@/lib/standards/place";

export const PRESET_RESOURCE = "KeyFigurePreset";

export const presetsPath = (place: StandardPlace) => standardsPath(place, PRESET_RESOURCE);
export const presetPath = (place: StandardPlace, presetId: string) => standardsPath(place, PRESET_RESOURCE, presetId);

/** The presets that the place would have without its own changes. */
export const inheritedPresetsPath = (place: StandardPlace) =>
  inheritedPath(place, PRESET_RESOURCE) ?? standardPresetsPath();
