import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { currentResponse } from "../internals/node-http";
import { rejectConnection } from "./send-http-error";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface HttpServer {
  port: number;
  /**
   * Stops accepting connections, lets running requests finish and resolves when all connections are closed. Closes
   * connections that are still busy after `seconds`.
   */
  close(seconds: number): Promise<void>;
}

/** Limits on the resources that clients may use. Times are milliseconds. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  headersTimeout: number;
  /** From the first byte of a request to the end of its body. */
  requestTimeout: number;
  /** Idle time of a connection; longer than the usual timeout of proxies, which might otherwise reuse a closed one. */
  keepAliveTimeout: number;
  /** Interval between checks of these timeouts. */
  checkingInterval: number;
  /** Maximum bytes of the request line and all headers together. */
  headerSize: number;
  /** Maximum number of open connections. */
  connections: number;
}

const CONNECTION_LIMITS: ConnectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 75_000,
  checkingInterval: 5_000,
  headerSize: 16 * 1024,
  connections: 10_000,
};

interface ListenOptions {
  /** The environment variable of the port, for error messages. */
  portName?: string;
  limits?: Partial<ConnectionLimits>;
}

/** Listens on host and port (0 for any free one). Rejects with a one-line message when it cannot. */
export async function listen(
  handler: RequestHandler,
  host: string,
  port: number,
  { portName = "SERVICE_PORT", limits = {} }: ListenOptions = {},
): Promise<HttpServer> {
  const { headersTimeout, requestTimeout, keepAliveTimeout, checkingInterval, headerSize, connections } = {
    ...CONNECTION_LIMITS,
    ...limits,
  };
  const server = createServer(
    {
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval: checkingInterval,
      maxHeaderSize: headerSize,
      // Node would respond to such a request without a body; the handler sends an error object.
      requireHostHeader: false,
    },
    handler,
  );
  server.maxConnections = connections;
  server.on("clientError", respondToClientError);
  // An unknown Expect may be ignored (RFC 9110, section 10.1.1); node would respond 417 without a body.
  server.on("checkExpectation", handler);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(describe(error, host, port, portName)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (seconds) => closeServer(server, seconds),
  };
}

async function closeServer(server: Server, seconds: number): Promise<void> {
  // A connection that has just sent its last response would otherwise stay open until its keep-alive timeout.
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

const CLIENT_ERRORS: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The request line and the headers are too long."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The chunk extensions of the body are too long."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive."],
};

/** Responds to malformed or incomplete requests, unless a response is being sent already. */
function respondToClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  const current = currentResponse(socket);
  if (!socket.writable || current?.headersSent || error.code === "ECONNRESET") {
    socket.destroy(error);
    return;
  }
  const [status, message] = CLIENT_ERRORS[error.code ?? ""] ?? [400, "This is not a valid HTTP request."];
  rejectConnection(socket, status, message);
  socket.once("finish", () => socket.destroy());
}

function describe(error: NodeJS.ErrnoException, host: string, port: number, portName: string): Error {
  if (error.code === "EADDRINUSE") return new Error(`${portName} ${port} on ${host} is taken by another program.`);
  if (error.code === "EACCES") return new Error(`${portName} ${port} on ${host} may not be used by this user.`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new Error(`HOST is ${JSON.stringify(host)}; expected an address of this machine.`);
  }
  return error;
}
