import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { journalOf, migrateToEarlier } from "../../testing/migrate-to-earlier";
import { createPostgresDatabase, openTestDatabase, TEST_DATABASE } from "../../testing/test-database";
import { sqlState } from "../http-error";
import type { OpenDatabase } from "./database";
import { migrationsFolder } from "./migrate";
import { openPostgres } from "./open-postgres";
import { rowsOf } from "./statements";

const INSTANCES = 5;

describe.runIf(TEST_DATABASE === "postgres")("instances that start at the same moment", () => {
  it.each([
    ["an empty database", () => Promise.resolve()],
    ["a database of the version before", (url: string) => migrateToEarlier(url, -1)],
  ])("bring %s up to date once, and all of them can go on", async (_, prepare) => {
    const { url, drop } = await createPostgresDatabase();
    const instances = Array.from({ length: INSTANCES }, () => openPostgres(url, 2));
    try {
      await prepare(url);
      await Promise.all(instances.map((instance) => instance.migrate()));
      const done = await instances[0]!.db.execute(sql`select created_at from drizzle.__drizzle_migrations order by id`);
      const expected = journalOf(migrationsFolder()).entries.map(({ when }) => String(when));
      expect(rowsOf<{ created_at: string }>(done).map((row) => row.created_at)).toEqual(expected);
      await Promise.all(instances.map((instance) => instance.ping()));
    } finally {
      await Promise.all(instances.map((instance) => instance.close()));
      await drop();
    }
  });

  it("can migrate after the migration of another has failed", async () => {
    const { url, drop } = await createPostgresDatabase();
    const [first, second] = [openPostgres(url, 2), openPostgres(url, 2)];
    try {
      // A table in the way of the first migration.
      await first.db.execute(sql`create table agency (x text)`);
      const failed = await first.migrate().catch((error: unknown) => error);
      // SQLSTATE duplicate_table.
      expect(sqlState(failed)).toBe("42P07");
      await second.db.execute(sql`drop table agency`);
      await second.migrate();
      await Promise.all([first.ping(), second.ping()]);
      expect(await first.db.$count(sql`agency`)).toBe(0);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await drop();
    }
  });
});

describe.runIf(TEST_DATABASE === "postgres")("programs of users who were deleted by an earlier version", () => {
  it("are deleted, and those of others and dashboards stay", async () => {
    const { url, drop } = await createPostgresDatabase();
    const current = openPostgres(url, 2);
    const store = async (pool: pg.Pool) => {
      await pool.query(`insert into app_user (user_name, type, name) values ('here', 'Administrator', 'x')`);
      // U+0000 in a payload is no obstacle as long as it is read as json: jsonb would refuse it.
      await pool.query(
        `insert into oidc_payload (model, id, payload) values
          ('Client', 'of here', '{"service_user":"here"}'), ('Client', 'of gone', '{"service_user":"gone"}'),
          ('Client', 'dashboard', '{}'), ('Interaction', 'begun', '{"params":{"login_hint":"gone\\u0000"}}')`,
      );
    };
    try {
      // Applies the migrations before 0031_programs_of_nobody, the one that deletes these programs.
      await migrateToEarlier(url, 31, store);
      await current.migrate();
      const rows = rowsOf<{ id: string }>(await current.db.execute(sql`select id from oidc_payload order by id`));
      expect(rows.map(({ id }) => id)).toEqual(["begun", "dashboard", "of here"]);
    } finally {
      await current.close();
      await drop();
    }
  });
});

describe("a database that a later version has migrated", () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it("is refused in a sentence that says what to do", async () => {
    await database.migrate();
    const later = Date.UTC(2099, 0, 1);
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`,
    );
    await expect(database.migrate()).rejects.toThrow(
      /^The database was migrated by a later version of Nyckeltal \(2099-01-01 00:00; .+\)\. Start that version, /,
    );
  });
});
