// Long: writes and reads backups of whole databases.
import { randomBytes, randomUUID } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Factory } from "../../../testing/factory";
import { openTestDatabase } from "../../../testing/test-database";
import { restoredValues, TEST_KEY_ENV } from "../../../testing/test-keyring";
import { openKeyring } from "../../encryption/open-keyring";
import type { OpenDatabase } from "../database";
import { openPglite } from "../open-pglite";
import { rowsOf } from "../statements";
import {
  auditEntry,
  comment,
  company,
  importedFile,
  keyFigureData,
  keyFigurePreset,
  oidcPayload,
  personalAccessToken,
  passwordLink,
  setting,
  user,
} from "../schema";
import { readBackup, writeBackup } from "./backup-file";
import { RestoreError } from "./require-unused";
import { backupTables, columnsOf } from "./tables";

const NOW = new Date("2026-03-15T12:00:00.123Z");
let database: OpenDatabase;
let backup: Buffer;

beforeAll(async () => {
  database = await openTestDatabase();
  const make = new Factory(database.db);
  const agencyId = await make.agency("home", { contactInfo: { name: 'Å"ä\\ö\n', phone: "{}" } });
  const companyId = await make.company(agencyId, { name: "Åkerlunds Bageri AB", created: NOW });
  await make.user("AgencyDirector", { userName: "anna.ek@byrån", agencyId, passwordHash: "$argon2id$x" });
  const year = await make.fiscalYear(companyId, { lastActiveDate: null });
  const { db } = database;
  await db.insert(keyFigureData).values(
    [0.1, -0, Infinity, -Infinity, NaN, 5e-324, 1.7976931348623157e308].map((value, i) => ({
      companyId,
      fiscalYearId: year,
      keyFigureInfoId: `figure ${i}`,
      firstDay: "2025-01-01",
      lastDay: "2025-01-31",
      value,
    })),
  );
  await db.insert(keyFigurePreset).values([
    { companyId, id: "odd", name: "odd", keyFigureTypes: ["a,b", '"', "null", ""] },
    { companyId, id: "empty", name: "", keyFigureTypes: [] },
  ]);
  const file = { importedBy: "x", program: "x", sieType: "4E", encoding: "cp437", textHash: "x", vouchersHash: "x" };
  await db.insert(importedFile).values(
    // More than are fetched at once for a backup.
    Array.from({ length: 9 }, (_, sequence) => ({
      ...file,
      companyId,
      fiscalYearId: year,
      sequence,
      importedAt: NOW,
      content: Uint8Array.from({ length: 256 }, (__, byte) => byte),
    })),
  );
  await db.insert(oidcPayload).values([
    { model: "Client", id: "kept", payload: "{}" },
    { model: "Session", id: "left", payload: "{}", accountId: "anna.ek@byrån" },
  ]);
  await db.insert(setting).values({ key: "secret", value: "of this installation" });
  await db.insert(passwordLink).values({ secretHash: "hash of a link", userName: "anna.ek@byrån", expires: NOW });
  backup = await backupOf(database);
});
afterAll(() => database.close());

async function backupOf({ db }: OpenDatabase): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  await writeBackup(db, NOW, (bytes) => {
    pieces.push(bytes);
    return Promise.resolve();
  });
  return Buffer.concat(pieces);
}

