import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { DashboardMetrics } from "./metrics";
import { requestContext } from "./request-context";

export interface Observer {
  log: Logger;
  metrics: Pick<DashboardMetrics, "requestBegan" | "requestEnded">;
  /** Returns the route of a path, such as `/companies/[companyId]/figures`. */
  routeOf: (path: string) => string;
}

/** Health checks and static files are logged at level debug, because their lines would drown the others. */
const QUIET_PATHS = /^\/(?:_next\/|[\w-]+\.(?:ico|svg|png|webmanifest|txt)$|api\/(?:health|ready)$)/;

/**
 * Logs and measures a request when its response is closed. The line has the request id that the service logs too. It
 * holds the path, but neither query, headers nor body, which may contain secrets.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { log, metrics, routeOf }: Observer,
): void {
  const start = performance.now();
  const context = requestContext(request);
  const method = request.method ?? "";
  // Next may rewrite request.url later.
  const path = withoutSecret((request.url ?? "/").replace(/[?#].*$/s, "") || "/");
  metrics.requestBegan();
  response.on("close", () => {
    const ms = performance.now() - start;
    const { requestId, address, identifier, route = routeOf(path) } = context;
    // 499 is nginx's status for a client that disconnected before the whole response was sent.
    const status = response.writableFinished ? response.statusCode : 499;
    metrics.requestEnded({ method, route, status }, ms / 1000);
    const line = { requestId, address, method, route, path, status, ms: Math.round(ms * 10) / 10, identifier };
    if (QUIET_PATHS.test(path)) log.debug(line, "request");
    else log.info(line, "request");
  });
}

/** The path of a report that a link shows has the link's secret in it, in whatever way the client spells the path. */
function withoutSecret(path: string): string {
  // decodeURIComponent would throw at escapes that are no UTF-8.
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  const masked = decoded.replace(/([\\/]shared[\\/]+)[^\\/]+/gi, "$1[token]");
  return masked === decoded ? path : masked;
}
