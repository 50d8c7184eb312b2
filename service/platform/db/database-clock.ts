import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Db } from "./database";
import { rowsOf } from "./statements";

/** Clock differences up to this many milliseconds are ignored, because the query itself takes time. */
const TOLERANCE_MS = 1_000;
const INTERVAL_MS = 30_000;

/** Milliseconds by which the clock of the database is ahead of this process. A process has one database. */
let ahead = 0;

/**
 * Returns the current time by the clock of the database, which all instances share. Every stored time is written and
 * compared by it, so that an instance with a wrong clock does not expire anything too early (ADR 0061).
 */
export function databaseNow(): Date {
  return new Date(Date.now() + ahead);
}

/** Returns the whole seconds by which the clock of the database is ahead of this process. */
export function databaseAheadSeconds(): number {
  return Math.round(ahead / 1000);
}

/** Returns the time of the database, and updates the offset that {@link databaseNow} uses if it has changed. */
export async function setClock(db: Db): Promise<Date> {
  const sentAt = Date.now();
  const [row] = rowsOf<{ ms: string | number }>(
    await db.execute(sql`select extract(epoch from clock_timestamp()) * 1000 as ms`),
  );
  const receivedAt = Date.now();
  const time = Number(row!.ms);
  const difference = time - (sentAt + receivedAt) / 2;
  const roundTrip = receivedAt - sentAt;
  // A slow read measures the difference only to within its duration, so the known difference stays unless the measured
  // one differs from it by more than that duration.
  if (roundTrip <= TOLERANCE_MS || Math.abs(difference - ahead) > roundTrip) {
    ahead = Math.abs(difference) <= Math.max(TOLERANCE_MS, roundTrip) ? 0 : Math.round(difference);
  }
  return new Date(time);
}

/**
 * Reads the time of the database periodically, and logs when the difference to the clock of this process changes.
 * @returns a function that stops this
 */
export async function followClock(db: Db, log: Logger): Promise<() => void> {
  let logged = 0;
  const update = async () => {
    await setClock(db);
    if (Math.abs(ahead - logged) <= TOLERANCE_MS) return;
    logged = ahead;
    if (ahead === 0) log.info("this machine's clock is the database's again");
    else log.warn({ secondsBehindDatabase: databaseAheadSeconds() }, "this machine's clock is not the database's");
  };
  await update();
  let isStopped = false;
  let timer: NodeJS.Timeout;
  const updateLater = () => {
    if (isStopped) return;
    timer = setTimeout(() => void updateAgain(), INTERVAL_MS);
  };
  const updateAgain = async () => {
    // Errors are ignored: while the database is unavailable, its time is not needed.
    await update().catch(() => undefined);
    updateLater();
  };
  updateLater();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
