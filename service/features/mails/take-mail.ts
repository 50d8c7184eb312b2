import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/database";
import { IS_FREE, NO_LEASE, secondsFromNow } from "../../platform/db/lease";
import { mail } from "../../platform/db/schema";
import { rowsOf } from "../../platform/db/statements";
import { isMail, type MailRow } from "./mail-row";

/** A mail that this process works on until it ends the lease or the lease expires. */
export type TakenMail = MailRow & { lease: string };

/**
 * Takes the next mail that is due, no matter which service queued it; null when there is none. An expired lease means
 * that the service that worked on the mail was killed, or could not store the outcome.
 */
export async function takeMail(db: Db, leaseSeconds: number): Promise<TakenMail | null> {
  const lease = randomUUID();
  const [taken] = rowsOf<{ agencyId: string; id: string }>(
    await db.execute(sql`
      update mail set lease = ${lease}, tries = tries + 1, lease_until = ${secondsFromNow(leaseSeconds)}
      where (agency_id, id) = (
        select agency_id, id from mail
        where state = 'waiting' and next_try <= statement_timestamp() and ${IS_FREE}
        order by next_try
        limit 1 for update skip locked)
      returning agency_id as "agencyId", id`),
  );
  if (!taken) return null;
  const [row] = await db
    .select()
    .from(mail)
    .where(and(isMail(taken.agencyId, taken.id), eq(mail.lease, lease)));
  return row ? { ...row, lease } : null;
}

type Values = PgUpdateSetSource<typeof mail>;

/** Stores the outcome and ends the lease, unless another process has taken the mail over. */
export async function endMail(db: Db, { agencyId, id, lease }: TakenMail, values: Values): Promise<void> {
  await db
    .update(mail)
    .set({ ...values, ...NO_LEASE })
    .where(and(isMail(agencyId, id), eq(mail.lease, lease)));
}

/** Ends the lease and schedules the next try after this many seconds. */
export async function postponeMail(db: Db, taken: TakenMail, seconds: number, values: Values): Promise<void> {
  await endMail(db, taken, { ...values, nextTry: secondsFromNow(seconds) });
}
