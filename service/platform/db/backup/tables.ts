import { getTableName, sql } from "drizzle-orm";
import type { Db } from "../database";
import { rowsOf } from "../statements";
import { tablesInOrder } from "../tables-in-order";

/** Made anew by each installation for itself: keys do not belong into a file that is carried around. */
const LEFT_OUT = new Set(["setting", "sign_in_try"]);

/**
 * Conditions on the rows in a backup: OpenID clients are included; sessions, tokens and links are not, nor are figures,
 * which are computed again from books and inputs. Mails are not: restored, one that waited would be sent late.
 */
const KEPT_ROWS: Record<string, string> = {
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
  /** Condition on the rows that are kept. */
  where: string;
}

/** The tables of a backup, each after those that it refers to. */
export function backupTables(): BackupTable[] {
  return tablesInOrder()
    .map(getTableName)
    .filter((name) => !LEFT_OUT.has(name))
    .map((name) => ({ name, where: KEPT_ROWS[name] ?? "true" }));
}

export interface BackupColumn {
  name: string;
  /** The type's name for a cast, such as `timestamp(3) with time zone` or `text[]`. */
  type: string;
}

/** The columns of a table as the database has them, in order. */
export async function columnsOf(tx: Db, table: string): Promise<BackupColumn[]> {
  const result = await tx.execute(
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  return rowsOf<BackupColumn>(result);
}
