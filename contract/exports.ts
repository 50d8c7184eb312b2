import * as z from "zod";
import { currentPasswordSchema } from "./users/user";
import { strictForm } from "./write-forms";

/** A request for a copy of data takes the password of whoever asks, some minutes after their sign-in. */
export const exportCreateSchema = strictForm(z.object({ currentPassword: currentPasswordSchema.optional() }));
export type ExportCreate = z.output<typeof exportCreateSchema>;
