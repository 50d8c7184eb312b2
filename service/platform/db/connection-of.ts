import pg from "pg";
import type { Db } from "./database";
import type { PgliteTransaction } from "./pglite-client";

/** The connection of a transaction, which Drizzle keeps to itself. */
export function connectionOf(tx: Db): pg.Client | PgliteTransaction {
  const { client } = (tx as unknown as { session: { client: pg.Client | pg.Pool | PgliteTransaction } }).session;
  if (client instanceof pg.Pool || "transaction" in client) throw new Error("this needs a transaction");
  return client;
}
