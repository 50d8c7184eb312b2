import type { IncomingMessage } from "node:http";

/** Milliseconds for which the rest of a body is read after its request was answered; then the connection is closed. */
export const MAX_DRAIN_MS = 500;

/**
 * Reads and drops the rest of a body, so that the connection can take another request. Node itself would read all of a
 * body that nobody has read from, however long it is, and nothing of a body that was read in part.
 */
export function drainBody(request: IncomingMessage): void {
  if (request.complete) return;
  // An earlier reader of the body may have left a "readable" listener, which keeps the stream paused. After the removal
  // Node updates the stream's state in process.nextTick, so resume() has to come later.
  request.removeAllListeners("readable");
  setImmediate(() => request.resume());
  setTimeout(() => {
    if (!request.complete) request.socket.destroySoon();
  }, MAX_DRAIN_MS).unref();
}
