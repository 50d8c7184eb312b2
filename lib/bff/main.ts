import { createServer, type Server } from "node:http";
import { join } from "node:path";
import next from "next";
import { createLog } from "@/contract/log";
import "../check-env";
import { dashboardEnv } from "../env";
import { front } from "./front";
import { createMetrics, type DashboardMetrics } from "./metrics";
import { pageRoutes } from "./page-routes";
import { watchService } from "./service-state";
import { stopInOrder } from "./stop-in-order";
import { installTelemetry } from "./telemetry";

// The dashboard in production: the pages by Next, and before them the front. Runs in the folder that was built.

/** Longer than proxies keep theirs, so that none sends a request on a connection that is just being closed. */
const KEEP_ALIVE = 75_000;

/** Of a request's last byte after its first. */
const SLOWEST_UPLOAD = 600_000;

const { publicUrl, trustsProxy, host, port, metricsPort, logLevel, shutdown } = dashboardEnv();
const log = createLog(logLevel);
const metrics = createMetrics();
installTelemetry({ log, upstreamDone: metrics.upstreamDone });
const app = next({ dev: false, dir: process.cwd(), hostname: host, port, quiet: true });
await app.prepare();
const routeOf = pageRoutes(join(process.cwd(), ".next/routes-manifest.json"));
const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE, requestTimeout: SLOWEST_UPLOAD },
  front({ publicOrigin: publicUrl, trustsProxy, pages: app.getRequestHandler(), observer: { log, metrics, routeOf } }),
);
listen(server, port, "PORT");
if (metricsPort !== null) listen(tellMetrics(metrics), metricsPort, "DASHBOARD_METRICS_PORT").unref();
watchService(({ isUp }) => {
  metrics.serviceIsUp(isUp);
});

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    // Requests that are under way finish; nothing else keeps the process.
    void stopInOrder(server, shutdown)
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

/** Prometheus' metrics on a port of their own, which need not be reachable from where browsers are. */
function tellMetrics({ text }: DashboardMetrics) {
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
