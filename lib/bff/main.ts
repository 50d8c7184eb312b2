import { createServer, type Server } from "node:http";
import { join } from "node:path";
import next from "next";
import { createLog } from "@/contract/log";
import "@/lib/check-env";
import { dashboardEnv } from "@/lib/env";
import { createFront } from "./front";
import { createMetrics, type DashboardMetrics } from "./metrics";
import { readPageRoutes } from "./page-routes";
import { watchServiceHealth } from "./service-health";
import { shutDownGracefully } from "./graceful-shutdown";
import { withStaticFiles } from "./static-files";
import { installTelemetry } from "./telemetry";

// The dashboard's program in production: the front, with Next behind it. Runs in the folder that was built.

/**
 * Milliseconds. Longer than proxies keep idle connections, so that no proxy sends a request on a connection that is
 * being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/** Milliseconds from the first to the last byte of a request. */
const MAX_UPLOAD_MS = 600_000;

const { publicUrl, trustsProxy, host, port, metricsPort, logLevel, shutdown } = dashboardEnv();
const log = createLog(logLevel);
const metrics = createMetrics();
installTelemetry({ log, recordUpstream: metrics.recordUpstream });
const app = next({ dev: false, dir: process.cwd(), hostname: host, port, quiet: true });
await app.prepare();
const routeOf = readPageRoutes(join(process.cwd(), ".next"));
const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: MAX_UPLOAD_MS },
  createFront({
    publicOrigin: publicUrl,
    trustsProxy,
    pages: withStaticFiles(
      join(process.cwd(), ".next/static"),
      publicUrl.startsWith("https:"),
      app.getRequestHandler(),
    ),
    observer: { log, metrics, routeOf },
  }),
);
listen(server, port, "PORT");
if (metricsPort !== null) listen(createMetricsServer(metrics), metricsPort, "DASHBOARD_METRICS_PORT").unref();
watchServiceHealth(({ isUp }) => {
  metrics.setServiceUp(isUp);
});

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void shutDownGracefully(server, shutdown)
      .then(() => app.close())
      .finally(() => process.exit(0));
  });
}

function listen(listener: Server, at: number, setting: string): Server {
  return listener
    .once("error", ({ code }: NodeJS.ErrnoException) => {
      process.stderr.write(
        `${setting} is ${String(at)}, where this program cannot listen on ${host} (${code ?? ""}).\n`,
      );
      process.exit(1);
    })
    .listen(at, host);
}

/** Serves Prometheus metrics on a port of their own, which browsers need not reach. */
function createMetricsServer({ text }: DashboardMetrics) {
  return createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    text().then(
      ({ contentType, body }) => response.writeHead(200, { "content-type": contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
}
