import type { IncomingMessage } from "node:http";

/** How long a client may go on sending a body that nobody reads, before it is cut off with its answer. Milliseconds. */
export const UNREAD_BODY = 500;

/**
 * Reads on in a body whose request has been answered, so that the connection can take another; one that does not end soon
 * is closed. Node itself reads on for ever, or where some of the body was read, not at all.
 */
export function dropBody(request: IncomingMessage): void {
  if (request.complete) return;
  // Whoever was reading waits in such a listener, and with one nothing flows.
  request.removeAllListeners("readable");
  setImmediate(() => request.resume());
  setTimeout(() => {
    if (!request.complete) request.socket.destroySoon();
  }, UNREAD_BODY).unref();
}
