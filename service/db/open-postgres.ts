import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { tellingCommits } from "./after-commit";
import { AnsweringPool } from "./answering-pool";
import { boundConnection, giveUp } from "./bound-connection";
import type { Db, OpenDatabase } from "./database";
import { REQUEST_LIMITS, type Limits } from "./limits";
import { migrateTables } from "./migrate-tables";
import { migrationsFolder } from "./migrations-folder";
import { PingConnection } from "./ping-connection";
import { refuseLaterVersion } from "./refuse-later-version";
import * as schema from "./schema";
import { SharedConnections } from "./shared-connections";
import { queueWrites, WriteQueues } from "./write-queues";

/** Any constant: names the lock under which one instance at a time migrates. */
export const MIGRATION_LOCK = 727_274_221;

/** Of migrations, which may change large tables, and of waiting for another instance's. */
const MIGRATION_LIMITS: Limits = {
  statement: 3_600_000,
  lock: 3_600_000,
  idleInTransaction: 120_000,
  silence: 3_605_000,
};

/** How long a request waits for a connection that is free, or for a new one to be made. */
const CONNECTION_TIMEOUT = 5_000;

/** Connects to PostgreSQL 15 or later. Nothing is sent before the first query. */
export function openPostgres(url: string, maxConnections = 20, limits = REQUEST_LIMITS): OpenDatabase {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new AnsweringPool({ ...connection, max: maxConnections }, limits);
  const db: Db = Object.assign(drizzle(pool, { schema }), { transaction: tellingCommits(transactionsOn(pool)) });
  queueWrites(db, new WriteQueues(maxConnections));
  const shared = new SharedConnections(connection);
  const ping = new PingConnection(connection);
  const migrating = new Set<pg.Client>();
  return {
    db,
    lookups: drizzle(shared as unknown as pg.Client, { schema }),
    kind: "postgres",
    async migrate() {
      const client = new pg.Client(connection);
      client.on("error", () => {});
      migrating.add(client);
      try {
        await client.connect();
        boundConnection(client, MIGRATION_LIMITS);
        await (drizzle(client) as unknown as Db).transaction(async (tx) => {
          await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
          await refuseLaterVersion(tx);
          await migrateTables(client, migrationsFolder());
        });
      } finally {
        migrating.delete(client);
        void client.end().catch(() => {});
      }
    },
    ping: () => ping.ask(),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      ping.close();
      await Promise.all([shared.close(), pool.end()]);
    },
    cut: () => {
      ping.close();
      shared.cut();
      pool.cut();
      for (const client of migrating) giveUp(client);
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
