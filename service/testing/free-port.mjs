import { randomInt } from "node:crypto";
import { once } from "node:events";
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
    if (!(await isUsed("127.0.0.1", port)) && !(await isUsed("::1", port))) return port;
  }
}

/** Any other error than EADDRINUSE means that the machine does not have the address. */
async function isUsed(/** @type {string} */ host, /** @type {number} */ port) {
  const server = createServer().listen({ host, port, exclusive: true });
  try {
    await once(server, "listening");
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE";
  }
  server.close();
  await once(server, "close");
  return false;
}
