import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "./database";
import { rowsOf } from "./statements";

/** Up to so much the clocks count as the same, milliseconds: a question to the database takes time itself. */
const SAME = 1_000;
const EVERY = 30_000;

/** By how much the database's clock is ahead of this process's, milliseconds. A process has one database. */
let ahead = 0;

/**
 * The present time by the clock of the database, which all instances share. Every stored time is written and
 * compared by it, so that an instance whose own clock is wrong takes nothing for expired that is not (ADR 0061).
 */
export function databaseNow(): Date {
  return new Date(Date.now() + ahead);
}

/** The same in whole seconds, to add to a time of this process's clock. */
export function databaseAheadSeconds(): number {
  return Math.round(ahead / 1000);
}

/** Asks the database for its time, which {@link databaseNow} goes by from then on. */
export async function setClock(db: Db): Promise<Date> {
  const sentAt = Date.now();
  const [row] = rowsOf<{ ms: string | number }>(
    await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`),
  );
  const answered = Date.now();
  const time = Number(row!.ms);
  const apart = time - (sentAt + answered) / 2;
  ahead = Math.abs(apart) <= Math.max(SAME, answered - sentAt) ? 0 : Math.round(apart);
  return new Date(time);
}

/**
 * Asks now and again, and logs it when this process's clock turns out wrong or right.
 * @returns the function that stops it
 */
export async function followClock(db: Db, log: Logger): Promise<() => void> {
  let known = 0;
  const ask = async () => {
    await setClock(db);
    if (Math.abs(ahead - known) <= SAME) return;
    known = ahead;
    log.warn({ secondsBehindDatabase: databaseAheadSeconds() }, "this machine's clock is not the database's");
  };
  await ask();
  // While the database is away its clock is not needed.
  const timer = setInterval(() => void ask().catch(() => undefined), EVERY);
  return () => clearInterval(timer);
}
