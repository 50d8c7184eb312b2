/** Where the unsaved text of the form for a preset's name and description is kept, see lib/drafts. */
export const newPreset = (companyId: string) => ["newPreset", companyId];
export const editedPreset = (companyId: string, presetId: string) => ["preset", companyId, presetId];
