import { sql, type SQL } from "drizzle-orm";
import type { Logger } from "pino";

/*
 * A row with `lease` and `lease_until` is work that one process at a time has taken. Another process may take it when
 * the lease has expired: the process that had it was killed, or could not renew it. If only `lease` is null, the work
 * is postponed until `lease_until`.
 */

/** Thrown when this process has lost its lease: the work was stopped, or another process has taken it over. */
export class LeaseLost extends Error {
  override name = "LeaseLost";
}

/** Condition for rows that a process may take: neither leased nor postponed. */
export const IS_FREE = sql`(lease_until is null or lease_until < statement_timestamp())`;

/** The columns' values after a lease. */
export const NO_LEASE = { lease: null, leaseUntil: null };

/** SQL for a time by the database's clock. Citus accepts no clock_timestamp() in an update, as it is volatile. */
export function secondsFromNow(seconds: number): SQL {
  return sql`statement_timestamp() + make_interval(secs => ${seconds})`;
}

/**
 * Renews a lease three times within its duration. Returns a function that stops the renewals.
 * @param name the work in the log, such as "a file"
 */
export function keepRenewing(
  renew: () => Promise<void>,
  { leaseSeconds, log, name }: { leaseSeconds: number; log: Logger; name: string },
): () => void {
  const timer = setInterval(
    () => {
      renew().catch((error: unknown) => log.warn({ err: error }, `the lease of ${name} could not be renewed`));
    },
    (leaseSeconds * 1000) / 3,
  );
  return () => clearInterval(timer);
}
