import { z } from "zod";
import { timestamp } from "./dates";
import { name } from "./text";
import { passwordSchema } from "./user";
import { createForm } from "./write-forms";

export const passwordChangeSchema = createForm(
  z.object({ currentPassword: z.string().max(1024), newPassword: passwordSchema }),
);
export type PasswordChange = z.output<typeof passwordChangeSchema>;

/** A token with which a program acts as its user until it expires or is revoked. */
export const personalAccessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  created: timestamp,
  expires: timestamp,
  /** The token itself: in the answer that makes it, and never again. */
  token: z.string().optional(),
});
export type PersonalAccessToken = z.output<typeof personalAccessTokenSchema>;
export const personalAccessTokenListSchema = z.array(personalAccessTokenSchema);

export const personalAccessTokenCreateSchema = createForm(
  z.object({
    name: name(),
    /** How long it lasts; 90 unless said otherwise. */
    days: z.int().min(1).max(3650).optional(),
  }),
);
export type PersonalAccessTokenCreate = z.output<typeof personalAccessTokenCreateSchema>;
