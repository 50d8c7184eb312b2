import { createServer, isIPv6 } from "node:net";
import { Problem } from "./problem.mjs";

/**
 * Throws a Problem unless the port can be listened on: about the variable `name`, or about HOST when this machine does
 * not have the address. On the default address the port is also tried on ::1, because a browser may resolve localhost
 * to it.
 */
export async function requireFreePort(name, host, port) {
  for (const address of host === "127.0.0.1" ? [host, "::1"] : [host]) {
    const code = await listenOnce(address, port);
    if (code === "EADDRINUSE") {
      throw new Problem(`${name} is ${port}, which another program uses on ${address}; expected a free port.`);
    }
    if (code === "EACCES") throw new Problem(`${name} is ${port}; expected a port that this user may listen on.`);
    // On ::1 any other error means that this machine has no IPv6.
    if (code && address === host)
      throw new Problem(`HOST is "${host}"; expected an address of this machine (${code}).`);
  }
}

/** The host of the URL at which this machine reaches a program that listens on `host`. */
export function reachable(host) {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return isIPv6(host) ? `[${host}]` : host;
}

/** @returns {Promise<string | null>} the error's code, or null when it can be listened on */
function listenOnce(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? "unknown"));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
