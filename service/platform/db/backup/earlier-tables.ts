import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db } from "../database";
import { migrationsFolder } from "../migrate";

interface EarlierFormat {
  /** Maps table names to their column definitions. */
  tables: Record<string, string>;
  /** The migration that moved the rows into the table `into`. */
  migration: string;
  into: string;
}

const EARLIER: EarlierFormat[] = [
  // Before ADR 0041 there was a row for each voucher and for each row of a voucher. Both tables are views now.
  {
    tables: {
      voucher: `company_id text, fiscal_year_id text, ordinal integer, file_sequence integer, line integer, series text,
        number text, date date, text text, registered date, signature text`,
      voucher_row: `company_id text, fiscal_year_id text, voucher_ordinal integer, ordinal integer, line integer,
        account text, amount bigint, date date, text text, quantity double precision, signature text, objects text[], kind text`,
    },
    migration: "0002_voucher_blocks.sql",
    into: "voucher_block",
  },
  // Before migration 0005 there was a row for each balance. Both tables are views now.
  {
    tables: {
      opening_balance: "company_id text, fiscal_year_id text, object text, account text, amount bigint",
      monthly_movement: "company_id text, fiscal_year_id text, object text, account text, month date, amount bigint",
    },
    migration: "0005_balances_in_rows_of_objects.sql",
    into: "account_balances",
  },
  // Before ADR 0103, rules were in a table of their own.
  {
    tables: { finding_rule: "agency_id text, id text, rule jsonb, created timestamptz" },
    migration: "0028_rules_as_standards.sql",
    into: "standard",
  },
];

/**
 * Columns that earlier backups lack. A backup without one needs the UPDATE statements of its migration: they fill new
 * columns from other tables, or bring rows into the limits of today.
 */
const EARLIER_COLUMNS = [
  // Its UPDATE gives tokens the longest lifetime there is.
  { table: "personal_access_token", column: "read_only", migration: "0010_token_reach.sql" },
  { table: "comment", column: "agency_id", migration: "0014_comment_questions.sql" },
  { table: "audit_entry", column: "agency_id", migration: "0020_activity_of_agencies.sql" },
];

/** Restores the tables and columns of earlier versions. */
export class EarlierTables {
  private readonly found = new Set<EarlierFormat>();
  private readonly incomplete = new Set<string>();

  constructor(private readonly tx: Db) {}

  /**
   * Notes the columns that a table lacks in the backup. For a table of an earlier version, creates a temporary one,
   * which hides any view with its name.
   * @returns true for a table of an earlier version
   */
  async beginTable(name: string, columns: readonly string[]): Promise<boolean> {
    for (const { table, column, migration } of EARLIER_COLUMNS) {
      if (table === name && !columns.includes(column)) this.incomplete.add(migration);
    }
    const earlier = EARLIER.find(({ tables }) => name in tables);
    if (earlier && !this.found.has(earlier)) {
      this.found.add(earlier);
      for (const [table, definitions] of Object.entries(earlier.tables)) {
        await this.tx.execute(sql.raw(`create temporary table ${table} (${definitions}) on commit drop`));
      }
    }
    return earlier !== undefined;
  }

  /** Moves the rows of the temporary tables into the current ones, and fills the columns that the backup lacked. */
  async store(): Promise<void> {
    for (const { migration, into } of this.found) await this.run(migration, `INSERT INTO "${into}"`);
    for (const migration of this.incomplete) await this.run(migration, 'UPDATE "');
  }

  /** Runs the statements of a migration that contain a text. */
  private async run(migration: string, text: string): Promise<void> {
    const statements = readFileSync(join(migrationsFolder(), migration), "utf8").split("--> statement-breakpoint");
    for (const statement of statements) {
      if (statement.includes(text)) await this.tx.execute(sql.raw(statement));
    }
  }
}

/** Deletes programs (OpenID clients) that act as users who do not exist; earlier backups may contain some. */
export async function deleteProgramsOfNobody(tx: Db): Promise<void> {
  await tx.execute(sql.raw(readFileSync(join(migrationsFolder(), "0031_programs_of_nobody.sql"), "utf8")));
}
