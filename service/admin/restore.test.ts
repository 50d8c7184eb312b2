// Long: each test starts the admin program several times.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { unpackMigrated } from "../testing/database-template";
import { Program, type Ended } from "../testing/run-program";
import { createPostgresDatabase, TEST_DATABASE } from "../testing/test-database";

let folder: string;
let backup: string;
let env: Record<string, string>;
let drop: () => Promise<void>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "nyckeltal-restore-"));
  backup = join(folder, "books.backup");
  const postgres = TEST_DATABASE === "postgres" ? await createPostgresDatabase() : null;
  drop = postgres?.drop ?? (() => Promise.resolve());
  if (!postgres) await unpackMigrated(join(folder, "data"));
  env = { DATA_DIR: join(folder, "data"), DEMO: "0", SERVICE_PORT: "0", DATABASE_URL: postgres?.url ?? "" };
  expect(await admin("agency", "add", "before", "--name", "Before")).toMatchObject({ code: 0 });
  expect(await admin("backup", backup)).toMatchObject({ code: 0 });
}, 120_000);
afterAll(async () => {
  await drop();
  rmSync(folder, { recursive: true, force: true });
});

const admin = (...args: string[]): Promise<Ended> => new Program("admin", args, env).ended;
const agencyIsThere = async () => /already exists/.test((await admin("agency", "add", "before", "--name", "x")).stderr);

describe("restore, as a program", { timeout: 240_000 }, () => {
  it("says that a file is empty, and changes nothing", async () => {
    const file = join(folder, "empty");
    writeFileSync(file, "");
    expect(await admin("restore", file, "--replace")).toMatchObject({ code: 1, stderr: `${file} is empty.\n` });
    expect(await agencyIsThere()).toBe(true);
  });

  it.each([
    ["is no backup", () => Buffer.from("hello"), "The file is not a backup, or it is damaged."],
    ["was cut off", () => readFileSync(backup).subarray(0, -30), "The file is not a backup, or it is damaged."],
  ])("says in one line that a file %s, and changes nothing", async (_, make, line) => {
    const file = join(folder, "file");
    writeFileSync(file, make());
    expect(await admin("restore", file, "--replace")).toEqual({
      code: 1,
      signal: null,
      stdout: "",
      stderr: `${line} Nothing was changed.\n`,
    });
    expect(await agencyIsThere()).toBe(true);
  });

  it("is refused while a service runs, unlike other commands, and succeeds once the service has stopped", async () => {
    const service = new Program("main", [], env);
    try {
      await service.said("The service is ready");
      const refused = await admin("restore", backup, "--replace");
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^[^\n]*Stop (the|all) services?[^\n]*\n$/),
      });
      expect(await admin("agency", "add", "later", "--name", "Later")).toMatchObject({ code: 0 });
    } finally {
      service.signal("SIGTERM");
      await service.ended;
    }
    expect(await admin("restore", backup)).toMatchObject({ code: 1, stderr: expect.stringContaining("--replace") });
    expect(await admin("restore", backup, "--replace")).toMatchObject({ code: 0 });
    expect(await agencyIsThere()).toBe(true);
    // The agency that the backup does not have is gone, so its id is free.
    expect(await admin("agency", "add", "later", "--name", "Later")).toMatchObject({ code: 0 });
  });
});
