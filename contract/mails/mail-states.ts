/*
 * The words of mails, without zod: the pages need them before they read an answer.
 */

/** The links that are mailed: to a new user, to one who needs another password, and to a report. */
export const MAIL_KINDS = ["invitation", "newPassword", "report"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Reasons for which a mail was not sent. */
export const MAIL_PROBLEMS = [
  /** The server does not take it for this recipient, or at all. */
  "refused",
  /** The server asked to try later. */
  "busy",
  "unreachable",
  /** The server does not know the user that the service signs in with, or the password. */
  "signIn",
  /** There is no safe connection to the server. */
  "tls",
  /** The link was no longer good before the mail could be sent. */
  "expired",
  /** The link was taken back or replaced. */
  "withdrawn",
  "interrupted",
  "unexpected",
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];
