import * as z from "zod";
import { secondFactorSchema } from "../account/access";
import { mailAddress, mailLanguage } from "../mails/mail";
import { currentPasswordSchema } from "./user";
import { timestamp } from "../dates";
import { strictForm } from "../write-forms";

/** A user's access to the service. The members from `lastSeen` on are absent if `isShared` is true. */
export const userAccessSchema = z.object({
  userName: z.string(),
  disabled: z.boolean(),
  /** True for a user who has no password and has never signed in. */
  isInvited: z.boolean(),
  /** True for another user who has companies that the reader does not manage: the reader cannot change the access. */
  isShared: z.boolean(),
  created: timestamp,
  /** Time of the latest sign-in or use of a session or token; a use is accurate to about ten minutes. */
  lastSeen: timestamp.optional(),
  /** Expiry of the link to set a password, if there is one. */
  linkExpires: timestamp.optional(),
  secondFactor: secondFactorSchema.pick({ isOn: true, isRequired: true }).optional(),
  sessionCount: z.int().optional(),
  tokenCount: z.int().optional(),
});
export type UserAccess = z.output<typeof userAccessSchema>;
export const userAccessListSchema = z.array(userAccessSchema);

export const userAccessUpdateSchema = strictForm(userAccessSchema.pick({ disabled: true }));

/** A link with which a user sets a password once. Only the response that creates it has it. */
export const passwordLinkSchema = z.object({
  link: z.string(),
  expires: timestamp,
  /** The id of the mail with the link, if one is sent. */
  mailId: z.string().optional(),
});
export type PasswordLink = z.output<typeof passwordLinkSchema>;

export const passwordLinkCreateSchema = strictForm(
  z.object({
    /**
     * The present password of whoever asks for the link. It is not needed with Basic authentication or just after
     * sign-in, nor for a user who was just created and has no password.
     */
    currentPassword: currentPasswordSchema.optional(),
    /** The address to which the service sends the link too. */
    mailTo: mailAddress.optional(),
    /** The language of that mail; by default the user's language, else that of the request. */
    language: mailLanguage.optional(),
  }),
);
export type PasswordLinkCreate = z.output<typeof passwordLinkCreateSchema>;
