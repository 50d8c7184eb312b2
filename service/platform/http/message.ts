import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";

/** The part of a request that the API reads; node's http server or a test makes it. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query exactly as sent, or a whole address. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** Null without a body: for 304 and for responses to HEAD. */
  body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
}

/** True for a body that is made while it is sent. */
export function isStreamed(body: HttpResponse["body"]): body is AsyncIterable<Uint8Array> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/**
 * The request as the API reads it. Nothing is copied: no fetch Request is made of it, and no Response written back
 * (ADR 0038).
 */
export function requestOf(incoming: IncomingMessage): HttpRequest {
  return {
    method: incoming.method ?? "",
    url: incoming.url ?? "/",
    headers: { get: (name) => headerOf(incoming, name) },
    // An unfinished body must not close the connection: the response is still to be sent.
    get body() {
      return incoming.iterator({ destroyOnReturn: false });
    },
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}

/** Time that a client may go on sending an unread body before its connection is closed, in milliseconds. */
const UNREAD_BODY_MS = 500;

/** Time for which a client may take nothing of a streamed body before its connection is closed, in milliseconds. */
const STALLED_MS = 120_000;

/**
 * Sends a response, unless the client has gone in the meantime.
 * @param onBroken told why a streamed body broke off, where it was not the client who went; the connection is cut then
 */
export function send(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, body }: HttpResponse,
  onBroken: (error: Error) => void,
): void {
  if (outgoing.destroyed) return;
  if (isStreamed(body)) {
    outgoing.writeHead(status, headers);
    outgoing.setTimeout(STALLED_MS, () => void outgoing.destroy());
    pipeline(body, outgoing, (error) => {
      if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") onBroken(error);
    });
    dropBody(incoming);
    return;
  }
  if (body !== null) headers["content-length"] = String(Buffer.byteLength(body));
  outgoing.writeHead(status, headers);
  outgoing.end(body ?? undefined);
  dropBody(incoming);
}

/**
 * Reads on in a body whose request has been answered, so that the connection can take another; one that does not end
 * soon is closed. Node itself reads on for ever, or where some of the body was read, not at all.
 */
export function dropBody(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  incoming.resume();
  setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroySoon();
  }, UNREAD_BODY_MS).unref();
}
