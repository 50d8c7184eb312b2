import { getTableName, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import type { Db } from "./database";
import { place, placesOf } from "./distribute";
import { PLACEMENTS } from "./schema/placement";

/** How a migration makes a table, after comments. */
const NEW_TABLE = /^(?:\s|--.*\n)*create table "(\w+)"/i;

/**
 * Runs outstanding migrations on a connection to PostgreSQL. In a database that is spread over a cluster a new table goes to
 * its place as soon as it is made: one that is on the coordinator alone cannot refer to those that are spread.
 */
export async function migrateTables(client: pg.Client | pg.PoolClient, migrationsFolder: string): Promise<void> {
  const db = drizzle(client) as unknown as Db;
  const isSpread = (await placesOf(db)).size > 0;
  await migrate(drizzle(isSpread ? placing(client, db) : client), { migrationsFolder });
}

/** The connection, on which a table that is made is placed. */
function placing(client: pg.Client | pg.PoolClient, db: Db): pg.Client {
  const placements = new Map([...PLACEMENTS].map(([table, placement]) => [getTableName(table), placement]));
  const query = async (config: pg.QueryConfig, values: unknown[]) => {
    const result = await client.query(config, values);
    if (/^begin\b/.test(config.text)) await db.execute(sql`set local citus.multi_shard_modify_mode to 'sequential'`);
    const placement = placements.get(NEW_TABLE.exec(config.text)?.[1] ?? "");
    if (placement) await place(db, NEW_TABLE.exec(config.text)![1]!, placement);
    return result;
  };
  return { query } as unknown as pg.Client;
}
