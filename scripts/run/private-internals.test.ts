import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inRoot } from "./root.mjs";

/**
 * Internals of libraries that no documentation names, and the one module that may know each, null where none may. Tests
 * may know all of them. The mark is an extended regular expression for git grep.
 */
const INTERNALS: { library: string; mark: string; module: string | null }[] = [
  { library: "drizzle-orm", mark: "session: [{] client", module: "service/platform/internals/drizzle.ts" },
  { library: "drizzle-orm", mark: "[/^]begin", module: "service/platform/internals/drizzle.ts" },
  { library: "drizzle-orm", mark: "__drizzle_migrations", module: "service/platform/db/migrate.ts" },
  { library: "pg", mark: "client\\.connection;|stream\\.cork", module: "service/platform/internals/pg.ts" },
  { library: "pg-pool", mark: "timeout exceeded when trying", module: "service/platform/internals/pg.ts" },
  { library: "node", mark: "_httpMessage", module: "service/platform/internals/node-http.ts" },
  { library: "react-dom", mark: "__reactContainer", module: "e2e/support/hydration.ts" },
  { library: "next", mark: "[^-]routes-manifest[.]json", module: "lib/bff/page-routes.ts" },
  { library: "next", mark: "(-routes|pages|reference)-manifest", module: "e2e/support/next-manifests.ts" },
  { library: "zod", mark: "_zod[.]", module: "contract/list.ts" },
  { library: "oidc-provider", mark: "compareClientSecret", module: "service/platform/oidc/provider.ts" },
  { library: "@electric-sql/pglite", mark: "_runExclusive", module: null },
];
const PINNED = new Set(INTERNALS.map(({ library }) => library).filter((library) => library !== "node"));

const manifest = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  /** Pins libraries that only other libraries depend on. */
  overrides: Record<string, unknown>;
};

describe("private internals of libraries", () => {
  test.each(INTERNALS)("$mark of $library is known to $module alone", ({ mark, module }) => {
    const paths = ["app", "components", "lib", "contract", "service", "verify", "e2e", "bench", "scripts"];
    const git = spawnSync("git", ["grep", "-lE", mark, "--", ...paths], { cwd: inRoot("."), encoding: "utf8" });
    expect(git.stderr).toBe("");
    const files = git.stdout.split("\n").filter((file) => file !== "" && !/[.]test[.]tsx?$/.test(file));
    expect(files).toEqual(module === null ? [] : [module]);
  });

  test.each([...PINNED])("pin %s to one version", (library) => {
    expect(manifest.dependencies[library] ?? manifest.overrides[library]).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
