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
  // Later backups still have a row for each balance. These tables are views now too.
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

/** Restores tables that only backups of earlier versions contain. */
export class EarlierTables {
  private readonly found = new Set<EarlierFormat>();

  constructor(private readonly tx: Db) {}

  /** Creates a temporary table, which hides the view with its name. Returns false for tables of this version. */
  async make(name: string): Promise<boolean> {
    const earlier = EARLIER.find(({ tables }) => name in tables);
    if (earlier && !this.found.has(earlier)) {
      this.found.add(earlier);
      for (const [table, columns] of Object.entries(earlier.tables)) {
        await this.tx.execute(sql.raw(`create temporary table ${table} (${columns}) on commit drop`));
      }
    }
    return earlier !== undefined;
  }

  /** Moves the rows of the temporary tables into the current ones with the statement of the migration. */
  async store(): Promise<void> {
    for (const { migration, into } of this.found) {
      const statements = readFileSync(join(migrationsFolder(), migration), "utf8").split("--> statement-breakpoint");
      const statement = statements.find((text) => text.includes(`INSERT INTO "${into}"`));
      await this.tx.execute(sql.raw(statement!));
    }
  }
}

/** Deletes programs (OpenID clients) that act as users who do not exist; earlier backups may contain some. */
export async function deleteProgramsOfNobody(tx: Db): Promise<void> {
  await tx.execute(sql.raw(readFileSync(join(migrationsFolder(), "0031_programs_of_nobody.sql"), "utf8")));
}
