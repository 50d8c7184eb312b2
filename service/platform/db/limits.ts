/** Time limits of work on PostgreSQL, in milliseconds. */
export interface Limits {
  /** One statement; PostgreSQL ends it. */
  statement: number;
  /**
   * Waiting for a lock of another transaction; PostgreSQL ends it. A statement may wait twice as long for a row that
   * other transactions wait for too: once to be first in the queue, and once for the row.
   */
  lock: number;
  /** A transaction whose client sends nothing; PostgreSQL ends it and releases its locks. */
  idleInTransaction: number;
  /**
   * A connection that neither sends nor receives while a response is due; it is then destroyed. Longer than
   * `statement`, so that only a broken connection exceeds it.
   */
  silence: number;
}

/** Limits of a request, whose client waits for the response. */
export const REQUEST_LIMITS: Limits = {
  statement: 15_000,
  lock: 7_000,
  idleInTransaction: 30_000,
  silence: 20_000,
};

/** Limits of long work, such as imports, deletions of whole books, backups and admin commands. */
export const LONG_LIMITS: Limits = {
  statement: 600_000,
  lock: 30_000,
  idleInTransaction: 120_000,
  silence: 605_000,
};

/** Returns the limits that PostgreSQL enforces, by the names of its settings. */
export function settingsOf({ statement, lock, idleInTransaction }: Limits): Record<string, string> {
  return {
    statement_timeout: String(statement),
    lock_timeout: String(lock),
    idle_in_transaction_session_timeout: String(idleInTransaction),
  };
}

/** Returns statements that set the limits for the current transaction, which also works behind a pooler. */
export function setLocal(limits: Limits): string {
  return Object.entries(settingsOf(limits))
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join("; ");
}
