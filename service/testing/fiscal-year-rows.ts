import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database";
import { rowsOf } from "../platform/db/statements";

/** An SQL expression of some value for each column type in the tables of the books. */
const VALUE_OF_TYPE: Record<string, string> = {
  ARRAY: "'{}'",
  bigint: "1",
  bytea: "'\\x01'",
  date: "'2025-01-01'",
  "double precision": "1",
  integer: "1",
  text: "'x'",
  jsonb: "'{}'",
  "timestamp with time zone": "now()",
  uuid: "gen_random_uuid()",
};

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Inserts one row into every table that refers to a fiscal year, according to the catalogue of the database. */
export async function fillFiscalYear(db: Db, companyId: string, fiscalYearId: string): Promise<void> {
  const known: Record<string, string> = { company_id: literal(companyId), fiscal_year_id: literal(fiscalYearId) };
  for (const [table, columns] of await tablesOfFiscalYear(db)) {
    const values = columns.map(({ column, type }) => known[column] ?? valueOfType(type));
    const names = columns.map(({ column }) => `"${column}"`);
    await db.execute(sql.raw(`insert into "${table}" (${names.join(", ")}) values (${values.join(", ")})`));
  }
}

function valueOfType(type: string): string {
  const value = VALUE_OF_TYPE[type];
  if (value === undefined) throw new Error(`no value is known for a column of type ${type}`);
  return value;
}

/** Counts the rows of this fiscal year in each table that refers to fiscal years. */
export async function rowsOfFiscalYear(db: Db, fiscalYearId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of (await tablesOfFiscalYear(db)).keys()) {
    counts[table] = await db.$count(sql`${sql.identifier(table)} where fiscal_year_id = ${fiscalYearId}`);
  }
  return counts;
}

async function tablesOfFiscalYear(db: Db): Promise<Map<string, Column[]>> {
  const result = await db.execute(sql`
    select table_name as table, column_name as column, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name in
      (select table_name from information_schema.columns where column_name = 'fiscal_year_id') and table_name in
      (select table_name from information_schema.tables where table_type = 'BASE TABLE')
    order by table_name, ordinal_position`);
  const tables = new Map<string, Column[]>();
  for (const row of rowsOf<Column>(result)) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
