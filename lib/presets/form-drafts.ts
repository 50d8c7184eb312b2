import { placeKey, type StandardPlace } from "@/lib/standards/place";

/** Where the unsaved text of the form for a preset's name and description is kept, see lib/drafts. */
export const newPreset = (place: StandardPlace) => ["newPreset", placeKey(place)];
export const editedPreset = (place: StandardPlace, presetId: string) => ["preset", placeKey(place), presetId];
