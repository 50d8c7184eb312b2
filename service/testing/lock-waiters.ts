import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Db } from "../platform/db/database";
import { TEST_CLUSTER, TEST_DATABASE } from "./test-database";

/**
 * The number of statements in PostgreSQL that wait for a lock. On a cluster most of them wait on another node than the
 * one that `db` is connected to.
 */
export async function lockWaiters(db: Db): Promise<number> {
  const here = await db.$count(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return TEST_CLUSTER ? Math.max(here, await db.$count(sql`citus_lock_waits`)) : here;
}

/**
 * Waits until at least `count` statements wait for a lock, such as those of requests sent during an open transaction.
 * Returns at once on PGlite, which shows no locks: there requests wait for the end of the whole transaction.
 */
export async function untilLocksAreAwaited(db: Db, count = 1): Promise<void> {
  if (TEST_DATABASE !== "postgres") return;
  await expect.poll(() => lockWaiters(db), { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
}
