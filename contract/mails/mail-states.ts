/*
 * The enums of mails, without zod, because pages need them before the first response.
 */

/** The kinds of mail, by the link in it: for a new user, for a user who needs a new password, and to a report. */
export const MAIL_KINDS = ["invitation", "newPassword", "report"] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Reasons for which a mail was not sent. */
export const MAIL_PROBLEMS = [
  /** The server refused the mail or its recipient. */
  "refused",
  /** The server asked to retry later. */
  "busy",
  "unreachable",
  /** The server does not know the user that the service signs in with, or the password. */
  "signIn",
  /** No secure connection to the server was possible. */
  "tls",
  /** The link expired before the mail could be sent. */
  "expired",
  /** The link was used, replaced or revoked, its user disabled, or its report recalled. */
  "withdrawn",
  /** The key under which the link was sealed is lost, so the link cannot be read. */
  "keyLost",
  /** The service ended during the last attempt, or could not store its outcome. */
  "interrupted",
  "unexpected",
] as const;
export type MailProblem = (typeof MAIL_PROBLEMS)[number];
