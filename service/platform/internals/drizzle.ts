import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { drizzle as drizzleOnPglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "../db/database";
import type { PgliteClient, PgliteTransaction } from "../db/pglite-client";

// The only module that depends on internals of Drizzle: which client members it calls, where it stores the client, how
// it begins and ends a transaction. drizzle.test.ts tests all of it; package.json names the exact version.

/** The only member that Drizzle's node-postgres driver calls of a client that is not a pool, in transactions too. */
export interface QueryClient {
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult>;
}

/**
 * Creates a Drizzle database on a client of node-postgres or a replacement for one. Without the schema, which only
 * Drizzle's relational queries need: it would be read whole for each transaction.
 */
export function drizzleOn(client: QueryClient | pg.Pool | pg.Client | pg.PoolClient) {
  return drizzle(client as unknown as pg.Client) satisfies Db;
}

/** Creates a Drizzle database on the embedded database; its client has the members of PGlite that the driver calls. */
export function drizzleOnPgliteClient(client: PgliteClient) {
  return drizzleOnPglite(client as unknown as PGlite);
}

/** Returns true for the statement with which Drizzle begins a transaction: `begin` and possibly its mode. */
export function beginsTransaction(statement: unknown): statement is pg.QueryConfig {
  return /^begin\b/.test(textOf(statement));
}

/** Returns true for the statement with which Drizzle commits a transaction. */
export function commitsTransaction(statement: unknown): boolean {
  return textOf(statement) === "commit";
}

function textOf(statement: unknown): string {
  return typeof statement === "object" && statement !== null && "text" in statement ? String(statement.text) : "";
}

/** Maps the statements by which Drizzle begins and ends a transaction to those of a savepoint in a running one. */
export const SAVEPOINT_STATEMENTS: ReadonlyMap<string, string> = new Map([
  ["begin", "savepoint migrations"],
  ["commit", "release savepoint migrations"],
  ["rollback", "rollback to savepoint migrations"],
]);

/** Returns the connection of a transaction. Throws an Error if `tx` is the database on a pool or on PGlite. */
export function connectionOf(tx: Db): pg.Client | PgliteTransaction {
  const { client } = (tx as unknown as { session: { client: pg.Client | pg.Pool | PgliteTransaction } }).session;
  // A PgliteClient has the method `transaction`, its transactions do not.
  if (client instanceof pg.Pool || "transaction" in client) throw new Error("this needs a transaction");
  return client;
}
