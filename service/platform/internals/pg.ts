import { Socket } from "node:net";
import type pg from "pg";

// The only module that uses undocumented members of a pg connection. It also depends on an error message of pg-pool.
// pg.test.ts tests both; package.json names the exact versions of pg and pg-pool.

/** Returns the socket of an open connection. Throws an Error under a runtime where pg uses no net.Socket. */
export function socketOf(client: pg.Client): Socket {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) throw new Error("the connection has no socket");
  return stream;
}

/** Returns the process id that the server, or a pooler, has sent for a connection; null until it has sent one. */
export function processIdOf(client: pg.Client): number | null {
  return (client as pg.Client & { processID: number | null }).processID;
}

/** Returns true for the error of pg-pool when all connections were in use until the timeout; it has no code. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
}

/** Buffers writes to a connection until the returned function is called, so that they are sent together. */
export function corkWrites(client: pg.Client): () => void {
  const { stream } = client.connection;
  stream.cork();
  return () => stream.uncork();
}
