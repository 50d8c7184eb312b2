import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { HEALTH_PATH } from "../http/limit-requests";
import { loggedPath } from "../http/logged-path";
import { factsOf } from "../http/request-facts";
import type { Metrics } from "./metrics";
import type { RequestHandler } from "../http/server";

/**
 * Logs and counts each request. The log leaves out the query, headers and body, because they may contain secrets.
 * @param addressOf returns the address of the client; for a request of a trusted dashboard, of the browser
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
    // Read now, because the handler may rewrite request.url.
    const path = loggedPath(request.url);
    const isHealthCheck = HEALTH_PATH.test(path);
    const method = request.method ?? "";
    metrics.requestBegan();
    response.on("close", () => {
      const ms = performance.now() - started;
      // 499 as in nginx: the connection was closed before the whole response was sent, in most cases by the client.
      const status = response.writableFinished ? response.statusCode : 499;
      metrics.requestEnded({ method, route: isHealthCheck ? path : (facts.route ?? "other"), status }, ms / 1000);
      if (facts.errorKind) metrics.requestFailed(facts.errorKind);
      const { requestId, identifier, userName, viewedAs, companyId, route } = facts;
      const timing = { status, ms: Math.round(ms * 10) / 10 };
      const line = { requestId, address, userName, viewedAs, companyId, method, route, path, ...timing, identifier };
      // Monitoring repeats these requests all day.
      if (isHealthCheck) log.debug(line, "request");
      else log.info(line, "request");
    });
    handler(request, response);
  };
}
