import type { Server } from "node:http";

/**
 * Stops listening and resolves when the last running request is answered; what still runs after `seconds` is cut off.
 */
export async function stopInOrder(server: Server, seconds: number): Promise<void> {
  // A connection whose last answer has just gone out would otherwise stay open until its keep-alive time-out.
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
