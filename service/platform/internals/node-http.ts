import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/**
 * Returns the response that is being sent on a connection; undefined between requests. The client error handler of node
 * reads this undocumented member, too; node-http.test.ts tests it.
 */
export function currentResponse(socket: Duplex): ServerResponse | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}
