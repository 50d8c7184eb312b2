import type { IncomingMessage } from "node:http";

/** Milliseconds for which the rest of a body is read after its request was answered; then the connection is closed. */
export const MAX_DRAIN_MS = 500;

/**
 * Reads and drops the rest of a body, so that the connection can take another request. Node itself would read without
 * an end, or not at all once some of the body was read.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.complete) return;
  // An earlier reader of the body has left this listener, which would keep the stream paused.
  request.removeAllListeners("readable");
  setImmediate(() => request.resume());
  setTimeout(() => {
    if (!request.complete) request.socket.destroySoon();
  }, MAX_DRAIN_MS).unref();
}
