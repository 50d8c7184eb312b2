import * as z from "zod";
import { keyFigureId, presetId } from "./ids";
import { distinctList } from "./list";
import { origin, standardVersion } from "./standards";
import { name, text } from "./text";
import { MAX_LONG_TEXT_LENGTH } from "./text-limits";
import { createForm, updateForm } from "./write-forms";

export const MAX_PRESET_KEY_FIGURES = 1_000;

export const keyFigurePresetSchema = z.object({
  id: presetId,
  name: name(),
  description: text(MAX_LONG_TEXT_LENGTH).optional(),
  keyFigureTypes: distinctList(keyFigureId, MAX_PRESET_KEY_FIGURES, "key figure"),
  /** Extension, read only: agency or company type, if the preset is theirs. */
  origin: origin.optional(),
});
export type KeyFigurePreset = z.output<typeof keyFigurePresetSchema>;
export const keyFigurePresetListSchema = z.array(keyFigurePresetSchema);
/** Maximum number of presets in a response about all companies of an agency. */
export const MAX_AGENCY_PRESETS = 200;

/** Extension: a preset that one or several companies of an agency have under this name with these key figures. */
export const agencyPresetSchema = z.object({
  name: z.string(),
  keyFigureTypes: z.array(z.string()),
  /** Id of the built-in preset with this name, when its key figures have been changed. */
  standardId: z.string().optional(),
  companies: z.int(),
  /** Name of the company, if only one has the preset. */
  companyName: z.string().optional(),
});
export type AgencyPreset = z.output<typeof agencyPresetSchema>;
export const agencyPresetListSchema = z.array(agencyPresetSchema);

const written = keyFigurePresetSchema.omit({ origin: true });
export const keyFigurePresetCreateSchema = createForm(written);
export type KeyFigurePresetCreate = z.output<typeof keyFigurePresetCreateSchema>;
/** Without the id, which a PUT may use to name the preset but cannot change. */
export const keyFigurePresetUpdateSchema = updateForm(written.omit({ id: true }));

/** Extension: a version of an agency's preset, or of one of its company types'. */
export const keyFigurePresetVersionSchema = standardVersion({ preset: written.optional() });
export type KeyFigurePresetVersion = z.output<typeof keyFigurePresetVersionSchema>;
export const keyFigurePresetVersionListSchema = z.array(keyFigurePresetVersionSchema);
