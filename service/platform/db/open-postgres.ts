import pg from "pg";
import { withCommitCallbacks } from "./after-commit";
import { ResponsivePool } from "./responsive-pool";
import { limitConnection, giveUp } from "./limit-connection";
import { drizzleOn } from "../internals/drizzle";
import type { Db, OpenDatabase } from "./database";
import { REQUEST_LIMITS, type Limits } from "./limits";
import { lockInstallation } from "./locks";
import { migrateTables, migrationsFolder, requireKnownVersion } from "./migrate";
import { PingConnection } from "./ping-connection";
import { ReadReplica } from "./replica/read-replica";
import { SharedConnections } from "./shared-connections";
import { transactionsOn } from "./transactions-on";
import { queueWrites, WriteQueues } from "./write-queues";

/** Limits of migrations in milliseconds; these may change large tables or wait for another instance's migrations. */
const MIGRATION_LIMITS: Limits = {
  statement: 3_600_000,
  lock: 3_600_000,
  idleInTransaction: 120_000,
  silence: 3_605_000,
};

/** Time that a request waits for a free or a new connection, in milliseconds. */
const CONNECTION_TIMEOUT_MS = 5_000;

/**
 * Connects to PostgreSQL 15 or later. Nothing is sent before the first query.
 * @param readUrl the URL of a standby that serves reads; it gets as many connections
 * @param lookupConnections the number of connections for `lookups`, if not the usual one
 */
export function openPostgres(
  url: string,
  maxConnections = 20,
  limits = REQUEST_LIMITS,
  readUrl: string | null = null,
  lookupConnections?: number,
): OpenDatabase {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  };
  const pool = new ResponsivePool({ ...connection, max: maxConnections }, limits);
  const db: Db = Object.assign(drizzleOn(pool), { transaction: withCommitCallbacks(transactionsOn(pool)) });
  queueWrites(db, new WriteQueues(maxConnections));
  const shared = new SharedConnections(connection, lookupConnections);
  const ping = new PingConnection(connection, (client) => client.query("select 1"));
  const replica = readUrl === null ? undefined : new ReadReplica(readUrl, maxConnections);
  const migrating = new Set<pg.Client>();
  return {
    db,
    lookups: drizzleOn(shared),
    kind: "postgres",
    replica,
    async migrate() {
      const client = new pg.Client(connection);
      client.on("error", () => {});
      migrating.add(client);
      try {
        await client.connect();
        limitConnection(client, MIGRATION_LIMITS);
        await drizzleOn(client).transaction(async (tx) => {
          await lockInstallation(tx, "migration");
          await requireKnownVersion(tx);
          await migrateTables(client, migrationsFolder());
        });
      } finally {
        migrating.delete(client);
        // Not awaited: the end of a connection that has died takes as long as the limits of migrations.
        void client.end().catch(() => {});
      }
    },
    ping: async () => void (await ping.ask()),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      ping.close();
      await Promise.all([shared.close(), pool.end(), replica?.close()]);
    },
    cut: () => {
      ping.close();
      shared.cut();
      pool.cut();
      replica?.cut();
      for (const client of migrating) giveUp(client);
    },
  };
}
