import { getTableName, sql } from "drizzle-orm";
import type { Db } from "@/service/platform/db/database";
import { tablesInOrder } from "@/service/platform/db/tables-in-order";

/** Copies all rows and returns a function that restores the database to them. */
export async function keepSetting(db: Db): Promise<() => Promise<void>> {
  const tables = tablesInOrder().map(getTableName);
  await db.execute(sql`create schema setting`);
  for (const name of tables) await db.execute(sql.raw(`create table setting.${name} as table public.${name}`));
  const deletions = tables.map((name) => `delete from public.${name};`).reverse();
  const insertions = tables.map((name) => `insert into public.${name} select * from setting.${name};`);
  // Citus changes tables with foreign keys between them only when it writes to one shard after the other; PostgreSQL
  // without Citus ignores the setting.
  await db.execute(
    sql.raw(
      `create function setting.restore() returns void language plpgsql as $$ begin
        perform set_config('citus.multi_shard_modify_mode', 'sequential', true);
        ${[...deletions, ...insertions].join("\n")}
      end $$`,
    ),
  );
  return async () => void (await db.execute(sql`select setting.restore()`));
}
