import type { IncomingMessage } from "node:http";

/**
 * The address that a request came from. Behind a proxy of ours it is the last one that the proxy wrote down; what
 * stands before it the client may have made up.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = (Array.isArray(forwarded) ? forwarded.join() : forwarded)?.split(",").at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? "");
}
