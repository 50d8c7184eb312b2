import { createServer } from "node:http";
import next from "next";
import "../check-env";
import { dashboardEnv } from "../env";
import { front } from "./front";

// The dashboard in production: the pages by Next, and before them the front. Runs in the folder that was built.

/** Longer than proxies keep theirs, so that none sends a request on a connection that is just being closed. */
const KEEP_ALIVE = 75_000;

/** Of a request's last byte after its first. */
const SLOWEST_UPLOAD = 600_000;

const { publicOrigin, trustsProxy, host, port } = dashboardEnv();
const app = next({ dev: false, dir: process.cwd(), hostname: host, port, quiet: true });
await app.prepare();
const server = createServer(
  { keepAliveTimeout: KEEP_ALIVE, requestTimeout: SLOWEST_UPLOAD },
  front({ publicOrigin, trustsProxy, pages: app.getRequestHandler() }),
);
server.listen(port, host);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    // Requests that are under way finish; nothing else keeps the process.
    server.close(() => {
      void app.close().finally(() => process.exit(0));
    });
  });
}
