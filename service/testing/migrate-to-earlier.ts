import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrationsFolder } from "../platform/db/migrate";

interface Journal {
  entries: { when: number }[];
}

export function journalOf(folder: string): Journal {
  return JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as Journal;
}

/** Copies the migrations to a new folder, with a journal of the first `count` only; returns the folder. */
function earlierMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "nyckeltal-migrations-"));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const journal = journalOf(folder);
  writeFileSync(
    join(folder, "meta/_journal.json"),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  );
  return folder;
}

/**
 * Makes the tables of an earlier version in an empty database.
 * @param count the number of migrations to run; when it is negative, the number of last ones to leave out
 * @param store inserts rows as the earlier version had them
 */
export async function migrateToEarlier(
  url: string,
  count: number,
  store?: (pool: pg.Pool) => Promise<unknown>,
): Promise<void> {
  const folder = earlierMigrations(count);
  const pool = new pg.Pool({ connectionString: url });
  try {
    await migrate(drizzle(pool), { migrationsFolder: folder });
    await store?.(pool);
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true });
  }
}
