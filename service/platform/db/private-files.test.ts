// Long: starts the service, and runs a command beside it.
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Program } from "../../testing/run-program";
import { openPglite } from "./open-pglite";
import { makePrivate } from "./private-files";

let dataDir: string;
let mask: number;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "nyckeltal-modes-"));
  chmodSync(dataDir, 0o755);
  mask = process.umask(0);
});
afterEach(() => {
  process.umask(mask);
  rmSync(dataDir, { recursive: true, force: true });
});

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

/** The paths in the data directory that other users may read, write or enter, and the number of all its paths. */
function findOpenPaths(): { open: string[]; pathCount: number } {
  const paths = readdirSync(dataDir, { recursive: true, encoding: "utf8" }).map((name) => join(dataDir, name));
  return { open: paths.filter((path) => modeOf(path) & 0o077), pathCount: paths.length };
}

describe("files of a data directory that everybody may read, under a umask of 0", { timeout: 120_000 }, () => {
  it("are their owner's alone while the service runs, and so are those that an admin command writes", async () => {
    const env = { DATA_DIR: dataDir, SERVICE_PORT: "0", DEMO: "0" };
    const service = new Program("main", [], env);
    try {
      await service.said("The service is ready");
      expect(await new Program("admin", ["backup", join(dataDir, "books")], env).ended).toMatchObject({
        code: 0,
      });
      const { open, pathCount } = findOpenPaths();
      expect(open).toEqual([]);
      // The files of the embedded database are among those that were looked at.
      expect(pathCount).toBeGreaterThan(900);
      expect(modeOf(dataDir)).toBe(0o755);
    } finally {
      service.signal("SIGTERM");
      await service.ended;
    }
    expect(findOpenPaths().open).toEqual([]);
  });

  it("become their owner's alone at the start of a database whose files were everybody's", async () => {
    const directory = join(dataDir, "db");
    await (await openPglite(directory)).close();
    chmodSync(`${directory}.lock`, 0o644);
    chmodSync(directory, 0o777);
    for (const name of readdirSync(directory, { recursive: true, encoding: "utf8" })) {
      const path = join(directory, name);
      chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
    }
    await (await openPglite(directory)).close();
    expect(findOpenPaths().open).toEqual([]);
  });
});

describe("making files private", () => {
  it("keeps the permissions of the owner, and does not change the target of a link", () => {
    const outside = join(dataDir, "outside");
    writeFileSync(outside, "", { mode: 0o644 });
    const tree = join(dataDir, "tree");
    mkdirSync(join(tree, "deep"), { recursive: true, mode: 0o755 });
    writeFileSync(join(tree, "deep", "read-only"), "", { mode: 0o444 });
    symlinkSync(outside, join(tree, "link"));
    makePrivate(tree);
    expect([tree, join(tree, "deep"), join(tree, "deep", "read-only"), outside].map(modeOf)).toEqual([
      0o700, 0o700, 0o400, 0o644,
    ]);
  });
});
