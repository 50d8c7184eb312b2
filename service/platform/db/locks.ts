import { sql } from "drizzle-orm";
import type { Db } from "./database";

/**
 * Locks on names, which a transaction holds until its end. A row's own lock would do as well, but the rows of companies
 * and agencies are on every node of a cluster, and there one locked row locks all of its table (ADR 0062).
 * The numbers are any: they name the kinds of lock in the database.
 */
const WRITE_COMPANY = 727_274_401;
const STANDARDS = 727_274_404;
const KEEP = { agency: 727_274_402, company: 727_274_403 } as const;

/** Thousands of names share this number of locks, because a transaction has room for few. */
const SHARED_BY_NAMES = 256;

type Kept = keyof typeof KEEP;

/** Waits for the write lock of this company, which one transaction at a time holds. */
export async function lockForWriting(tx: Db, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITE_COMPANY}::integer, hashtext(${companyId}::text))`);
}

/**
 * Waits until an agency's standards may be changed, which one transaction does, or read for figures that are stored,
 * which many do: those who change them see all figures that were stored before, and those who store see the change.
 */
export async function lockStandards(tx: Db, agencyId: string, purpose: "change" | "read"): Promise<void> {
  const lock = sql.raw(purpose === "change" ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared");
  await tx.execute(sql`select ${lock}(${STANDARDS}::integer, hashtext(${agencyId}::text))`);
}

/** Takes shared locks that keep these from being deleted. */
export async function keepFromDeletion(tx: Db, kind: Kept, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock_shared(${KEEP[kind]}::integer, place) from (
      select distinct hashtext(id) & ${SHARED_BY_NAMES - 1}::integer as place
      from unnest(${sql.param([...ids])}::text[]) as id order by place
    ) places`);
}

/** Takes the exclusive lock for deletion; waits for all shared ones. */
export async function lockForDeletion(tx: Db, kind: Kept, id: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${KEEP[kind]}::integer, hashtext(${id}::text) & ${SHARED_BY_NAMES - 1}::integer)`,
  );
}
