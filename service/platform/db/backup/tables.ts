import { getTableName, sql } from "drizzle-orm";
import type { Db } from "../database";
import { rowsOf } from "../statements";
import { tablesInOrder } from "../tables-in-order";

/**
 * Tables that are not backed up and that a restore does not empty. Settings are keys: each installation creates its
 * own, and they should not be in a portable file. Attempts to sign in are forgotten after a day.
 */
const LEFT_OUT = new Set(["setting", "sign_in_try"]);

/**
 * Conditions on the rows of a backup; a restore empties a table whose condition is `false`. The backup has the OpenID
 * clients and the hashes of personal access tokens, but no sessions and links. Figures are computed again. Mails are
 * left out, because a restored unsent mail would be sent too late.
 */
const ROW_CONDITIONS: Record<string, string> = {
  mail: "false",
  oidc_payload: "model = 'Client'",
  password_link: "false",
  report_link: "false",
  stored_figures: "false",
  stored_periods: "false",
  stored_values: "false",
};

export interface BackupTable {
  name: string;
  /** The SQL condition on the rows to back up. */
  where: string;
}

/** Returns the tables of a backup; each comes after the tables that it refers to. */
export function backupTables(): BackupTable[] {
  return tablesInOrder()
    .map(getTableName)
    .filter((name) => !LEFT_OUT.has(name))
    .map((name) => ({ name, where: ROW_CONDITIONS[name] ?? "true" }));
}

export interface BackupColumn {
  name: string;
  /** The name of the type for a cast, such as `timestamp(3) with time zone` or `text[]`. */
  type: string;
}

/** Reads the columns of a table in the order of the database. */
export async function columnsOf(tx: Db, table: string): Promise<BackupColumn[]> {
  const result = await tx.execute(
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return rowsOf<BackupColumn>(result);
}
