import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database";
import { IS_FREE, LeaseLost, NO_LEASE, secondsFromNow } from "../../../platform/db/lease";
import { importBatchFile } from "../../../platform/db/schema";
import { rowsOf } from "../../../platform/db/statements";

/** A file that this process works on until it ends the lease or, once that has expired, another process takes it. */
export interface TakenFile {
  agencyId: string;
  batchId: string;
  id: string;
  lease: string;
  state: "waiting" | "importing" | "takingBack";
  /** Attempts since the work on the file last ended, including this one; postponed and released ones do not count. */
  attempts: number;
}

/**
 * Takes the next file that waits for work, no matter which service received it. The files of a company are imported in
 * the order in which they were received, and taken back in the reverse order of their imports.
 */
export async function takeWork(db: Db, leaseSeconds: number): Promise<TakenFile | null> {
  const lease = randomUUID();
  const [row] = rowsOf<Omit<TakenFile, "lease">>(
    await db.execute(sql`
      update import_batch_file set lease = ${lease}, attempts = attempts + 1,
        lease_until = ${secondsFromNow(leaseSeconds)}
      where (agency_id, batch_id, id) = (
        select agency_id, batch_id, id from import_batch_file f
        where state in ('waiting', 'importing', 'takingBack')
          and ${IS_FREE}
          and not exists (
            select 1 from import_batch_file o
            where o.target_id = f.target_id and o.state = f.state and f.state <> 'waiting' and o.id <> f.id
              and case when f.state = 'takingBack'
                then (o.imported_at, o.received_at, o.position, o.batch_id)
                  > (f.imported_at, f.received_at, f.position, f.batch_id)
                else (o.received_at, o.position, o.batch_id) < (f.received_at, f.position, f.batch_id) end)
        order by received_at, position
        limit 1 for update skip locked)
      returning agency_id as "agencyId", batch_id as "batchId", id, state, attempts`),
  );
  return row ? { ...row, lease } : null;
}

/**
 * The condition for the file's row. It matches until the lease is ended or another process takes the file, even if the
 * lease has expired.
 */
export function hasLease({ agencyId, batchId, id, lease }: TakenFile) {
  return and(
    eq(importBatchFile.agencyId, agencyId),
    eq(importBatchFile.batchId, batchId),
    eq(importBatchFile.id, id),
    eq(importBatchFile.lease, lease),
  );
}

/** Extends the lease to this many seconds from now. */
export async function renewLease(db: Db, taken: TakenFile, leaseSeconds: number): Promise<void> {
  await db
    .update(importBatchFile)
    .set({ leaseUntil: secondsFromNow(leaseSeconds) })
    .where(hasLease(taken));
}

/** Releases the file without counting the attempt; any process may take it after this many seconds. */
export async function postpone(db: Db, taken: TakenFile, seconds: number): Promise<void> {
  await db
    .update(importBatchFile)
    .set({ lease: null, leaseUntil: secondsFromNow(seconds), attempts: taken.attempts - 1 })
    .where(hasLease(taken));
}

/** Releases the file at once without counting the attempt. */
export async function release(db: Db, taken: TakenFile): Promise<void> {
  await db
    .update(importBatchFile)
    .set({ ...NO_LEASE, attempts: taken.attempts - 1 })
    .where(hasLease(taken));
}

/**
 * Stores the outcome of the work and ends the lease.
 * @param tx the transaction of the work, if it has written anything else
 * @throws LeaseLost when this process no longer has the lease
 */
export async function endWork(
  tx: Db,
  taken: TakenFile,
  values: Partial<typeof importBatchFile.$inferInsert>,
): Promise<void> {
  const rows = await tx
    .update(importBatchFile)
    .set({ ...NO_LEASE, attempts: 0, ...values })
    .where(hasLease(taken))
    .returning({ id: importBatchFile.id });
  if (rows.length === 0) throw new LeaseLost("the file is not this process's to work on any more");
}
