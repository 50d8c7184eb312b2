import { Socket } from "node:net";
import type pg from "pg";

// The one module that reaches for the socket under a connection of pg and knows the message of its pool, which
// pg.test.ts describes; package.json names the exact version.

/** The socket of an open connection. Throws when pg uses something else, as under another runtime. */
export function socketOf(client: pg.Client): Socket {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) throw new Error("the connection has no socket");
  return stream;
}

/** True for the error of a pool (pg-pool) whose connections were all in use until the timeout; it has no code. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "timeout exceeded when trying to connect";
}

/** Holds back what is written to a connection until the returned function is called, so that it goes out at once. */
export function corkWrites(client: pg.Client): () => void {
  const { stream } = client.connection;
  stream.cork();
  return () => stream.uncork();
}
