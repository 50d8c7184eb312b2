import { placeKey, type StandardPlace } from "@/lib/standards/place";

/** The keys under which lib/drafts stores the unsaved name and description of a new preset and of an existing one. */
export const newPreset = (place: StandardPlace) => ["newPreset", placeKey(place)];
export const editedPreset = (place: StandardPlace, presetId: string) => ["preset", placeKey(place), presetId];
