import { sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "./database";
import { migrationsFolder } from "./migrations-folder";
import { rowsOf } from "./rows-of";

/** Throws where a later version has migrated the database: this one would misread what it does not know. */
export async function requireKnownVersion(db: Db): Promise<void> {
  const table = rowsOf<{ there: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`),
  );
  if (!table[0]?.there) return;
  const [row] = rowsOf<{ last: string | number | null }>(
    await db.execute(sql`select max(created_at) as last from drizzle.__drizzle_migrations`),
  );
  const inDatabase = Number(row?.last ?? 0);
  const known = lastKnown();
  if (inDatabase <= known) return;
  throw new Error(
    `The database was migrated by a later version of Nyckeltal (${dayOf(inDatabase)}; this one knows migrations up to ` +
      `${dayOf(known)}). Start that version, or restore a backup into an empty database.`,
  );
}

/** When the newest migration of this version was made, in milliseconds since 1970. */
function lastKnown(): number {
  const text = readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8");
  const { entries } = JSON.parse(text) as { entries: { when: number }[] };
  return Math.max(0, ...entries.map(({ when }) => when));
}

function dayOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 16).replace("T", " ");
}
