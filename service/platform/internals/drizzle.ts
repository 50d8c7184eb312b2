import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import { drizzle as drizzleOnPglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "../db/database";
import type { PgliteClient, PgliteTransaction } from "../db/pglite-client";
import * as schema from "../db/schema";

// The one module that relies on how Drizzle is built: which members it calls of a client, where it stores one, and how
// it begins a transaction. drizzle.test.ts describes all three; package.json names the exact version.

/** The only member of a client that Drizzle's node-postgres driver calls outside transactions. */
export interface QueryClient {
  query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult>;
}

/** Drizzle on anything that runs statements of node-postgres. */
export function drizzleOn(client: QueryClient | pg.Pool | pg.Client | pg.PoolClient): Db {
  return drizzle(client as unknown as pg.Client, { schema });
}

/** The database object that Drizzle's migrator of node-postgres takes. */
export function drizzleForMigrations(client: QueryClient) {
  return drizzle(client as unknown as pg.Client);
}

/** Drizzle on the embedded database, whose client has the part of PGlite's interface that its driver calls. */
export function drizzleOnPgliteClient(client: PgliteClient) {
  return drizzleOnPglite(client as unknown as PGlite, { schema });
}

/** True for the statement with which Drizzle begins a transaction: `begin`, with its mode where one is asked for. */
export function beginsTransaction(statement: unknown): statement is pg.QueryConfig {
  if (typeof statement !== "object" || statement === null || !("text" in statement)) return false;
  return /^begin\b/.test(String(statement.text));
}

/** The connection that a transaction runs on. Throws when `tx` is not a transaction. */
export function connectionOf(tx: Db): pg.Client | PgliteTransaction {
  const { client } = (tx as unknown as { session: { client: pg.Client | pg.Pool | PgliteTransaction } }).session;
  if (client instanceof pg.Pool || "transaction" in client) throw new Error("this needs a transaction");
  return client;
}
