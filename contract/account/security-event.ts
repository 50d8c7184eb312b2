import * as z from "zod";
import { timestamp } from "../dates";

/** Events that concern a user's access. The names are also in the log and do not change. */
export const SECURITY_EVENTS = [
  "SignedIn",
  "SignInFailed",
  "SignInLimited",
  "PasswordChanged",
  "PasswordLinkCreated",
  "SecondFactorBegun",
  "SecondFactorTurnedOn",
  "SecondFactorTurnedOff",
  "RecoveryCodesReplaced",
  "TokenCreated",
  "TokenRevoked",
  "ProgramRegistered",
  "UserDisabled",
  "UserEnabled",
  "ViewedAs",
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number];

/** The user whom events and activity name for admin commands. */
export const ADMIN_COMMAND = "admin-command";
/** The `by` of events that the user of a password link causes. */
export const BY_LINK = "link";
/** The `client` of events that an admin command causes as {@link ADMIN_COMMAND}. */
export const ADMIN_CLIENT = "admin command";

/** An event of a user's access: a sign-in, a failed or rejected attempt, a changed password, factor or token. */
export const securityEventSchema = z.object({
  id: z.string(),
  at: timestamp,
  /** User name of the user whom the event concerns. */
  user: z.string(),
  /** One of {@link SECURITY_EVENTS}; a reader must show others too. */
  event: z.string(),
  /** IP address that it came from; empty for admin commands, and once its user or the one who caused it is erased. */
  address: z.string(),
  /**
   * User-Agent of the browser or program, or {@link ADMIN_CLIENT}; empty where it sent none, for a second factor that
   * was removed because its key was lost, and once the event's user or the one who caused it is erased.
   */
  client: z.string(),
  /** More about it, such as `by` (who did it, where not the user) or `secret` (`password` or `code`). */
  detail: z.record(z.string(), z.string()),
});
export type SecurityEvent = z.output<typeof securityEventSchema>;

/** Maximum and default number of events in a response. */
export const SECURITY_EVENT_ROWS = { max: 200, default: 50 };

/** The newest event first. If `hasMore` is true, older ones are read with `before` and the last id. */
export const securityEventPageSchema = z.object({ events: z.array(securityEventSchema), hasMore: z.boolean() });
export type SecurityEventPage = z.output<typeof securityEventPageSchema>;
