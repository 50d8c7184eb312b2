import { Refusal, sqlState } from "../errors";

const RETRY = { "retry-after": "5" };
const RETRY_SOON = { "retry-after": "1" };

/**
 * The one place where errors become refusals. What is not a refusal stays generic to the client: a 5xx never carries
 * internals.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error))
    return new Refusal("unavailable", "The service cannot reach its database just now.", RETRY);
  if (BUSY_STATES.test(sqlState(error) ?? "")) {
    return new Refusal("unavailable", "Another request is changing the same data; nothing was changed.", RETRY_SOON);
  }
  if (sqlState(error) === "23505") {
    return new Refusal("exists", "An object with the same id was created at the same moment.");
  }
  return new Refusal("unexpected", "An unexpected error occurred. Nothing was changed.");
}

const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/**
 * Connection exceptions, shutdown and start-up of the server, no connections, disk or memory left, a standby that does
 * not write, and sessions that were ended for idling.
 */
const AWAY_STATES = /^(08...|57P0[1-5]|53...|25006|25P03)$/;
/** Serialization failure, deadlock, a lock waited for too long, a statement that took too long. */
const BUSY_STATES = /^(40001|40P01|55P03|57014)$/;
/** As pg and its pool say it, without a code. */
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Client was closed|Cannot use a pool after/;

function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state && AWAY_STATES.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && CONNECTION_CODES.test(cause.code)) return true;
    if (AWAY_MESSAGE.test(cause.message)) return true;
  }
  return false;
}
