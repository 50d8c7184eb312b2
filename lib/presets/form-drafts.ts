import { placeKey, type PresetPlace } from "./place";

/** Where the unsaved text of the form for a preset's name and description is kept, see lib/drafts. */
export const newPreset = (place: PresetPlace) => ["newPreset", placeKey(place)];
export const editedPreset = (place: PresetPlace, presetId: string) => ["preset", placeKey(place), presetId];
