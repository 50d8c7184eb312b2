import type { Server } from "node:http";

/**
 * Stops listening and resolves when the last request has been answered. After this many seconds, the connections of
 * requests that are still open are closed.
 */
export async function shutDownGracefully(server: Server, seconds: number): Promise<void> {
  // A connection whose last response has just been sent would otherwise stay open until its keep-alive time-out.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, 50);
  const deadline = setTimeout(() => {
    server.closeAllConnections();
  }, seconds * 1000);
  try {
    await new Promise<void>((resolve) => {
      server.close(() => {
        resolve();
      });
    });
  } finally {
    clearInterval(sweep);
    clearTimeout(deadline);
  }
}
