import type * as Fs from "node:fs";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadSecrets } from "./secrets.mjs";

const { afterWrite } = vi.hoisted(() => ({ afterWrite: vi.fn() }));
vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  const write = (...args: Parameters<typeof fs.writeFileSync>) => {
    fs.writeFileSync(...args);
    afterWrite();
  };
  return { ...fs, writeFileSync: write };
});

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "nyckeltal-secrets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test("secrets are made once and kept for their owner alone", () => {
  const inside = join(dataDir, "made");
  const first = loadSecrets({ dataDir: inside });
  expect(loadSecrets({ dataDir: inside })).toEqual(first);
  expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(first.demoPassword).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(statSync(join(inside, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(statSync(inside).mode & 0o777).toBe(0o700);
});

test("two starts at once on a new data directory have the same secrets", () => {
  let other: ReturnType<typeof loadSecrets> | undefined;
  afterWrite.mockImplementationOnce(() => {
    other = loadSecrets({ dataDir });
  });
  expect(loadSecrets({ dataDir })).toEqual(other);
  expect(loadSecrets({ dataDir })).toEqual(other);
  expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
});

test("a file that others may read becomes its owner's alone", () => {
  loadSecrets({ dataDir });
  const file = join(dataDir, "secrets.json");
  chmodSync(file, 0o644);
  loadSecrets({ dataDir });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("another demo password is stored, and reported as new once", () => {
  expect(loadSecrets({ dataDir, demoPassword: "the-first-one" }).demoPasswordIsNew).toBe(false);
  const changed = loadSecrets({ dataDir, demoPassword: "the-second-one" });
  expect(changed).toMatchObject({ demoPassword: "the-second-one", demoPasswordIsNew: true });
  expect(loadSecrets({ dataDir })).toMatchObject({ demoPassword: "the-second-one", demoPasswordIsNew: false });
});

test("a file that is not JSON is not overwritten", () => {
  const file = join(dataDir, "secrets.json");
  writeFileSync(file, "not JSON");
  chmodSync(file, 0o600);
  expect(() => loadSecrets({ dataDir })).toThrow(`${file} cannot be read (not JSON); expected the secrets kept there.`);
  expect(readFileSync(file, "utf8")).toBe("not JSON");
});

test("a data directory that cannot be made is named", () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  expect(() => loadSecrets({ dataDir: join(file, "data") })).toThrow(/^DATA_DIR is ".*"; expected a directory/);
});
