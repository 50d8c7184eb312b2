import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";

/** The part of a request that the API reads; made from a request of node or by a test. */
export interface HttpRequest {
  readonly method: string;
  /** Path and query exactly as sent, or an absolute URL. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface HttpResponse {
  status: number;
  headers: Record<string, string>;
  /** Null for 304 and for a 200 to HEAD. Node sends no body to HEAD, so an error need not leave it out. */
  body: string | Uint8Array | AsyncIterable<Uint8Array> | null;
}

/** Returns true for a body that is produced while it is sent. */
export function isStreamed(body: HttpResponse["body"]): body is AsyncIterable<Uint8Array> {
  return typeof body === "object" && body !== null && Symbol.asyncIterator in body;
}

/**
 * Wraps a request of node. Nothing is copied, and no fetch Request or Response is created, which saves time
 * (ADR 0038).
 */
export function requestOf(incoming: IncomingMessage): HttpRequest {
  return {
    method: incoming.method ?? "",
    url: incoming.url ?? "/",
    headers: { get: (name) => headerOf(incoming, name) },
    // Stopping before the end of the body must not close the connection: the response is still to be sent.
    get body() {
      return incoming.iterator({ destroyOnReturn: false });
    },
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(", ") : (value ?? null);
}

/** Returns the path of a request target as the client sent it; new URL() would resolve %2E%2E in it. */
export function pathOf(target = "/"): string {
  return pathAndQuery(target).replace(/[?#].*$/s, "");
}

/** Returns path and query of a request target, which may be an absolute URL. */
export function pathAndQuery(target = "/"): string {
  return target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");
}

/** Time that a client may go on sending an unread body before its connection is closed, in milliseconds. */
const UNREAD_BODY_MS = 500;

/** Time without any traffic after which the connection of a streamed body is closed, in milliseconds. */
const STALLED_MS = 120_000;

/**
 * Sends a response, unless the client has gone in the meantime.
 * @param onBroken called with the error if a streamed body fails for a reason other than a client that disconnects
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
 * Discards the rest of a body after the response, so that the connection can be reused; closes the connection if the
 * body does not end soon. Without this, Node would read without limit or, once a part has been read, not at all.
 */
export function dropBody(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  incoming.resume();
  setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroySoon();
  }, UNREAD_BODY_MS).unref();
}
