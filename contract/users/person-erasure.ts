import * as z from "zod";
import { strictForm } from "../write-forms";
import { currentPasswordSchema } from "./user";

/** The password of whoever erases a person, some minutes after their sign-in. */
export const personErasureCreateSchema = strictForm(z.object({ currentPassword: currentPasswordSchema.optional() }));

export const personErasureSchema = z.object({
  /** The name that stands where the person's did. */
  name: z.string(),
  /**
   * Texts that somebody has written in which the name still stands, such as a comment: nobody but a reader can tell
   * whether it is this person's.
   */
  mentions: z.int(),
});
export type PersonErasure = z.output<typeof personErasureSchema>;
