import type pg from "pg";
import { drizzleOn } from "../internals/drizzle";
import type { Db } from "./database";

/** Drizzle's own transaction keeps a pool's connection for ever when its `begin` fails: after a few, none is left. */
export function transactionsOn(pool: { connect(): Promise<pg.PoolClient> }): Db["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzleOn(client).transaction(work, config);
    } finally {
      // The pool itself throws away what is broken.
      client.release();
    }
  };
}
