import { Refusal, sqlState } from "../errors";

const RETRY = { "retry-after": "5" };

/**
 * The one place where errors become refusals. What is not a refusal stays generic to the client: a 5xx never carries
 * internals.
 */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error))
    return new Refusal("unavailable", "The service cannot reach its database just now.", RETRY);
  if (sqlState(error) === "23505") {
    return new Refusal("exists", "An object with the same id was created at the same moment.");
  }
  return new Refusal("unexpected", "An unexpected error occurred. Nothing was changed.");
}

const CONNECTION_CODES = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/** Connection exceptions, shutdown and start-up of the server, too many connections. */
const AWAY_STATES = /^(08...|57P0[1-3]|53300)$/;

function isDatabaseAway(error: unknown): boolean {
  const state = sqlState(error);
  if (state && AWAY_STATES.test(state)) return true;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && CONNECTION_CODES.test(cause.code)) return true;
    if (/Connection terminated|timeout exceeded when trying to connect/.test(cause.message)) return true;
  }
  return false;
}
