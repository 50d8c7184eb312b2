import { sql } from "drizzle-orm";
import { keysOfSecondFactors } from "../../encryption/stored-secrets";
import type { Db } from "../database";
import { rowsOf } from "../statements";
import { backupTables, columnsOf, type BackupColumn } from "./tables";

export const BACKUP_FORMAT = "nyckeltal-backup";
export const BACKUP_VERSION = 1;

/** The first line of a backup. */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  version: number;
  /** The time of the backup, in ISO 8601 and UTC. */
  made: string;
  /** The ids of the keys that sealed the second factors; absent in earlier backups, with secrets in clear text. */
  sealedUnder?: string[];
}

/** The line before the rows of a table; each row is a list of texts, or null for NULL, in the order of `columns`. */
export interface TableLine {
  table: string;
  columns: string[];
}

/** The last line; without it the file is incomplete. */
export interface EndLine {
  end: true;
  rows: number;
}

/** Number of rows per fetch; fewer for tables with bytes, whose cells may be files of megabytes. */
const ROWS_AT_ONCE = 500;
const ROWS_WITH_BYTES_AT_ONCE = 4;

/**
 * Yields the lines of a backup: the rows that {@link backupTables} chooses. All values are in the text format of
 * PostgreSQL, so that both kinds of database can restore them.
 */
export async function* dump(tx: Db, now: Date): AsyncGenerator<string> {
  yield JSON.stringify({
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    made: now.toISOString(),
    sealedUnder: await keysOfSecondFactors(tx),
  } satisfies BackupHeader);
  let rows = 0;
  await tx.execute(sql`set local timezone to 'UTC'`);
  await tx.execute(sql`set local datestyle to 'ISO'`);
  for (const { name, where } of backupTables()) {
    const columns = await columnsOf(tx, name);
    yield JSON.stringify({ table: name, columns: columns.map((column) => column.name) } satisfies TableLine);
    for await (const row of rowsOfTable(tx, name, where, columns)) {
      rows++;
      yield row;
    }
  }
  yield JSON.stringify({ end: true, rows } satisfies EndLine);
}

async function* rowsOfTable(tx: Db, table: string, where: string, columns: BackupColumn[]): AsyncGenerator<string> {
  const cells = sql.join(
    columns.map(({ name }) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  const atOnce = columns.some(({ type }) => type === "bytea") ? ROWS_WITH_BYTES_AT_ONCE : ROWS_AT_ONCE;
  await tx.execute(
    sql`declare backup no scroll cursor for
        select json_build_array(${cells})::text as line from ${sql.identifier(table)} where ${sql.raw(where)}`,
  );
  for (;;) {
    const fetched = rowsOf<{ line: string }>(await tx.execute(sql.raw(`fetch forward ${atOnce} from backup`)));
    for (const { line } of fetched) yield line;
    if (fetched.length < atOnce) break;
  }
  await tx.execute(sql`close backup`);
}
