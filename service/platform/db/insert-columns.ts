import { sql, type SQL } from "drizzle-orm";
import type { Db } from "./database";

/** SQL types of a column; the texts of a list must not be empty or contain U+001F. */
type ColumnType = "text" | "integer" | "bigint" | "date" | "double precision" | "text[]" | "bigint[]";

interface ColumnValues<T> {
  column: string;
  type: ColumnType;
  of: (row: T) => string | number | bigint | readonly string[] | readonly bigint[] | null;
}

const ROWS_PER_STATEMENT = 10_000;
/** Separates the elements of lists, which are sent as text because unnest would flatten nested arrays. */
const UNIT_SEPARATOR = "\u001f";

/**
 * Inserts many rows with one array parameter per column. values() of Drizzle, with one parameter per cell, would be
 * slower and limited to 65,535 parameters.
 * @param constants columns with equal values in every row
 * @param onConflict the ON CONFLICT clause
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

/** Returns one column of the rows as an array parameter; lists become texts with U+001F between their elements. */
export function arrayOf<T>(type: ColumnType, rows: readonly T[], of: ColumnValues<T>["of"]): SQL {
  const values = rows.map((row) => {
    const value = of(row);
    if (value === null) return null;
    if (typeof value === "object") return value.join(UNIT_SEPARATOR);
    return Object.is(value, -0) ? "-0" : String(value);
  });
  // Sent as text and cast by the server, because the two drivers serialize arrays of numbers differently.
  const target = isList(type) ? "text" : type;
  return sql`${sql.param(values)}::text[]::${sql.raw(target)}[]`;
}

function isList(type: ColumnType): boolean {
  return type.endsWith("[]");
}
