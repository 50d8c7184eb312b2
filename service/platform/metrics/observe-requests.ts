import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { factsOf } from "../http/request-facts";
import type { Metrics } from "./metrics";
import type { RequestHandler } from "../http/server";

/** Paths that monitoring requests every few seconds; their log lines would drown the others. */
const HEALTH = /^\/(healthz|readyz)$/;

/**
 * Writes one line of log a request and counts it. Neither holds what a client sent but the path: query, headers and
 * body may be secrets.
 * @param addressOf where a request came from: the browser, also for what comes by a dashboard that is believed
 */
export function observe(
  handler: RequestHandler,
  log: Logger,
  metrics: Metrics,
  addressOf: (request: IncomingMessage) => string,
): RequestHandler {
  return (request, response) => {
    const started = performance.now();
    const facts = factsOf(request);
    const address = addressOf(request);
    // The handler may rewrite the address.
    const path = loggedPath(request.url ?? "/");
    const isHealthCheck = HEALTH.test(path);
    const method = request.method ?? "";
    metrics.requestBegan();
    response.on("close", () => {
      const ms = performance.now() - started;
      // The client went away before the whole answer was out; nginx counts that so.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requestEnded({ method, route: isHealthCheck ? path : (facts.route ?? "other"), status }, ms / 1000);
      if (facts.refused) metrics.requestFailed(facts.refused);
      const { requestId, identifier, userName, viewedAs, companyId, route } = facts;
      const took = { status, ms: Math.round(ms * 10) / 10 };
      const line = { requestId, address, userName, viewedAs, companyId, method, route, path, ...took, identifier };
      if (isHealthCheck) log.debug(line, "request");
      else log.info(line, "request");
    });
    handler(request, response);
  };
}

/** The path of an address, without the ids of sign-ins and the secrets of links, which open what they lead to. */
function loggedPath(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
  return path.replace(/^(\/oidc\/(sign-in|password|auth)\/).+/, "$1…") || "/";
}
