import type { Logger } from "pino";
import type { ErrorKind } from "@/contract/api-error";
import { reasonOf, type HttpError } from "../http-error";

/** Kinds that say all there is to say of what happened around the service; others are a fault in it. */
const SAYS_ALL: ReadonlySet<ErrorKind> = new Set(["unavailable", "busy", "dataBusy", "databaseAway", "databaseFull"]);

/**
 * Writes why a request could not be answered: one short line where the surroundings were the reason, for there may be
 * thousands of the same; else the error with its stack.
 */
export function logFailure(log: Logger, error: unknown, refusal: HttpError, facts: object): void {
  if (refusal.status < 500) return;
  if (!SAYS_ALL.has(refusal.kind)) log.error({ err: error, ...facts }, "request failed");
  else log.warn({ reason: refusal.kind, cause: reasonOf(error), ...facts }, "request refused");
}
