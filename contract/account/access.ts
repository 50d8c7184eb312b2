import * as z from "zod";
import { timestamp } from "../dates";
import { distinctList } from "../list";
import { anyId, name } from "../text";
import { MAX_TOKEN_DAYS } from "../text-limits";
import { currentPasswordSchema, passwordSchema } from "../users/user";
import { strictForm } from "../write-forms";

const passwordChange = z.object({ currentPassword: currentPasswordSchema, newPassword: passwordSchema });
export const passwordChangeSchema = strictForm(passwordChange);
/** The form for a person: the present password must not be empty. */
export const passwordFormSchema = passwordChange.extend({ currentPassword: currentPasswordSchema.min(1) });
export type PasswordChange = z.output<typeof passwordChangeSchema>;

/** A token with which a program acts as its user until it expires or is revoked. */
export const personalAccessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  created: timestamp,
  expires: timestamp,
  /** Time of the last use, accurate to about ten minutes; absent before the first use. */
  lastUsed: timestamp.optional(),
  /** True for a token that cannot change anything. */
  readOnly: z.boolean(),
  /** The ids of the companies that the token may access; if absent, all companies of the user. */
  companies: z.array(z.string()).optional(),
  /** The token itself, only in the response that creates it. */
  token: z.string().optional(),
});
export type PersonalAccessToken = z.output<typeof personalAccessTokenSchema>;
export const personalAccessTokenListSchema = z.array(personalAccessTokenSchema);

/** Maximum number of companies of a token. */
export const MAX_TOKEN_COMPANIES = 500;

export const personalAccessTokenCreateSchema = strictForm(
  z.object({
    name: name(),
    /** Days until it expires; 90 by default. */
    days: z.int().min(1).max(MAX_TOKEN_DAYS).optional(),
    readOnly: z.boolean().optional(),
    /** Ids of the companies that the token may access; all by default. */
    companies: distinctList(anyId(), MAX_TOKEN_COMPANIES, "company").min(1).optional(),
    currentPassword: currentPasswordSchema.optional(),
  }),
);
export type PersonalAccessTokenCreate = z.output<typeof personalAccessTokenCreateSchema>;

export const secondFactorSchema = z.object({
  /** True when sign-in asks for a code. */
  isOn: z.boolean(),
  /** True when an agency of the user requires a second factor. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Only in the response that makes them; each can replace a code at sign-in once. */
  recoveryCodes: z.array(z.string()).optional(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** The secret for setting up an authenticator. */
export const authenticatorSchema = z.object({
  /** In base 32, to type. */
  secret: z.string(),
  /** otpauth://…, to show as a QR code. */
  uri: z.string(),
});
export type Authenticator = z.output<typeof authenticatorSchema>;

export const secondFactorBeginSchema = strictForm(z.object({ password: currentPasswordSchema.optional() }));
const secondFactorChange = z.object({
  code: z.string().max(64),
  isOn: z.boolean(),
  password: currentPasswordSchema.optional(),
});
/**
 * `isOn: true` confirms the authenticator that was begun, or replaces the recovery codes of one that is on; `false`
 * turns it off. Once it is on, a recovery code also serves as `code`, and the present password goes with it, unless the
 * user has signed in within the last five minutes.
 */
export const secondFactorChangeSchema = strictForm(secondFactorChange);
/** The form for a person: the code and the present password are required. */
export const secondFactorFormSchema = z.object({
  code: secondFactorChange.shape.code.min(1),
  password: currentPasswordSchema.min(1),
});
