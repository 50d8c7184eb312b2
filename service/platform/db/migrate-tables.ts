import { getTableName, sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { drizzleForMigrations, drizzleOn, type QueryClient } from "../internals/drizzle";
import type { Db } from "./database";
import { place, placesOf } from "./distribute";
import { PLACEMENTS } from "./schema/placement";

/** How a migration makes a table, after comments. */
const NEW_TABLE = /^(?:\s|--.*\n)*create table "(\w+)"/i;

/** Drizzle's own transaction, as a part of the one that runs. */
const PART_OF_TRANSACTION = new Map([
  ["begin", "savepoint migrations"],
  ["commit", "release savepoint migrations"],
  ["rollback", "rollback to savepoint migrations"],
]);

/**
 * Runs outstanding migrations in the transaction that runs on this connection to PostgreSQL. In a database that is spread
 * over a cluster a new table goes to its place as soon as it is made: one that is on the coordinator alone cannot refer to
 * those that are spread.
 */
export async function migrateTables(client: pg.Client | pg.PoolClient, migrationsFolder: string): Promise<void> {
  const db = drizzleOn(client);
  const isSpread = (await placesOf(db)).size > 0;
  if (isSpread) await db.execute(sql`set local citus.multi_shard_modify_mode to 'sequential'`);
  await migrate(drizzleForMigrations(migrating(client, isSpread ? db : null)), { migrationsFolder });
}

/** The connection, as migrations see it. @param spread the database, where a table that is made is to be placed */
function migrating(client: pg.Client | pg.PoolClient, spread: Db | null): QueryClient {
  const placements = new Map([...PLACEMENTS].map(([table, placement]) => [getTableName(table), placement]));
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    const text = PART_OF_TRANSACTION.get(config.text) ?? config.text;
    const result = await client.query({ ...config, text }, values);
    const [, table = ""] = NEW_TABLE.exec(text) ?? [];
    const placement = placements.get(table);
    if (spread && placement) await place(spread, table, placement);
    return result;
  };
  return { query };
}
