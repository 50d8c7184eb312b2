import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { DashboardMetrics } from "./metrics";
import { factsOf } from "./request-facts";

export interface Observer {
  log: Logger;
  metrics: Pick<DashboardMetrics, "requestBegan" | "requestEnded">;
  /** The pattern of the pages' addresses that a path matches. */
  routeOf: (path: string) => string;
}

/** What asks often, and files that pages are made of: their lines would drown the others. */
const QUIET = /^\/(?:_next\/|[\w-]+\.(?:ico|svg|png|webmanifest|txt)$|api\/(?:health|ready)$)/;

/**
 * Writes one line of log a request and counts it, under the id that the service's line has too. Neither holds what a
 * browser sent but the path: query, headers and body may be secrets.
 */
export function observe(request: IncomingMessage, response: ServerResponse, { log, metrics, routeOf }: Observer): void {
  const begun = performance.now();
  const facts = factsOf(request);
  const method = request.method ?? "";
  // Whoever answers may rewrite the address.
  const path = (request.url ?? "/").replace(/[?#].*$/s, "") || "/";
  metrics.requestBegan();
  response.on("close", () => {
    const ms = performance.now() - begun;
    const { requestId, address, identifier, route = routeOf(path) } = facts;
    // The browser went away before the whole answer was out; nginx counts that so.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics.requestEnded({ method, route, status }, ms / 1000);
    const line = { requestId, address, method, route, path, status, ms: Math.round(ms * 10) / 10, identifier };
    if (QUIET.test(path)) log.debug(line, "request");
    else log.info(line, "request");
  });
}