async function* pieces(bytes: Uint8Array, size = 1000) {
  await Promise.resolve();
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const linesOf = (bytes: Buffer) => gunzipSync(bytes).toString().trimEnd().split("\n");

describe("a backup", () => {
  it("holds no key, session or link", () => {
    const text = gunzipSync(backup).toString();
    expect(text).toContain("anna.ek@byrån");
    expect(text).toContain("kept");
    expect(text).not.toContain("of this installation");
    expect(text).not.toContain('"left"');
    expect(text).not.toContain("hash of a link");
  });

  it(
    "gives the same lines when an embedded database into which it was restored is backed up",
    { timeout: 120_000 },
    async () => {
      const other = await openPglite();
      try {
        await other.migrate();
        expect(await readBackup(other.db, pieces(backup), restoredValues())).toBe(
          linesOf(backup).filter((line) => line[0] === "[").length,
        );
        expect(linesOf(await backupOf(other))).toEqual(linesOf(backup));
        const values = await other.db.select().from(keyFigureData).orderBy(keyFigureData.keyFigureInfoId);
        expect(values.map(({ value }) => value)).toEqual([
          0.1,
          -0,
          Infinity,
          -Infinity,
          NaN,
          5e-324,
          1.7976931348623157e308,
        ]);
        const [file] = await other.db.select().from(importedFile);
        expect([...file!.content!]).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
        const [restored] = await other.db.select().from(company);
        expect(restored!.created).toEqual(NOW);
      } finally {
        await other.close();
      }
    },
  );

  it("takes the place of everything that was there, except the installation's own keys", async () => {
    const { db } = database;
    await db.insert(user).values({ userName: "later", type: "Administrator", name: "x" });
    await db.insert(oidcPayload).values({ model: "Session", id: "later", payload: "{}", accountId: "later" });
    await readBackup(db, pieces(backup), restoredValues(), true);
    expect(await db.$count(user)).toBe(1);
    expect((await db.select().from(oidcPayload)).map(({ id }) => id)).toEqual(["kept"]);
    expect(await db.$count(setting, eq(setting.key, "secret"))).toBe(1);
    expect(linesOf(await backupOf(database))).toEqual(linesOf(backup));
  });
});

describe("a backup of an earlier version", () => {
  it("is restored without the programs of users who were deleted", async () => {
    const other = await openTestDatabase();
    try {
      await other.db.insert(user).values({ userName: "here", type: "Administrator", name: "x" });
      await other.db.insert(oidcPayload).values(
        ["here", "gone"].map((userName) => {
          return { model: "Client", id: `of ${userName}`, payload: JSON.stringify({ service_user: userName }) };
        }),
      );
      await other.db.insert(oidcPayload).values({ model: "Client", id: "dashboard", payload: "{}" });
      await readBackup(other.db, pieces(await backupOf(other)), restoredValues(), true);
      const clients = await other.db.select().from(oidcPayload);
      expect(clients.map(({ id }) => id).sort()).toEqual(["dashboard", "of here"]);
    } finally {
      await other.close();
    }
  });

  it("is restored with columns that it lacks: agencies of comments and audit entries, types of authors", async () => {
    const other = await openTestDatabase();
    try {
      const make = new Factory(other.db);
      await make.agency("home");
      const companyId = await make.company("home");
      const userName = await make.user("AgencyDirector", { agencyId: "home" });
      await other.db.insert(comment).values({
        companyId,
        id: randomUUID(),
        message: "x",
        author: "x",
        authorUserName: userName,
        created: NOW,
        lastModified: NOW,
        firstDay: "2025-01-01",
        lastDay: "2025-01-31",
        keyFigureType: "NetSales",
      });
      const entry = { at: NOW, userName, action: "update" } as const;
      await other.db.insert(auditEntry).values([
        { ...entry, id: randomUUID(), companyId, resource: "Company", resourceId: companyId },
        { ...entry, id: randomUUID(), resource: "User", resourceId: userName },
      ]);
      const lacking = new Set(["agency_id", "author_type", "bulk_change_id", "is_question"]);
      const earlier = withoutColumns(linesOf(await backupOf(other)), new Set(["comment", "audit_entry"]), lacking);
      await readBackup(other.db, pieces(gzipSync(earlier.join("\n"))), restoredValues(), true);
      expect(await other.db.select().from(comment)).toMatchObject([{ agencyId: "home", authorType: "AgencyDirector" }]);
      expect((await other.db.select().from(auditEntry)).map(({ agencyId }) => agencyId)).toEqual(["home", "home"]);
    } finally {
      await other.close();
    }
  });

  it("is restored with tokens that last no longer than tokens may now", async () => {
    const other = await openTestDatabase();
    try {
      const userName = await new Factory(other.db).user("Administrator");
      const token = { userName, name: "x", created: NOW };
      await other.db.insert(personalAccessToken).values([
        { ...token, tokenHash: "long", expires: new Date("2999-01-01T00:00:00Z") },
        { ...token, tokenHash: "short", expires: NOW },
      ]);
      const lacking = new Set(["last_used", "read_only", "companies"]);
      const earlier = withoutColumns(linesOf(await backupOf(other)), new Set(["personal_access_token"]), lacking);
      await readBackup(other.db, pieces(gzipSync(earlier.join("\n"))), restoredValues(), true);
      const tokens = await other.db.select().from(personalAccessToken).orderBy(personalAccessToken.tokenHash);
      expect(tokens[0]!.expires.getTime()).toBeLessThan(Date.now() + 367 * 86_400_000);
      expect(tokens[1]!.expires).toEqual(NOW);
    } finally {
      await other.close();
    }
  });

  /** The lines of a backup without the columns `lacking` of some tables. */
  function withoutColumns(lines: string[], tables: Set<string>, lacking: Set<string>): string[] {
    // The indexes of the columns that stay in the rows that follow; null in other tables.
    let kept: number[] | null = null;
    return lines.map((line) => {
      const value = JSON.parse(line) as unknown[] | { table?: string; columns?: string[] };
      if (Array.isArray(value)) return kept ? JSON.stringify(kept.map((index) => value[index])) : line;
      const { table, columns = [] } = value;
      kept =
        table !== undefined && tables.has(table) ? [...columns.keys()].filter((i) => !lacking.has(columns[i]!)) : null;
      return kept ? JSON.stringify({ table, columns: kept.map((i) => columns[i]) }) : line;
    });
  }
});

describe("a backup of one row in every table that there is", () => {
  const COMPUTED_AGAIN = ["stored_figures", "stored_periods", "stored_values"];
  /** Keys, sessions, links, attempts to sign in, mails that would be sent too late after a restore, and figures. */
  const LEFT_BEHIND = [
    "mail",
    "oidc_payload",
    "password_link",
    "report_link",
    "setting",
    "sign_in_try",
    ...COMPUTED_AGAIN,
  ];
  const VALUE_OF_TYPE: Record<string, string> = {
    bigint: "9007199254740993",
    boolean: "true",
    bytea: "'\\x00ff'",
    date: "'2025-01-01'",
    "double precision": "'-Infinity'",
    integer: "1",
    jsonb: `'{"a":[1,"å"]}'`,
    "bigint[]": "'{9007199254740993,-1}'",
    "date[]": "'{2025-01-01,NULL}'",
    "double precision[]": "'{-Infinity,NULL,0.1}'",
    "integer[]": "'{1,-1}'",
    text: "'å'",
    "text[]": "'{x,\"a,b\"}'",
    "timestamp(3) with time zone": "'2025-01-01T00:00:00.123Z'",
    "timestamp(6) with time zone": "'2025-01-01T00:00:00.123456Z'",
    uuid: "'00000000-0000-0000-0000-000000000001'",
    "uuid[]": "'{00000000-0000-0000-0000-000000000001}'",
  };

  async function tablesOf({ db }: OpenDatabase): Promise<string[]> {
    const found = await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    return rowsOf<{ name: string }>(found).map(({ name }) => name);
  }

  /** Inserts one row into each table. Columns of a type have the same value, so that foreign keys find their rows. */
  async function fill({ db }: OpenDatabase, tables: string[]): Promise<void> {
    await db.transaction(async (tx) => {
      for (const table of tables) {
        const columns = await columnsOf(tx, table);
        const values = columns.map(({ type }) => VALUE_OF_TYPE[type] ?? `no value for ${type}`);
        await tx.execute(sql.raw(`insert into "${table}" values (${values.join(", ")})`));
      }
    });
  }

  async function contentOf({ db }: OpenDatabase, tables: string[]): Promise<Record<string, string[]>> {
    const content: Record<string, string[]> = {};
    for (const table of tables) {
      const rows = await db.execute(sql`select t::text as line from ${sql.identifier(table)} t`);
      content[table] = rowsOf<{ line: string }>(rows).map(({ line }) => line);
    }
    return content;
  }

  it("restores every row, except those that a backup leaves out", async () => {
    const [from, to] = [await openTestDatabase(), await openTestDatabase()];
    try {
      const tables = await tablesOf(from);
      const ordered = [...backupTables().map(({ name }) => name), "setting", "sign_in_try"];
      expect([...ordered].sort()).toEqual(tables);
      await fill(from, ordered);
      expect(Object.values(await contentOf(from, tables)).every((rows) => rows.length === 1)).toBe(true);
      // Seals the secrets, which `fill` stored in clear, as a service does when it starts.
      await openKeyring(from.db, TEST_KEY_ENV, () => undefined);
      const before = await contentOf(from, tables);
      await readBackup(to.db, pieces(await backupOf(from)), restoredValues());
      const expected = { ...before, ...Object.fromEntries(LEFT_BEHIND.map((name) => [name, []])) };
      // The setting is the check value of the key under which the restored secrets are sealed.
      expect(await contentOf(to, tables)).toEqual({ ...expected, setting: [expect.stringContaining("encryption.")] });
    } finally {
      await from.close();
      await to.close();
    }
  });

  it("holds large files", { timeout: 120_000 }, async () => {
    const [from, to] = [await openTestDatabase(), await openTestDatabase()];
    try {
      const ordered = backupTables().map(({ name }) => name);
      await fill(from, ordered);
      const large = randomBytes(8 * 1024 * 1024);
      await from.db.update(importedFile).set({ content: large });
      await readBackup(to.db, pieces(await backupOf(from), 65_536), restoredValues());
      const [file] = await to.db.select().from(importedFile);
      expect(Buffer.compare(file!.content!, large)).toBe(0);
    } finally {
      await from.close();
      await to.close();
    }
  });
});

describe("a file that cannot be restored", () => {
  const changed = (change: (lines: string[]) => string[]) => () => gzipSync(change(linesOf(backup)).join("\n"));
  it.each([
    ["has no bytes", () => Buffer.alloc(0), "backup"],
    ["is no gzip", () => Buffer.from("hello"), "not a backup"],
    ["is cut off in the middle", () => backup.subarray(0, backup.length - 20), "not a backup, or it is damaged"],
    ["is something else", () => gzipSync('{"format":"other"}'), "not a backup"],
    ["is empty", () => gzipSync(""), "cut off"],
    ["lacks its last line", changed((lines) => lines.slice(0, -1)), "cut off"],
    ["lacks a row", changed((lines) => lines.filter((line) => !line.includes("figure 3"))), "rows of"],
    [
      "is of a later version",
      changed(([, ...lines]) => ['{"format":"nyckeltal-backup","version":2}', ...lines]),
      "version 2",
    ],
    [
      "has a column of a later version",
      changed((lines) => lines.map((line) => line.replace('"short_name"', '"new"'))),
      "agency.new",
    ],
    [
      "has a table of a later version",
      changed((lines) => lines.map((line) => line.replace('"table":"comment"', '"table":"x"'))),
      '"x"',
    ],
  ])("%s: the error says so, and nothing is changed", async (_, make, message) => {
    const { db } = database;
    const before = await db.$count(keyFigureData);
    const failure = await readBackup(db, pieces(make()), restoredValues(), true).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RestoreError);
    expect((failure as Error).message).toContain(message);
    expect(await db.$count(keyFigureData)).toBe(before);
  });
});
