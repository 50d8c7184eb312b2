import * as z from "zod";
import { origin, standardVersion } from "./standards";
import { name } from "./text";
import { MAX_LONG_TEXT_LENGTH } from "./text-limits";
import { createForm, updateForm } from "./write-forms";

/** Part of addresses, so only ASCII; a name may have any characters. */
export const textId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, "expected 1 to 64 of A-Z, a-z, 0-9, _ and -");

/**
 * Extension: a short text that an agency, or one of its company types, has ready for the reports of its
 * companies. It may hold live values, as the text of a report does (contract/reports/live-text).
 */
export const standardTextSchema = z.object({
  id: textId,
  name: name(),
  text: name(MAX_LONG_TEXT_LENGTH),
  origin: origin.optional(),
});
export type StandardText = z.output<typeof standardTextSchema>;
export const standardTextListSchema = z.array(standardTextSchema);

const written = standardTextSchema.omit({ origin: true });
/** Without an id, the service assigns one. */
export const standardTextCreateSchema = createForm(written.extend({ id: textId.optional() }));
export const standardTextUpdateSchema = updateForm(written.omit({ id: true }));

/** Extension: a version of such a text. */
export const standardTextVersionSchema = standardVersion({ text: written.optional() });
export const standardTextVersionListSchema = z.array(standardTextVersionSchema);
