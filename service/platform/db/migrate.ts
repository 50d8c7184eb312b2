import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getTableName, sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { drizzleOn, SAVEPOINT_STATEMENTS, type QueryClient } from "../internals/drizzle";
import type { Db } from "./database";
import { distributeTable, placesOf } from "./distribute";
import { PLACEMENTS } from "./schema/placement";
import { rowsOf } from "./statements";
import { workShardByShard } from "./shard-by-shard";

/** Matches the creation of a table in a migration, after comments. */
const NEW_TABLE = /^(?:\s|--.*\n)*create table "(\w+)"/i;

/**
 * Runs outstanding migrations in the current transaction of this connection to PostgreSQL. In a Citus cluster, each new
 * table is distributed at once, because foreign keys from a table on the coordinator to distributed tables are not
 * allowed.
 */
export async function migrateTables(client: pg.Client | pg.PoolClient, migrationsFolder: string): Promise<void> {
  const db = drizzleOn(client);
  const isDistributed = (await placesOf(db)).size > 0;
  if (isDistributed) await workShardByShard(db);
  await migrate(drizzleOn(withDistribution(client, isDistributed ? db : null)), { migrationsFolder });
}

/**
 * Wraps the connection for the migrator, whose own transaction becomes a savepoint in the current one.
 * @param distributed the database if new tables must be distributed; null otherwise
 */
function withDistribution(client: pg.Client | pg.PoolClient, distributed: Db | null): QueryClient {
  const placements = new Map([...PLACEMENTS].map(([table, placement]) => [getTableName(table), placement]));
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    const text = SAVEPOINT_STATEMENTS.get(config.text) ?? config.text;
    const result = await client.query({ ...config, text }, values);
    const [, table = ""] = NEW_TABLE.exec(text) ?? [];
    const placement = placements.get(table);
    if (distributed && placement) await distributeTable(distributed, table, placement);
    return result;
  };
  return { query };
}

/** Returns the folder of the SQL migrations. Searches upwards, because the bundle in .build contains this file too. */
export function migrationsFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, "service/platform/db/migrations");
    if (existsSync(join(candidate, "meta/_journal.json"))) return candidate;
  }
  throw new Error("service/platform/db/migrations was not found beside the program");
}

/** Throws an Error if a later version has migrated the database, whose tables this version would misread. */
export async function requireKnownVersion(db: Db): Promise<void> {
  const [table] = rowsOf<{ there: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`),
  );
  if (!table?.there) return;
  const [row] = rowsOf<{ last: string | number | null }>(
    await db.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`),
  );
  const inDatabase = Number(row?.last ?? 0);
  const known = lastKnown();
  if (inDatabase <= known) return;
  throw new Error(
    `The database was migrated by a later version of Nyckeltal (${minuteOf(inDatabase)}; this one knows migrations up to ` +
      `${minuteOf(known)}). Start that version, or restore a backup into an empty database.`,
  );
}

/** Returns the time of the newest migration of this version, in milliseconds since 1970. */
function lastKnown(): number {
  const text = readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(text) as { entries: { when: number }[] };
  return Math.max(0, ...entries.map(({ when }) => when));
}

function minuteOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
