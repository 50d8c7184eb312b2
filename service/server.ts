import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  port: number;
  /**
   * Stops accepting, lets running requests finish and resolves when all connections are closed; those that are still
   * busy after `seconds` are cut.
   */
  close(seconds: number): Promise<void>;
}

/** Listens on host and port (0 for any free one). Rejects with a one-line message when the port is taken. */
export async function listen(handler: RequestHandler, host: string, port: number): Promise<HttpServer> {
  let stopping = false;
  const server = createServer((request, response) => {
    if (stopping) response.setHeader("connection", "close");
    handler(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(describe(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (seconds) => {
      stopping = true;
      return closeServer(server, seconds);
    },
  };
}

async function closeServer(server: Server, seconds: number): Promise<void> {
  // A connection whose last answer has just gone out would otherwise stay open until its keep-alive time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  try {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}

function describe(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") return new Error(`SERVICE_PORT ${port} on ${host} is taken by another program.`);
  if (error.code === "EACCES") return new Error(`SERVICE_PORT ${port} on ${host} may not be used by this user.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new Error(`HOST is ${JSON.stringify(host)}; expected an address of this machine.`);
  }
  return error;
}
