import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "./root.mjs";

/** Internals of libraries that no documentation names, and the one module that may know each. */
const INTERNALS: { library: string; mark: string; module: string | null }[] = [
  { library: "drizzle-orm", mark: "session: [{] client", module: "service/platform/internals/drizzle.ts" },
  { library: "pg", mark: "client\\.connection;|stream\\.cork", module: "service/platform/internals/pg.ts" },
  { library: "node", mark: "_httpMessage", module: "service/platform/internals/node-http.ts" },
  { library: "react-dom", mark: "__reactContainer", module: "e2e/support/listening.ts" },
  { library: "@electric-sql/pglite", mark: "_runExclusive", module: null },
];

const manifest = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as { dependencies: Record<string, string> };

describe("private internals of libraries", () => {
  test.each(INTERNALS)("of $library are known to $module alone", ({ mark, module }) => {
    const paths = ["app", "components", "lib", "contract", "service", "verify", "e2e", "bench", "scripts"];
    const git = spawnSync("git", ["grep", "-lE", mark, "--", ...paths], { cwd: inRoot("."), encoding: "utf8" });
    expect(git.stderr).toBe("");
    const files = git.stdout.split("\n").filter((file) => file !== "" && !file.endsWith(".test.ts"));
    expect(files).toEqual(module === null ? [] : [module]);
  });

  test.each(INTERNALS.filter(({ library }) => library !== "node"))("pin $library to one version", ({ library }) => {
    expect(manifest.dependencies[library]).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
