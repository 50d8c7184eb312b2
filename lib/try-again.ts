import { isPassing, secondsToWait } from "./api-failure";

/** Seconds between a failed read and the next attempt that is made by itself. */
const PAUSES = [5, 10, 20, 30];

/** @param attempts made by themselves so far */
export function pauseBefore(attempts: number): number {
  return PAUSES[Math.min(attempts, PAUSES.length - 1)]!;
}

/** When the read that failed with this error is tried again, milliseconds since 1970. */
const planned = new WeakMap<object, number>();

/** When what failed with this error is tried again by itself, milliseconds since 1970; undefined where it is not. */
export function triedAgainAt(error: unknown): number | undefined {
  return typeof error === "object" && error !== null ? planned.get(error) : undefined;
}

/** As much of a query as its attempts depend on; `reads` are its successful ones. */
interface Failing {
  error: unknown;
  reads: number;
}

/**
 * Plans the next attempts of reads that failed because the service was away: later each time, and from the beginning
 * once one has succeeded.
 * @returns for a query, milliseconds until it is tried again; false where nothing is to be tried
 */
export function attemptPlan(): (query: object, state: Failing) => number | false {
  const attempts = new WeakMap<object, { made: number; reads: number }>();
  return (query, { error, reads }) => {
    if (!isPassing(error) || typeof error !== "object" || error === null) return false;
    let at = planned.get(error);
    if (at === undefined) {
      const before = attempts.get(query);
      const made = before?.reads === reads ? before.made : 0;
      attempts.set(query, { made: made + 1, reads });
      at = Date.now() + 1000 * Math.max(pauseBefore(made), secondsToWait(error, Date.now()));
      planned.set(error, at);
    }
    // In a page that nobody looks at the time passes unused.
    return Math.max(1000, at - Date.now());
  };
}
