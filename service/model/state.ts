import { sql } from "drizzle-orm";
import type { Db } from "../db/database";
import { rowsOf } from "../db/rows-of";

/** Puts copies of all rows aside and answers a function that makes the database hold them, and nothing else, again. */
export async function keepSetting(db: Db): Promise<() => Promise<void>> {
  const tables = await db.execute(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  await db.execute(sql`create schema setting`);
  const statements: string[] = [];
  for (const { name } of rowsOf<{ name: string }>(tables)) {
    await db.execute(sql.raw(`create table setting.${name} as table public.${name}`));
    statements.push(`delete from public.${name};`);
    statements.push(`insert into public.${name} select * from setting.${name};`);
  }
  // As a replica no foreign key is looked at, so the order of tables does not matter.
  await db.execute(
    sql.raw(
      `create function setting.restore() returns void language plpgsql as $$ begin
        perform set_config('session_replication_role', 'replica', true);
        ${statements.join("\n")}
      end $$`,
    ),
  );
  return async () => void (await db.execute(sql`select setting.restore()`));
}
