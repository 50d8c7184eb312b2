import { randomInt } from "node:crypto";
import { listenOnce } from "./run/ports.mjs";

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
    const codes = [await listenOnce("127.0.0.1", port), await listenOnce("::1", port)];
    // Another error means that the machine does not have the address.
    if (!codes.includes("EADDRINUSE")) return port;
  }
}
