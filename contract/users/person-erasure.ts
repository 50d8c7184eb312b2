import * as z from "zod";
import { strictForm } from "../write-forms";
import { currentPasswordSchema } from "./user";

/** The password is that of the user who erases the person; not needed if that user has just signed in. */
export const personErasureCreateSchema = strictForm(z.object({ currentPassword: currentPasswordSchema.optional() }));

export const personErasureSchema = z.object({
  /** The pseudonym that replaces the person's name. */
  name: z.string(),
  /**
   * Written texts that still contain the name, such as comments. A person has to check them, because the name may
   * belong to somebody else.
   */
  mentions: z.int(),
});
export type PersonErasure = z.output<typeof personErasureSchema>;
