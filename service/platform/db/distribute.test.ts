import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { getTableName, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMPANY_PLANS } from "../../demo/company-plans";
import { seedDemo } from "../../demo/seed";
import { migrateToEarlier } from "../../testing/migrate-to-earlier";
import { createEmptyClusterDatabase, dropClusterDatabase } from "../../testing/test-cluster";
import { openTestDatabase, TEST_CLUSTER } from "../../testing/test-database";
import { writeBackup } from "./backup/backup-file";
import type { OpenDatabase } from "./database";
import { distribute, placesOf } from "./distribute";
import { migrateTables, migrationsFolder } from "./migrate";
import { openPostgres } from "./open-postgres";
import { rowsOf } from "./statements";
import { PLACEMENTS } from "./schema/placement";
import { tablesInOrder } from "./tables-in-order";

const NOW = new Date("2026-03-15T12:00:00Z");

describe.skipIf(TEST_CLUSTER)("distributing the tables of a database without Citus", () => {
  it("is refused in a sentence that says what is missing", async () => {
    const database = await openTestDatabase();
    try {
      await expect(distribute(database.db, () => undefined)).rejects.toThrow(/^The database has no extension citus: /);
    } finally {
      await database.close();
    }
    // The embedded database takes a while to open.
  }, 120_000);
});

describe.runIf(TEST_CLUSTER)("distributing the tables of a database with Citus", () => {
  const name = `test_${randomBytes(8).toString("hex")}`;
  let database: OpenDatabase;
  let url: string;
  /** The rows before and after the tables were distributed, and what was said meanwhile. */
  const spread = { before: [] as string[], after: [] as string[], said: [] as string[] };

  beforeAll(async () => {
    url = await createEmptyClusterDatabase(TEST_CLUSTER!, name);
    database = openPostgres(url, 4);
    await database.migrate();
    const plans = COMPANY_PLANS.slice(0, 2);
    await seedDemo(database.db, { password: "a-long-password", now: NOW, say: () => undefined, plans });
    spread.before = await rowsInBackup();
    spread.said = await distributed(database);
    spread.after = await rowsInBackup();
  }, 120_000);
  afterAll(async () => {
    await database.close();
    await dropClusterDatabase(TEST_CLUSTER!, name);
  });

  it("keeps every row, and says of each table where it goes", async () => {
    expect(spread.after.toSorted()).toEqual(spread.before.toSorted());
    const placed = [...PLACEMENTS].filter(([, placement]) => placement !== "local");
    expect(spread.said).toHaveLength(placed.length + 1);
    expect(spread.said).toContainEqual(expect.stringMatching(/^\d+ of \d+: voucher_block, by company$/));
    expect(spread.said.at(-1)).toBe("Every table is in its place.");
    expect(Object.fromEntries(await placesOf(database.db))).toEqual(
      Object.fromEntries(placed.map(([table, placement]) => [getTableName(table), placement])),
    );
  });

  it("leaves no rows of companies on the coordinator", async () => {
    // The tables that are distributed by a hash (h) are those of companies.
    const [left] = rowsOf<{ bytes: string }>(
      await database.db.execute(
        sql`select sum(pg_relation_size(logicalrelid))::text as bytes from pg_dist_partition where partmethod = 'h'`,
      ),
    );
    expect(left!.bytes).toBe("0");
  });

  it("keeps the foreign keys between the tables of a company", async () => {
    const keys = rowsOf<{ name: string }>(
      await database.db.execute(
        sql`select conname as name from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
      ),
    ).map((row) => row.name);
    // PostgreSQL cuts names off after 63 bytes.
    const expected = tablesInOrder().flatMap((table) =>
      getTableConfig(table).foreignKeys.map((key) => key.getName().slice(0, 63)),
    );
    expect(keys.sort()).toEqual(expect.arrayContaining(expected.sort()));
  });

  it("changes nothing the second time", async () => {
    const before = await rowsInBackup();
    expect(await distributed(database)).toEqual(["Every table was in its place."]);
    expect((await rowsInBackup()).sort()).toEqual(before.sort());
  });

  it("is done wholly or not at all", async () => {
    const other = `${name}_broken`;
    const broken = openPostgres(await createEmptyClusterDatabase(TEST_CLUSTER!, other), 2);
    try {
      await broken.migrate();
      // Citus refuses a unique index without the company.
      await broken.db.execute(sql`create unique index in_the_way on voucher_block (vouchers)`);
      await expect(distribute(broken.db, () => undefined)).rejects.toThrow();
      expect(await placesOf(broken.db)).toEqual(new Map());
      await broken.db.execute(sql`drop index in_the_way`);
      await distribute(broken.db, () => undefined);
    } finally {
      await broken.close();
      await dropClusterDatabase(TEST_CLUSTER!, other);
    }
  });

  it("continues in the latest migration, from a database that the version before has distributed", async () => {
    const other = `${name}_earlier`;
    const otherUrl = await createEmptyClusterDatabase(TEST_CLUSTER!, other);
    await migrateToEarlier(otherUrl, -1);
    const migrated = openPostgres(otherUrl, 2);
    try {
      await distribute(migrated.db, () => undefined);
      await migrated.migrate();
      expect(await distributed(migrated)).toEqual(["Every table was in its place."]);
    } finally {
      await migrated.close();
      await dropClusterDatabase(TEST_CLUSTER!, other);
    }
  });

  it("continues in migrations, which distribute a new table before it gets foreign keys", async () => {
    const folder = mkdtempSync(join(tmpdir(), "nyckeltal-migrations-"));
    cpSync(migrationsFolder(), folder, { recursive: true });
    const journalFile = join(folder, "meta/_journal.json");
    const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: object[] };
    const entry = {
      idx: journal.entries.length,
      version: "7",
      when: Date.UTC(2099, 0),
      tag: "later",
      breakpoints: true,
    };
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
    writeFileSync(
      join(folder, "later.sql"),
      [
        `DROP TABLE "file_year"`,
        `CREATE TABLE "file_year" ("company_id" text NOT NULL, "fiscal_year_id" text NOT NULL, "year_index" integer NOT NULL,
          "first_day" date NOT NULL, "last_day" date NOT NULL, PRIMARY KEY ("company_id", "fiscal_year_id", "year_index"))`,
        `ALTER TABLE "file_year" ADD CONSTRAINT "of_year" FOREIGN KEY ("company_id", "fiscal_year_id")
          REFERENCES "fiscal_year" ("company_id", "id") ON DELETE cascade`,
        `ALTER TABLE "comment" ADD COLUMN "later" text DEFAULT '' NOT NULL`,
        `CREATE INDEX "comment_later" ON "comment" ("company_id", "later")`,
      ].join("\n--> statement-breakpoint\n"),
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query("begin");
      await migrateTables(client, folder);
      await client.query("commit");
    } finally {
      await client.end();
      rmSync(folder, { recursive: true });
    }
    expect((await placesOf(database.db)).get("file_year")).toBe("company");
    expect(await distributed(database)).toEqual(["Every table was in its place."]);
  });

  /** Distributes the tables and returns what was said. */
  async function distributed({ db }: OpenDatabase): Promise<string[]> {
    const said: string[] = [];
    await distribute(db, (line) => said.push(line));
    return said;
  }

  /** The lines of a backup except its header. */
  async function rowsInBackup(): Promise<string[]> {
    const pieces: Uint8Array[] = [];
    await writeBackup(database.db, NOW, (bytes) => Promise.resolve(void pieces.push(bytes)));
    return gunzipSync(Buffer.concat(pieces)).toString().split("\n").slice(1);
  }
});
