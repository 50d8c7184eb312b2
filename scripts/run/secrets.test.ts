import type * as Fs from "node:fs";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadSecrets } from "./secrets.mjs";

const { afterWrite } = vi.hoisted(() => ({ afterWrite: vi.fn() }));
vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof Fs>();
  const write = (...args: Parameters<typeof fs.writeFileSync>) => {
    fs.writeFileSync(...args);
    afterWrite();
  };
  const link = () => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  };
  return { ...fs, writeFileSync: write, linkSync: link };
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

test("two starts at once on a new data directory have the same secrets, also without hard links", () => {
  let other: ReturnType<typeof loadSecrets> | undefined;
  afterWrite.mockImplementationOnce(() => {
    other = loadSecrets({ dataDir });
  });
  expect(loadSecrets({ dataDir })).toEqual(other);
  expect(loadSecrets({ dataDir })).toEqual(other);
  expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
});

test("a start waits for the secrets of another that has taken the name of the file", async () => {
  const file = join(dataDir, "secrets.json");
  writeFileSync(file, "");
  const secrets = { sessionSecret: "a", clientId: "b", clientSecret: "c", demoPassword: "d" };
  const wait = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)";
  const write = `require("node:fs").writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(secrets))})`;
  const other = new Worker(`${wait}; ${write}`, { eval: true });
  await new Promise((resolve) => other.once("online", resolve));
  expect(loadSecrets({ dataDir })).toEqual({ ...secrets, demoPasswordIsNew: false });
  await other.terminate();
});

test("an empty file, which a start that was broken off has left, is replaced", { tags: "long" }, () => {
  writeFileSync(join(dataDir, "secrets.json"), "");
  const secrets = loadSecrets({ dataDir });
  expect(loadSecrets({ dataDir })).toEqual(secrets);
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

test.each(["not JSON", "null", "[]"])("a file that is no JSON object is not overwritten: %s", (text) => {
  const file = join(dataDir, "secrets.json");
  writeFileSync(file, text);
  chmodSync(file, 0o600);
  const reason = `${file} cannot be read (no JSON object); expected the secrets kept there.`;
  expect(() => loadSecrets({ dataDir })).toThrow(reason);
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("a data directory that cannot be made is named", () => {
  const file = join(dataDir, "file");
  writeFileSync(file, "");
  expect(() => loadSecrets({ dataDir: join(file, "data") })).toThrow(/^DATA_DIR is ".*"; expected a directory/);
});
