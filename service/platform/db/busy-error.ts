import { HttpError } from "../http-error";

/** The refusal of what found no connection to the database free in time. */
export function busyError(options?: ErrorOptions): HttpError {
  const message = "The service has as much to do as it can just now. Nothing was changed.";
  return new HttpError("busy", message, { "retry-after": "2" }, options);
}
