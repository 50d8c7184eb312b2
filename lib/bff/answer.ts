import { ERROR_KINDS, type ErrorKind } from "@/contract/api-error";
import type { Flow } from "./flow";

/** The BFF's answer, whichever server sends it. */
export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** Values of Set-Cookie. */
  cookies?: readonly string[];
  body: Buffer | Flow | null;
}

const NOT_STORED = "private, no-store, no-transform";

/** Whether a write that was not answered as it should be may have taken effect. */
export type Saved = "no" | "unknown";

const GUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * An answer of the dashboard's own with the interface's error object (decisions §3).
 * @param requestId under which the log tells of it; also the error's identifier, where it is a GUID as that has to be
 */
export function refusal(
  kind: ErrorKind,
  message: string,
  headers: Record<string, string> = {},
  requestId: string = crypto.randomUUID(),
): Answer & { body: Buffer<ArrayBuffer> } {
  const { status, typeOfError } = ERROR_KINDS[kind];
  const identifier = GUID.test(requestId) ? requestId : crypto.randomUUID();
  return {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": NOT_STORED,
      "x-request-id": requestId,
      ...(kind === "unauthenticated" && { "www-authenticate": "OAuth" }),
      ...headers,
    },
    body: Buffer.from(JSON.stringify({ typeOfError, message, identifier })),
  };
}
