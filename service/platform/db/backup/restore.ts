import { sql } from "drizzle-orm";
import type { Db } from "../database";
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHeader, type EndLine, type TableLine } from "./dump";
import { deleteProgramsOfNobody, EarlierTables } from "./earlier-tables";
import { requireEmpty, requireNoService, RestoreError } from "./require-unused";
import { backupTables, columnsOf, type BackupColumn, type BackupTable } from "./tables";

/** Number of characters of rows after which they are sent in one statement. */
const BATCH_SIZE = 4_000_000;

/** Handles the sealed values in a backup. Both methods may throw a RestoreError for values that do not open here. */
export interface SealedInBackup {
  /** Called before anything is changed. @param sealedUnder the key ids in the header of the backup */
  begin(sealedUnder: string[]): void;
  /** Called after all rows have been inserted. */
  finish(tx: Db): Promise<void>;
}

/**
 * Replaces the rows of all {@link backupTables} by those of a backup, in the transaction of the caller, so that an
 * error changes nothing. All users must sign in again.
 * @param replace allows a database that has data
 * @returns the number of rows
 */
export async function restore(
  tx: Db,
  lines: AsyncIterable<string>,
  sealed: SealedInBackup,
  replace: boolean,
): Promise<number> {
  const tables = backupTables();
  const known = new Set(tables.map(({ name }) => name));
  let batch: Batch | null = null;
  let rows = 0;
  let first = true;
  let ended = false;
  const earlier = new EarlierTables(tx);
  for await (const line of lines) {
    const value = parse(line);
    if (first) {
      requireHeader(value);
      await requireNoService(tx);
      if (!replace) await requireEmpty(tx);
      sealed.begin(value.sealedUnder ?? []);
      await truncate(tx, tables);
    } else if (ended) throw new RestoreError("The backup goes on after its end.");
    else if (Array.isArray(value)) {
      if (!batch) throw new RestoreError("The backup has rows of no table.");
      rows++;
      await batch.add(line);
    } else if (isTableLine(value)) {
      await batch?.flush();
      if (await earlier.beginTable(value.table, value.columns)) known.add(value.table);
      batch = await Batch.begin(tx, value, known);
    } else if (isEndLine(value)) {
      await batch?.flush();
      if (value.rows !== rows) throw new RestoreError(`The backup has ${rows} rows of ${value.rows}.`);
      ended = true;
    } else throw new RestoreError("The backup holds a line that is neither a table nor a row.");
    first = false;
  }
  if (!ended) throw new RestoreError("The backup ends before its end: it was cut off.");
  await earlier.store();
  await deleteProgramsOfNobody(tx);
  await sealed.finish(tx);
  return rows;
}

async function truncate(tx: Db, tables: BackupTable[]): Promise<void> {
  const names = tables.map(({ name }) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}

/** Collects rows of one table and inserts them in batches. */
class Batch {
  private lines: string[] = [];
  private size = 0;

  private constructor(
    private readonly tx: Db,
    private readonly table: string,
    private readonly columns: BackupColumn[],
  ) {}

  static async begin(tx: Db, { table, columns }: TableLine, known: Set<string>): Promise<Batch> {
    if (!known.has(table)) throw new RestoreError(`The backup has a table "${table}" that this version does not know.`);
    const present = new Map((await columnsOf(tx, table)).map((column) => [column.name, column]));
    return new Batch(
      tx,
      table,
      columns.map((name) => {
        const column = present.get(name);
        if (!column)
          throw new RestoreError(`The backup has a column "${table}.${name}" that this version does not know.`);
        return column;
      }),
    );
  }

  async add(line: string): Promise<void> {
    this.lines.push(line);
    this.size += line.length;
    if (this.size >= BATCH_SIZE) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.lines.length === 0) return;
    const names = this.columns.map(({ name }) => sql.identifier(name));
    const cells = this.columns.map(({ type }, i) => sql.raw(`(line ->> ${i})::${type}`));
    await this.tx.execute(
      sql`insert into ${sql.identifier(this.table)} (${sql.join(names, sql`, `)})
          select ${sql.join(cells, sql`, `)} from json_array_elements(${`[${this.lines.join()}]`}::json) as line`,
    );
    this.lines = [];
    this.size = 0;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RestoreError("The file is not a backup, or it is damaged.");
  }
}

function requireHeader(value: unknown): asserts value is BackupHeader {
  const { format, version } = (value ?? {}) as Partial<BackupHeader>;
  if (format !== BACKUP_FORMAT) throw new RestoreError("The file is not a backup.");
  if (version !== BACKUP_VERSION)
    throw new RestoreError(`The backup is of version ${String(version)}, which is not known here.`);
}

function isTableLine(value: unknown): value is TableLine {
  return typeof value === "object" && value !== null && "table" in value && "columns" in value;
}

function isEndLine(value: unknown): value is EndLine {
  return typeof value === "object" && value !== null && "end" in value && "rows" in value;
}
