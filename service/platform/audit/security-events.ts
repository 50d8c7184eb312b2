import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingHttpHeaders } from "node:http";
import { lt, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { SecurityEventKind } from "@/contract/account/security-event";
import { SECURITY_EVENT_DAYS } from "@/contract/text-limits";
import { afterCommit } from "../db/after-commit";
import type { Db } from "../db/database";
import { rowsOf } from "../db/statements";
import { securityEvent, user } from "../db/schema";

const MAX_CLIENT_LENGTH = 200;

/** The source of a request, as far as users may see it. */
export interface Origin {
  address: string;
  /** The User-Agent, or the name of the background work. */
  client: string;
  /** The id of the request in the log. */
  requestId?: string;
}

/** The origin of events that no request caused, such as second factors removed because their key was lost. */
export const NOWHERE: Origin = { address: "", client: "" };

export interface NewSecurityEvent {
  event: SecurityEventKind;
  /** The user name; it may belong to no user. */
  userName: string;
  /** Details, never a secret. Undefined members are left out. */
  detail?: Record<string, string | undefined>;
}

/**
 * The message published for the log and the metrics at each event, also at one that `every` keeps from being stored;
 * without a user name if no user has that name.
 */
export interface RecordedSecurityEvent extends Origin {
  event: SecurityEventKind;
  userName: string | undefined;
  agencyId: string | undefined;
  detail: Record<string, string>;
}

export const SECURITY_EVENT = "nyckeltal.security-event";
const recorded = channel(SECURITY_EVENT);

/**
 * Records a security event of a user: in the database, where the user and their managers read it, and after the commit
 * in the log. Record a failed attempt outside of the transaction of the request, and a change inside it. An unknown
 * user name is neither stored nor logged, since it may be a password in the wrong field.
 * @param every the seconds in which only one event of this kind is stored per user; 0 to store all
 */
export async function recordSecurityEvent(db: Db, from: Origin, event: NewSecurityEvent, every = 0): Promise<void> {
  const detail = JSON.parse(JSON.stringify(event.detail ?? {})) as Record<string, string>;
  const values = [event.event, from.address, clientOf(from), JSON.stringify(detail)];
  // PostgreSQL accepts no text with U+0000, so no user has such a name.
  const userName = event.userName.includes("\u0000") ? null : event.userName;
  const found = await db.execute(sql`with found as (
      select user_name, agency_id from ${user} where user_name = ${userName}
    ), kept as (
      insert into ${securityEvent} (user_name, agency_id, event, address, client, detail)
      select user_name, agency_id, ${sql.join(values, sql`, `)} from found
      where not exists (select 1 from ${securityEvent} as last where last.user_name = found.user_name
        and last.event = ${event.event} and last.at > clock_timestamp() - ${every}::integer * interval '1 second')
    )
    select agency_id from found`);
  const [row] = rowsOf<{ agency_id: string | null }>(found);
  const message: RecordedSecurityEvent = {
    event: event.event,
    userName: row && event.userName,
    agencyId: row?.agency_id ?? undefined,
    ...from,
    client: clientOf(from),
    detail,
  };
  afterCommit(db, () => recorded.publish(message));
}

/** Logs each event from now on, until the returned function is called. */
export function logSecurityEvents(log: Logger): () => void {
  const write = (message: unknown) => log.info(message, "security event");
  subscribe(SECURITY_EVENT, write);
  return () => void unsubscribe(SECURITY_EVENT, write);
}

/** Deletes events older than {@link SECURITY_EVENT_DAYS}; the log may be stored for longer. */
export async function deleteOldSecurityEvents(db: Db): Promise<void> {
  await db.delete(securityEvent).where(lt(securityEvent.at, sql`now() - ${SECURITY_EVENT_DAYS} * interval '1 day'`));
}

/** Returns the User-Agent without control characters, which could forge log lines, and cut to a maximum length. */
export function cleanUserAgent(userAgent: IncomingHttpHeaders["user-agent"] | null): string {
  return (userAgent ?? "").replaceAll(/\p{Cc}/gu, "").slice(0, MAX_CLIENT_LENGTH);
}

function clientOf({ client }: Origin): string {
  return cleanUserAgent(client);
}
