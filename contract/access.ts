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

export const secondFactorSchema = z.object({
  /** Whether a code is asked for at sign-in. */
  isOn: z.boolean(),
  /** Whether an agency of the user demands one. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** In the answer that turns it on, and never again: each signs in once in place of a code. */
  recoveryCodes: z.array(z.string()).optional(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** What an authenticator is set up with. */
export const authenticatorSchema = z.object({
  /** In base 32, to type. */
  secret: z.string(),
  /** otpauth://…, to show as a picture. */
  uri: z.string(),
});
export type Authenticator = z.output<typeof authenticatorSchema>;

export const secondFactorBeginSchema = createForm(z.object({ password: z.string().max(1024) }));
/** With a code of the authenticator, or to turn it off a recovery code. */
export const secondFactorChangeSchema = createForm(z.object({ code: z.string().max(64), isOn: z.boolean() }));
