import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Factory } from "../../testing/factory";
import { openTestDatabase } from "../../testing/test-database";
import type { OpenDatabase } from "../database";
import { openPglite } from "../open-pglite";
import { company, importedFile, keyFigureData, keyFigurePreset, oidcPayload, setting, user } from "../schema";
import { readBackup, writeBackup } from "./backup-file";
import { RestoreError } from "./restore";

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
  it("holds no key, session or token", () => {
    const text = gunzipSync(backup).toString();
    expect(text).toContain("anna.ek@byrån");
    expect(text).toContain("kept");
    expect(text).not.toContain("of this installation");
    expect(text).not.toContain('"left"');
  });

  it("comes back byte for byte from an embedded database that it was restored into, whatever kind it is of", async () => {
    const other = await openPglite();
    try {
      await other.migrate();
      expect(await readBackup(other.db, pieces(backup))).toBe(linesOf(backup).filter((line) => line[0] === "[").length);
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
      expect([...file!.content]).toEqual(Array.from({ length: 256 }, (_, byte) => byte));
      const [restored] = await other.db.select().from(company);
      expect(restored!.created).toEqual(NOW);
    } finally {
      await other.close();
    }
  });

  it("takes the place of everything that was there, except the installation's own keys", async () => {
    const { db } = database;
    await db.insert(user).values({ userName: "later", type: "Administrator", name: "x" });
    await db.insert(oidcPayload).values({ model: "Session", id: "later", payload: "{}", accountId: "later" });
    await readBackup(db, pieces(backup));
    expect(await db.$count(user)).toBe(1);
    expect((await db.select().from(oidcPayload)).map(({ id }) => id)).toEqual(["kept"]);
    expect(await db.$count(setting)).toBe(1);
    expect(linesOf(await backupOf(database))).toEqual(linesOf(backup));
  });
});

describe("a file that cannot be restored", () => {
  const changed = (change: (lines: string[]) => string[]) => () => gzipSync(change(linesOf(backup)).join("\n"));
  it.each([
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
      changed((lines) => lines.map((line) => line.replace('"table":"voucher"', '"table":"x"'))),
      '"x"',
    ],
  ])("%s: it says so and changes nothing", async (_, make, message) => {
    const { db } = database;
    const before = await db.$count(keyFigureData);
    const failure = await readBackup(db, pieces(make())).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RestoreError);
    expect((failure as Error).message).toContain(message);
    expect(await db.$count(keyFigureData)).toBe(before);
  });
});
