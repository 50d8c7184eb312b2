import * as z from "zod";
import { timestamp } from "../dates";
import { LOCALES } from "../format/locale";
import { strictForm } from "../write-forms";
import { MAIL_KINDS, MAIL_PROBLEMS, MAIL_STATES } from "./mail-states";

/** Maximum and default number of mails in a response. */
export const MAIL_ROWS = { max: 200, default: 50 } as const;

/** A single mail address, without a name. */
export const mailAddress = z.email({ error: "expected an e-mail address" }).max(254, "expected at most 254 characters");

export const mailLanguage = z.enum(LOCALES);

/** Extension: a mail that the service has sent, is about to send or could not send. The link in it is never shown. */
export const mailSchema = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  to: z.string(),
  language: mailLanguage,
  /** User name of the recipient of the link; absent for a report. */
  userName: z.string().optional(),
  /** The company of a report; absent for others. */
  company: z.object({ id: z.string(), name: z.string() }).optional(),
  created: timestamp,
  /** The name, at that time, of the user who caused the mail. */
  createdBy: z.string(),
  state: z.enum(MAIL_STATES),
  /** The number of attempts since it was queued, by its request or by a retry. */
  tries: z.int().min(0),
  sent: timestamp.optional(),
  /** The time of the next attempt, while it waits. */
  nextTry: timestamp.optional(),
  /** The reason why the latest try failed: a code, and a sentence with the mail server's words. */
  problem: z.object({ code: z.enum(MAIL_PROBLEMS), explanation: z.string() }).optional(),
  /**
   * True for a failed mail whose link has not expired, unless a try found that the link no longer works. A retry looks
   * again, and is refused if the link has stopped working since.
   */
  canRetry: z.boolean(),
});
export type Mail = z.output<typeof mailSchema>;

/** The newest first. */
export const mailPageSchema = z.object({
  mails: z.array(mailSchema),
  /** The cursor of the mails after these; absent at the end. */
  next: z.string().optional(),
});
export type MailPage = z.output<typeof mailPageSchema>;

/** A mail that failed is tried again. */
export const mailDecisionSchema = strictForm(z.object({ decision: z.literal("retry") }));

/** Extension: whether the service sends mail, and from which address. */
export const mailSetupSchema = z.object({ isSetUp: z.boolean(), from: z.string().optional() });
export type MailSetup = z.output<typeof mailSetupSchema>;
