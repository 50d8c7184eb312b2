import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./database";

/** SQL types that a column of values may be sent as; the texts of lists have no U+001F in them. */
export type ColumnType = "text" | "integer" | "bigint" | "date" | "double precision" | "text[]" | "bigint[]";

export interface ColumnValues<T> {
  column: string;
  type: ColumnType;
  of: (row: T) => string | number | bigint | readonly string[] | readonly bigint[] | null;
}

const ROWS_PER_STATEMENT = 10_000;
/** Separates the elements of lists while they travel: unnest would flatten a list of lists. */
const UNIT_SEPARATOR = "\u001f";

/**
 * Inserts many rows with one array parameter a column: a statement's cost then hardly depends on its rows, where
 * Drizzle's values() would send one parameter a cell and hit PostgreSQL's limit of 65,535.
 * @param constants columns that are the same in every row
 * @param onConflict what follows the statement's rows, for rows that are there already
 */
export async function insertColumns<T>(
  tx: Db,
  table: string,
  constants: Record<string, string>,
  columns: ColumnValues<T>[],
  rows: readonly T[],
  onConflict: SQL = sql``,
): Promise<void> {
  const names = [...Object.keys(constants), ...columns.map(({ column }) => column)];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(from, from + ROWS_PER_STATEMENT);
    const arrays = columns.map(({ type, of }) => arrayOf(type, chunk, of));
    const selected: SQL[] = [
      ...Object.values(constants).map((value) => sql`${value}::text`),
      ...columns.map(({ type }, i) => {
        const cell = sql.raw(`t.c${i}`);
        return isList(type) ? sql`string_to_array(${cell}, ${UNIT_SEPARATOR})::${sql.raw(type)}` : cell;
      }),
    ];
    const aliases = sql.raw(columns.map((_, i) => `c${i}`).join(", "));
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(
        names.map((name) => sql.identifier(name)),
        sql`, `,
      )})
          select ${sql.join(selected, sql`, `)} from unnest(${sql.join(arrays, sql`, `)}) as t(${aliases})
          ${onConflict}`,
    );
  }
}

/** One column of the rows as an array parameter. */
export function arrayOf<T>(type: ColumnType, rows: readonly T[], of: ColumnValues<T>["of"]): SQL {
  const values = rows.map((row) => {
    const value = of(row);
    if (value === null) return null;
    if (typeof value === "object") return value.join(UNIT_SEPARATOR);
    return Object.is(value, -0) ? "-0" : String(value);
  });
  // Sent as text and cast by the server: the two drivers disagree on how a list of numbers is written.
  const target = isList(type) ? "text" : type;
  return sql`${sql.param(values)}::text[]::${sql.raw(target)}[]`;
}

function isList(type: ColumnType): boolean {
  return type.endsWith("[]");
}
