import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { OpenDatabase } from "./database";
import { migrationsFolder } from "./migrations-folder";
import * as schema from "./schema";

/** Any constant: names the lock under which one instance at a time migrates. */
const MIGRATION_LOCK = 727_274_221;

/** Connects to PostgreSQL 15 or later. Nothing is sent before the first query. */
export function openPostgres(url: string, maxConnections = 20): OpenDatabase {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: 5_000 });
  // An idle connection that breaks (server restarted) is replaced at the next query; it must not end the process.
  pool.on("error", () => {});
  const db = drizzle(pool, { schema });
  return {
    db,
    kind: "postgres",
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
        await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
        await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
      } finally {
        client.release();
      }
    },
    ping: async () => void (await pool.query("select 1")),
    close: () => pool.end(),
  };
}
