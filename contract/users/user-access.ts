import * as z from "zod";
import { mailAddress, mailLanguage } from "../mails/mail";
import { currentPasswordSchema } from "./user";
import { timestamp } from "../dates";
import { strictForm } from "../write-forms";

/** The ways in which a user signs in. One who works for others too has no members about the use of the account. */
export const userAccessSchema = z.object({
  userName: z.string(),
  disabled: z.boolean(),
  /** True for a user who has set no password and has never signed in. */
  isInvited: z.boolean(),
  /** True for a user of companies outside the reader's hands too, whose access is not the reader's to change. */
  isShared: z.boolean(),
  created: timestamp,
  /** Time of the latest sign-in, or of a session's or token's latest use to about ten minutes. */
  lastSeen: timestamp.optional(),
  /** Time until which a link to set a password is good, where there is one. */
  linkExpires: timestamp.optional(),
  secondFactor: z
    .object({
      /** True when sign-in asks for a code. */
      isOn: z.boolean(),
      /** True when an agency of the user demands one. */
      isRequired: z.boolean(),
    })
    .optional(),
  sessionCount: z.int().optional(),
  tokenCount: z.int().optional(),
});
export type UserAccess = z.output<typeof userAccessSchema>;
export const userAccessListSchema = z.array(userAccessSchema);

export const userAccessUpdateSchema = strictForm(userAccessSchema.pick({ disabled: true }));

/** A link with which a user sets a password once; the response that makes it alone holds it. */
export const passwordLinkSchema = z.object({
  link: z.string(),
  expires: timestamp,
  /** The id of the mail that it is sent by, where it is. */
  mailId: z.string().optional(),
});
export type PasswordLink = z.output<typeof passwordLinkSchema>;

export const passwordLinkCreateSchema = strictForm(
  z.object({
    /** The password of whoever asks for the link, some minutes after their sign-in. */
    currentPassword: currentPasswordSchema.optional(),
    /** The address to which the service sends the link too. */
    mailTo: mailAddress.optional(),
    /** The language of that mail; the user's own without it, else that of the request. */
    language: mailLanguage.optional(),
  }),
);
export type PasswordLinkCreate = z.output<typeof passwordLinkCreateSchema>;
