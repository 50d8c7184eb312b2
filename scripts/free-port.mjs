import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to outgoing connections, one of which could take the port before its server does.
 */
const FIRST = 20_000;
const LAST = 32_000;
const used = new Set();

/**
 * A port of this machine that nothing listens on just now, on 127.0.0.1 and on ::1: a browser that opens localhost may
 * end at either. One process never gets the same port twice.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (used.has(port)) continue;
    used.add(port);
    if ((await mayListen("127.0.0.1", port)) && (await mayListen("::1", port))) return port;
  }
}

/** True also when the machine does not have this address. */
function mayListen(host, port) {
  return new Promise((resolve) => {
    const server = createServer().once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code !== "EADDRINUSE"),
    );
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
