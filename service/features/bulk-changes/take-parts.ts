import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../platform/db/database";
import { IS_FREE, LeaseLost, NO_LEASE, secondsFromNow } from "../../platform/db/lease";
import { bulkChangePart } from "../../platform/db/schema";
import { rowsOf } from "../../platform/db/statements";
import { WorkSignal } from "../../platform/jobs/queue-work";

/** Sent when there are companies to change. */
export const bulkChangeSignal = new WorkSignal();

/** A company that this process works on until it ends the lease or the lease expires. */
export interface TakenPart {
  agencyId: string;
  bulkChangeId: string;
  position: number;
  /** Id of the company; null when the agency has none with the id that was sent. */
  targetId: string | null;
  sentId: string;
  /** User name of the user on whose behalf the work is done. */
  actor: string;
  state: "waiting" | "takingBack";
  /** Number of times that it was taken since the work on it last ended. This time counts, postponed times do not. */
  attempts: number;
  /** The states before and after the change in the wire format; null until it has been made. */
  before: string | null;
  after: string | null;
  lease: string;
}

/**
 * Takes the next parts of the queue with a new lease. When a company has two changes, the one requested first is made
 * first. Parts of all changes are taken by position, so that a small change need not wait for a large one (ADR 0083).
 */
export async function takeParts(db: Db, count: number, leaseSeconds: number): Promise<TakenPart[]> {
  const lease = randomUUID();
  // Materialized: a subquery with a limit would lock and take further parts each time that a join ran it again.
  const rows = rowsOf<Omit<TakenPart, "lease">>(
    await db.execute(sql`
      with next as materialized (
        select agency_id, bulk_change_id, position from bulk_change_part p
        where state in ('waiting', 'takingBack')
          and ${IS_FREE}
          and not exists (
            select 1 from bulk_change_part o
            where o.target_id = p.target_id and o.state in ('waiting', 'takingBack')
              and (o.queued_at, o.bulk_change_id) < (p.queued_at, p.bulk_change_id))
        order by position, queued_at
        limit ${count} for update skip locked)
      update bulk_change_part set lease = ${lease}, attempts = attempts + 1,
        lease_until = ${secondsFromNow(leaseSeconds)}
      where (agency_id, bulk_change_id, position) in (select agency_id, bulk_change_id, position from next)
      returning agency_id as "agencyId", bulk_change_id as "bulkChangeId", position, target_id as "targetId",
        sent_id as "sentId", actor, state, attempts, before, after`),
  );
  return rows.map((row) => ({ ...row, lease })).sort((one, other) => one.position - other.position);
}

/** Condition for these parts of one bulk change, as long as this process has their lease. */
function areTaken(taken: readonly TakenPart[]): SQL | undefined {
  const { agencyId, bulkChangeId, lease } = taken[0]!;
  return and(
    eq(bulkChangePart.agencyId, agencyId),
    eq(bulkChangePart.bulkChangeId, bulkChangeId),
    inArray(
      bulkChangePart.position,
      taken.map(({ position }) => position),
    ),
    eq(bulkChangePart.lease, lease),
  );
}

/** Extends a lease of unfinished parts to this many seconds from now. */
export async function renewLease(db: Db, lease: string, leaseSeconds: number): Promise<void> {
  await db
    .update(bulkChangePart)
    .set({ leaseUntil: secondsFromNow(leaseSeconds) })
    .where(isUnfinished(lease));
}

/** Condition for the unfinished parts that were taken with a lease. */
function isUnfinished(lease: string): SQL | undefined {
  return and(eq(bulkChangePart.lease, lease), inArray(bulkChangePart.state, ["waiting", "takingBack"]));
}

/** The columns of parts whose attempt does not count. */
const RELEASED = { ...NO_LEASE, attempts: sql`${bulkChangePart.attempts} - 1` };

/** Releases parts of one bulk change without counting the attempt; any process may take them after `seconds`. */
export async function postpone(db: Db, taken: readonly TakenPart[], seconds: number): Promise<void> {
  await db
    .update(bulkChangePart)
    .set({ ...RELEASED, leaseUntil: secondsFromNow(seconds) })
    .where(areTaken(taken));
}

/** Releases the unfinished parts that were taken with a lease, without counting the attempt. */
export async function releaseLease(db: Db, lease: string): Promise<void> {
  await db.update(bulkChangePart).set(RELEASED).where(isUnfinished(lease));
}

type Values = Partial<typeof bulkChangePart.$inferInsert>;

/**
 * Ends the work on parts of one bulk change. When a change was made, call it in the transaction of the change.
 * @throws LeaseLost when this process has lost the lease of a part
 */
export async function endParts(tx: Db, taken: readonly TakenPart[], values: Values): Promise<void> {
  if (taken.length === 0) return;
  const rows = await tx
    .update(bulkChangePart)
    .set({ ...NO_LEASE, attempts: 0, ...values })
    .where(areTaken(taken))
    .returning({ position: bulkChangePart.position });
  if (rows.length < taken.length) throw new LeaseLost("the companies are not this process's to work on any more");
}
