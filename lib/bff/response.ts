import { ERROR_KINDS, type ErrorKind } from "@/contract/api-error";
import type { BodyStream } from "./body-stream";

/** A response of the BFF, for the front and the route handler alike. */
export interface BffResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Values of Set-Cookie. */
  cookies?: readonly string[];
  body: Buffer | BodyStream | null;
}

const NO_STORE = "private, no-store, no-transform";

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A response of the dashboard's own with the interface's error object.
 * @param requestId id of the request in the log; also the error's identifier if it is a GUID, as identifiers must be
 */
export function errorResponse(
  kind: ErrorKind,
  message: string,
  headers: Record<string, string> = {},
  requestId: string = crypto.randomUUID(),
): BffResponse & { body: Buffer<ArrayBuffer> } {
  const { status, typeOfError } = ERROR_KINDS[kind];
  const identifier = GUID.test(requestId) ? requestId : crypto.randomUUID();
  return {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": NO_STORE,
      "x-request-id": requestId,
      ...(kind === "unauthenticated" && { "www-authenticate": "OAuth" }),
      ...headers,
    },
    body: Buffer.from(JSON.stringify({ typeOfError, message, identifier })),
  };
}
