import * as z from "zod";
import { strictForm } from "../write-forms";
import { currentPasswordSchema } from "./user";

/** The password is that of the user who erases the person; not needed if that user has just signed in. */
export const personErasureCreateSchema = strictForm(z.object({ currentPassword: currentPasswordSchema.optional() }));

export const personErasureSchema = z.object({
  /** The pseudonym that replaces the person's name. */
  name: z.string(),
  /**
   * Number of texts, such as comments, and of archived PDFs that still contain the name. Somebody has to check them,
   * because the name may be another person's too.
   */
  mentions: z.int(),
});
export type PersonErasure = z.output<typeof personErasureSchema>;
