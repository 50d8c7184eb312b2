import * as z from "zod";
import { currentPasswordSchema } from "./users/user";
import { strictForm } from "./write-forms";

/**
 * A request for a copy of data. It needs the present password of whoever asks unless they have signed in within the
 * last five minutes, or send the password by Basic authentication.
 */
export const exportCreateSchema = strictForm(z.object({ currentPassword: currentPasswordSchema.optional() }));
export type ExportCreate = z.output<typeof exportCreateSchema>;
