import type { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/**
 * The response that is being sent on a connection; undefined between requests. Node's own handler of client errors
 * reads the same member, which its documentation does not name: node-http.test.ts describes it.
 */
export function currentResponse(socket: Duplex): ServerResponse | undefined {
  return (socket as { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}
