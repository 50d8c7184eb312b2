import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./database";

/**
 * Keys of advisory locks that last until the end of a transaction; the numbers are arbitrary. Those of companies and
 * agencies replace row locks: both are reference tables in a Citus cluster, where locking one row locks the whole table
 * (ADR 0062).
 */
const INSTALLATION = { migration: 727_274_221, seed: 70_105, erasure: 727_274_405 } as const;
const WRITE_COMPANY = 727_274_401;
const STANDARDS = 727_274_404;
const MAILS = 727_274_406;
const KEEP = { agency: 727_274_402, company: 727_274_403 } as const;

/**
 * Number of locks that the ids of a kind share, because a transaction can have only a limited number of locks. It must
 * be a power of two, because `LOCK_SLOTS - 1` is a bit mask for hashes.
 */
const LOCK_SLOTS = 256;

type LockedKind = keyof typeof KEEP;

/**
 * Waits for an exclusive lock of the whole installation: `migration` lets one process at a time change the database's
 * structure or keys or restore a backup, `seed` fill it with the demo, and `erasure` number a pseudonym.
 */
export async function lockInstallation(tx: Db, purpose: keyof typeof INSTALLATION): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${INSTALLATION[purpose]})`);
}

/** Waits for the exclusive write lock of a company. */
export async function lockForWriting(tx: Db, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_COMPANY}::integer, hashtext(${companyId}::text))`);
}

/**
 * Locks the standards of an agency: exclusively to change them, shared to read them for a write that depends on them,
 * such as of figures or charts. A change then sees all that was written before it, and later writes see the change.
 */
export async function lockStandards(tx: Db, agencyId: string, purpose: "change" | "read"): Promise<void> {
  const lock = sql.raw(purpose === "change" ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared");
  await tx.execute(sql`select ${lock}(${STANDARDS}::integer, hashtext(${agencyId}::text))`);
}

/** Waits for the exclusive lock of an agency's mails, under which they are counted and queued. */
export async function lockMails(tx: Db, agencyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${MAILS}::integer, hashtext(${agencyId}::text))`);
}

/** Takes shared locks that prevent these objects from being deleted. */
export async function keepFromDeletion(tx: Db, kind: LockedKind, ids: readonly string[]): Promise<void> {
  await lockPlaces(tx, sql`pg_advisory_xact_lock_shared`, kind, ids);
}

/** Takes the exclusive locks for deletion in the order of {@link keepFromDeletion}; waits for all shared locks. */
export async function lockForDeletion(tx: Db, kind: LockedKind, ids: readonly string[]): Promise<void> {
  await lockPlaces(tx, sql`pg_advisory_xact_lock`, kind, ids);
}

async function lockPlaces(tx: Db, lock: SQL, kind: LockedKind, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select ${lock}(${KEEP[kind]}::integer, place) from (
      select distinct hashtext(id) & ${LOCK_SLOTS - 1}::integer as place
      from unnest(${sql.param([...ids])}::text[]) as id order by place
    ) places`);
}
