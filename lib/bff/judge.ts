import { refusal, type Answer } from "./answer";
import { headersDown } from "./headers";
import type { UpstreamAnswer } from "./exchange";
import type { Flow } from "./flow";

/** Error statuses that mean the same whoever in between answered them, with or without the error object. */
const PASSED_BARE: Record<number, "unauthenticated" | "tooMany" | "unavailable"> = {
  401: "unauthenticated",
  429: "tooMany",
  503: "unavailable",
};
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

/**
 * Turns the service's answer into ours, judging by status, Content-Type and the first byte before any of it goes out.
 * @param refuseUnread words the refusal of an answer that cannot be passed on
 */
export function judge(
  answer: UpstreamAnswer,
  { method, requestId, encodings }: { method: string; requestId: string; encodings: string },
  refuseUnread: (message: string) => Answer,
): Answer {
  const { status, headers, body } = answer;
  if (status === 304 || (method === "HEAD" && status === 200)) {
    drop(body);
    return { status, headers: headersDown(headers), body: null };
  }
  const isRedirect = status >= 300 && status < 400;
  if (isRedirect || status === 204 || !JSON_TYPE.test(String(headers["content-type"] ?? ""))) {
    drop(body);
    const kind = PASSED_BARE[status];
    const message = `The accounting service could not be understood: status ${String(status)} without a JSON body.`;
    if (!kind) return refuseUnread(message);
    const retryAfter = headers["retry-after"];
    return refusal(kind, message, typeof retryAfter === "string" ? { "retry-after": retryAfter } : {}, requestId);
  }
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && !encodings.split(", ").includes(String(encoding).toLowerCase())) {
    drop(body);
    return refuseUnread("The accounting service's answer is in an encoding that was not asked for.");
  }
  if (encoding === undefined && !beginsLikeJson(body)) {
    drop(body);
    return refuseUnread("The accounting service's answer is not JSON.");
  }
  return { status, headers: headersDown(headers), body };
}

function drop(body: Buffer | Flow): void {
  if (!Buffer.isBuffer(body)) body.cancel();
}

/** A value of the wire format begins with one of these, after blanks. */
function beginsLikeJson(body: Buffer | Flow): boolean {
  const first = Buffer.isBuffer(body) ? body : body.first;
  return first.length > 0 && /^\s*(?:[{["\-0-9tfnIN]|$)/.test(first.toString("latin1", 0, 256));
}
