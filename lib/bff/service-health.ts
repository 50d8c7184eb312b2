import { dashboardEnv } from "@/lib/env";
import { logEvent } from "./telemetry";
import { serviceUpstream } from "./upstream";

export interface ServiceHealth {
  isUp: boolean;
  /** Time of the check, milliseconds since 1970. */
  checkedAt: number;
}

const TIMEOUT_MS = 3_000;
const INTERVAL_MS = 5_000;
/** Age up to which a check is used again, so that many callers of {@link checkService} cause few requests. */
const FRESH_MS = 1_000;

// The front checks regularly; Next's route handlers, which are bundled separately, report the result.
const shared = globalThis as typeof globalThis & {
  nyckeltalService?: { last: ServiceHealth | undefined; pending: Promise<ServiceHealth> | undefined };
};
const state = (shared.nyckeltalService ??= { last: undefined, pending: undefined });

/**
 * The latest check of the accounting service, or a new one if the latest is older than two intervals, as in
 * development, where no front checks regularly.
 */
export function serviceHealth(): Promise<ServiceHealth> {
  if (state.last && Date.now() - state.last.checkedAt < 2 * INTERVAL_MS) return Promise.resolve(state.last);
  return checkService();
}

/**
 * Checks the accounting service now, unless the latest check is younger than a second. Callers at the same time share
 * one check. A change is logged.
 */
export function checkService(): Promise<ServiceHealth> {
  if (state.last && Date.now() - state.last.checkedAt < FRESH_MS) return Promise.resolve(state.last);
  state.pending ??= check().finally(() => {
    state.pending = undefined;
  });
  return state.pending;
}

async function check(): Promise<ServiceHealth> {
  const status = await statusOf("/readyz");
  // Another implementation of the service may not have this path; any status below 500 shows that it is up.
  const isUp = typeof status === "number" && status < 500;
  const previous = state.last;
  state.last = { isUp, checkedAt: Date.now() };
  const fields = { serviceUrl: dashboardEnv().serviceUrl, answer: status };
  // Not an error at first: when both programs start together, the dashboard is up earlier.
  if (!previous && !isUp) logEvent("info", fields, "the accounting service does not answer yet");
  else if (previous?.isUp && !isUp) logEvent("error", fields, "the accounting service is away");
  else if (previous && !previous.isUp && isUp) logEvent("info", fields, "the accounting service is there");
  return state.last;
}

async function statusOf(path: string): Promise<number | string> {
  const { pool } = serviceUpstream();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { statusCode, body } = await pool.request({ method: "GET", path, signal });
    await body.dump();
    return statusCode;
  } catch (error) {
    // The code of a time-out is a number, which would look like an HTTP status.
    const { code, name } = error as NodeJS.ErrnoException;
    return typeof code === "string" ? code : name;
  }
}

/** Checks the service every few seconds. The timer does not keep the process running. */
export function watchServiceHealth(onCheck: (health: ServiceHealth) => void): void {
  const repeat = () => {
    void checkService().then(onCheck);
  };
  setInterval(repeat, INTERVAL_MS).unref();
  repeat();
}
