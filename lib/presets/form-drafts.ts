import { placeKey, type StandardPlace } from "@/lib/standards/place";

/** The key under which lib/drafts stores the unsaved name and description of a preset. */
export const newPreset = (place: StandardPlace) => ["newPreset", placeKey(place)];
export const editedPreset = (place: StandardPlace, presetId: string) => ["preset", placeKey(place), presetId];
