import * as z from "zod";
import { strictForm } from "../write-forms";
import { currentPasswordSchema } from "./user";

/** The password of the user who erases the person; not needed with Basic authentication or just after sign-in. */
export const personErasureCreateSchema = strictForm(z.object({ currentPassword: currentPasswordSchema.optional() }));

export const personErasureSchema = z.object({
  /** The pseudonym that replaces the person's name. */
  name: z.string(),
  /**
   * Number of comments, reports and other objects whose texts still contain the name, and of archived PDFs that do.
   * Somebody has to check them, because the name may be another person's too.
   */
  mentions: z.int(),
});
export type PersonErasure = z.output<typeof personErasureSchema>;
