import type pg from "pg";
import { drizzleOn } from "../internals/drizzle";
import type { Db } from "./database";

/** Replaces the transactions of Drizzle, which leak a connection of the pool whenever `begin` fails. */
export function transactionsOn(pool: { connect(): Promise<pg.PoolClient> }): Db["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzleOn(client).transaction(work, config);
    } finally {
      // The pool itself discards broken connections.
      client.release();
    }
  };
}
