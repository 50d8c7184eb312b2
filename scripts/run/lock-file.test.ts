import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "./root.mjs";

interface Entry {
  optionalDependencies?: Record<string, string>;
}

const packages = (JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")) as { packages: Record<string, Entry> })
  .packages;

/** The path at which Node would find `name` from the package at `path`, by the lock file. */
function resolveInLock(path: string, name: string): string | undefined {
  const folders = path
    .split("/node_modules/")
    .map((_, depth, parts) => parts.slice(0, depth + 1).join("/node_modules/"));
  return ["", ...folders]
    .map((folder) => (folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`))
    .findLast((candidate) => candidate in packages);
}

// `npm ci` refuses a lock file that lacks such an entry, and npm writes none for a package that its registry lacks.
test("the lock file names the optional packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter((name) => !resolveInLock(path, name)),
  );
  expect(missing).toEqual([]);
});

// Without addresses npm fetches each package from the registry of its own configuration.
test("the lock file names no registry", () => {
  expect(Object.values(packages).filter((entry) => "resolved" in entry)).toEqual([]);
});
