import type { BodyStream } from "./body-stream";
import { toClientHeaders } from "./headers";
import { errorResponse, type BffResponse } from "./response";
import type { UpstreamResponse } from "./upstream-request";

/** Error statuses that mean the same from the service and from a proxy before it, which answers without JSON. */
const KIND_OF_STATUS: Record<number, "unauthenticated" | "tooMany" | "unavailable"> = {
  401: "unauthenticated",
  429: "tooMany",
  503: "unavailable",
};
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

interface CheckedRequest {
  method: string;
  requestId: string;
  /** Content codings that the service was asked for. */
  acceptEncoding: string;
}

/**
 * Turns the service's response into the BFF's, after checking its status, Content-Type, encoding and first bytes.
 * @param unreadable makes the response to the browser when the service's cannot be passed on
 */
export function checkResponse(
  response: UpstreamResponse,
  { method, requestId, acceptEncoding }: CheckedRequest,
  unreadable: (message: string) => BffResponse,
): BffResponse {
  const { status, headers, body } = response;
  const isJson = JSON_TYPE.test(String(headers["content-type"] ?? ""));
  // A response to HEAD has no body; with an error status its type says if the service or something before it answered.
  if (status === 304 || (method === "HEAD" && (status === 200 || (status >= 400 && isJson)))) {
    discard(body);
    return { status, headers: toClientHeaders(headers), body: null };
  }
  if (isFile(response)) return { status, headers: toClientHeaders(headers), body };
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || status === 204 || !isJson) {
    discard(body);
    const kind = KIND_OF_STATUS[status];
    const message = `The accounting service could not be understood: status ${String(status)} without a JSON body.`;
    if (!kind) return unreadable(message);
    const retryAfter = headers["retry-after"];
    return errorResponse(kind, message, typeof retryAfter === "string" ? { "retry-after": retryAfter } : {}, requestId);
  }
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && !acceptEncoding.split(", ").includes(String(encoding).toLowerCase())) {
    discard(body);
    return unreadable("The accounting service's answer is in an encoding that was not asked for.");
  }
  if (encoding === undefined && !startsLikeJson(body)) {
    discard(body);
    return unreadable("The accounting service's answer is not JSON.");
  }
  return { status, headers: toClientHeaders(headers), body };
}

/** Content types of the files that the service makes, and the characters that each file begins with. */
const FILES: Record<string, string> = { "application/zip": "PK", "application/pdf": "%PDF-" };

/** True for a file that the browser stores instead of showing it, such as an export or a PDF. */
function isFile({ status, headers, body }: UpstreamResponse): boolean {
  const begin = FILES[String(headers["content-type"])];
  if (status !== 200 || begin === undefined || headers["content-encoding"] !== undefined) return false;
  const isStored = String(headers["content-disposition"] ?? "").startsWith("attachment;");
  const first = Buffer.isBuffer(body) ? body : body.first;
  return isStored && first.toString("latin1", 0, begin.length) === begin;
}

function discard(body: Buffer | BodyStream): void {
  if (!Buffer.isBuffer(body)) body.cancel();
}

/**
 * True for bytes that may begin a value of the wire format: one of these characters after white space, or white space
 * throughout the first 256 bytes.
 */
function startsLikeJson(body: Buffer | BodyStream): boolean {
  const first = Buffer.isBuffer(body) ? body : body.first;
  return first.length > 0 && /^\s*(?:[{["\-0-9tfnIN]|$)/.test(first.toString("latin1", 0, 256));
}
