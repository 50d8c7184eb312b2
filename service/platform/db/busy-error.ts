import { HttpError } from "../http-error";

/** Creates the error of a request for which the database has no connection, memory or time. */
export function busyError(options?: ErrorOptions): HttpError {
  const message = "The service has as much to do as it can just now. Nothing was changed.";
  return new HttpError("busy", message, { "retry-after": "2" }, options);
}
