import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { NoopLogger, type Logger } from "drizzle-orm";

/** A statement that the service ran for a request, with the parameters of one execution. */
export interface RecordedStatement {
  /** Path and query of the request. */
  path: string;
  text: string;
  parameters: unknown[];
}

/**
 * Records the statements that Drizzle runs for HTTP requests from now on: each text once per kind of request.
 * @param kindOf maps a path with its query to the kind of request
 * @returns the statements by kind and text; the map grows with each request
 */
export function recordStatements(kindOf: (path: string) => string): Map<string, RecordedStatement> {
  const statements = new Map<string, RecordedStatement>();
  const request = new AsyncLocalStorage<string>();
  subscribe("http.server.request.start", (message) => {
    request.enterWith((message as { request: IncomingMessage }).request.url ?? "");
  });
  // Drizzle uses this logger for databases without a logger of their own.
  (NoopLogger.prototype as Logger).logQuery = (text, parameters) => {
    const path = request.getStore();
    if (path === undefined) return;
    const key = `${kindOf(path)} ${text}`;
    if (!statements.has(key)) statements.set(key, { path, text, parameters });
  };
  return statements;
}
