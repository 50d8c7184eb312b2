import type { Logger } from "pino";
import type { ErrorKind } from "@/contract/api-error";
import { causesOf } from "@/contract/causes";
import { busyError } from "../db/busy-error";
import { HttpError, sqlState, reasonOf } from "../http-error";

const RETRY = { "retry-after": "5" };
const RETRY_SOON = { "retry-after": "1" };
const RETRY_LATE = { "retry-after": "60" };

/**
 * Converts any error to the HttpError that the client gets. Unknown errors get a generic message: a 5xx never includes
 * internals.
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  const state = sqlState(error) ?? "";
  if (state === DISK_FULL || hasCode(error, /^(ENOSPC|EDQUOT)$/)) {
    const message =
      "The disk of the database is full, so nothing can be stored until there is room. Nothing was changed.";
    return new HttpError("databaseFull", message, RETRY_LATE);
  }
  if (CONTENDED_STATES.test(state)) {
    return new HttpError("dataBusy", "Another request is changing the same data; nothing was changed.", RETRY_SOON);
  }
  if (BUSY_STATES.test(state)) return busyError();
  if (AWAY_STATES.test(state) || hasCode(error, AWAY_CODES) || causesOf(error).some(isAwayMessage)) {
    return new HttpError("databaseAway", "The service cannot reach its database just now.", RETRY);
  }
  if (state === "23505") {
    return new HttpError("exists", "An object with the same id was created at the same moment.");
  }
  return new HttpError("unexpected", "An unexpected error occurred. Nothing was changed.");
}

const DISK_FULL = "53100";
/** Serialization failure, deadlock or lock timeout. */
const CONTENDED_STATES = /^(40001|40P01|55P03)$/;
/** No free connections or memory, or a statement timeout. */
const BUSY_STATES = /^(53...|57014)$/;
/**
 * Connection exceptions, shutdown, crash or start-up of the server, a dropped database, a write on a standby, or a
 * timeout of an idle session or transaction.
 */
const AWAY_STATES = /^(08...|57P0[1-5]|25006|25P03)$/;
const AWAY_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ETIMEDOUT)$/;
/** Messages of errors of pg and its pool that have no code. */
const AWAY_MESSAGE =
  /Connection terminated|timeout expired|Query read timeout|not queryable|Client was closed|Cannot use a pool after/;

const isAwayMessage = ({ message }: Error) => AWAY_MESSAGE.test(message);

function hasCode(error: unknown, codes: RegExp): boolean {
  return causesOf(error).some((cause) => "code" in cause && typeof cause.code === "string" && codes.test(cause.code));
}

/** Errors of the environment, which their kind explains; other errors are bugs of the service. */
const ENVIRONMENT_KINDS: ReadonlySet<ErrorKind> = new Set([
  "unavailable",
  "busy",
  "dataBusy",
  "databaseAway",
  "databaseFull",
]);

/**
 * Logs why a request failed with a 5xx: one short line for an error of the environment, since there may be thousands
 * of them; otherwise the error with its stack.
 */
export function logFailure(log: Logger, error: unknown, httpError: HttpError, facts: object): void {
  if (httpError.status < 500) return;
  if (!ENVIRONMENT_KINDS.has(httpError.kind)) log.error({ err: error, ...facts }, "request failed");
  else log.warn({ reason: httpError.kind, cause: reasonOf(error), ...facts }, "request refused");
}
