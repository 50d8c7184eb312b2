import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Db, OpenDatabase } from "./database";
import { migrationsFolder } from "./migrations-folder";
import { refuseLaterVersion } from "./refuse-later-version";
import * as schema from "./schema";
import { SharedConnections } from "./shared-connections";

/** Any constant: names the lock under which one instance at a time migrates. */
export const MIGRATION_LOCK = 727_274_221;

/** Beyond these PostgreSQL ends a statement or a transaction, in milliseconds: no request waits or locks for ever. */
const LOCK_TIMEOUT = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 120_000;

/** Connects to PostgreSQL 15 or later. Nothing is sent before the first query. */
export function openPostgres(url: string, maxConnections = 20): OpenDatabase {
  const connection = { connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    lock_timeout: LOCK_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
  });
  // A connection that breaks (server restarted) is replaced at the next query; it must not end the process, neither
  // while it is idle nor between two statements of a transaction, where only the client itself can listen.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const db: Db = Object.assign(drizzle(pool, { schema }), { transaction: transactionsOn(pool) });
  const shared = new SharedConnections(connection);
  return {
    db,
    lookups: drizzle(shared as unknown as pg.Client, { schema }),
    kind: "postgres",
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query("set lock_timeout = 0");
        await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
        const own = drizzle(client);
        await refuseLaterVersion(own as unknown as Db);
        await migrate(own, { migrationsFolder: migrationsFolder() });
      } finally {
        // Closing the connection gives the lock back, whatever has happened.
        client.release(true);
      }
    },
    ping: async () => void (await pool.query("select 1")),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      await shared.close();
      await pool.end();
    },
  };
}

/** Drizzle's own transaction keeps a pool's connection for ever when its `begin` fails: after a few, none is left. */
function transactionsOn(pool: pg.Pool): Db["transaction"] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await (drizzle(client) as unknown as Db).transaction(work, config);
    } finally {
      // The pool itself throws away what is broken.
      client.release();
    }
  };
}
