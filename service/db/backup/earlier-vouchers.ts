import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "../database";
import { migrationsFolder } from "../migrations-folder";

// Backups made before ADR 0041 hold a row for each voucher and each of its rows, in tables that are views now.

export const EARLIER_TABLES = ["voucher", "voucher_row"];

/** Makes the tables of such a backup for the time of the transaction; they stand in front of the views of the same names. */
export async function makeEarlierTables(tx: Db): Promise<void> {
  await tx.execute(sql`create temporary table voucher (company_id text, fiscal_year_id text, ordinal integer, file_sequence integer,
    line integer, series text, number text, date date, text text, registered date, signature text) on commit drop`);
  await tx.execute(sql`create temporary table voucher_row (company_id text, fiscal_year_id text, voucher_ordinal integer,
    ordinal integer, line integer, account text, amount bigint, date date, text text, quantity double precision, signature text,
    objects text[], kind text) on commit drop`);
}

/** Puts what has come into those tables into blocks, as the migration of a database does. */
export async function storeEarlierVouchers(tx: Db): Promise<void> {
  const migration = readFileSync(join(migrationsFolder(), "0002_voucher_blocks.sql"), "utf8");
  const statements = migration.split("--> statement-breakpoint");
  await tx.execute(sql.raw(statements.find((statement) => statement.includes('INSERT INTO "voucher_block"'))!));
}
