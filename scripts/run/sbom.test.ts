import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { environmentWith } from "./environment.mjs";
import { inRoot, ROOT } from "./root.mjs";

interface Bom {
  bomFormat: string;
  specVersion: string;
  components: { name: string; version: string; properties?: { name: string }[] }[];
}

interface LockFile {
  /** By path, such as `node_modules/next`. */
  packages: Record<string, { version: string }>;
}

test(
  "npm run sbom lists every package with its version, development ones marked, without a network",
  { tags: "long" },
  () => {
    const printed = execFileSync("npm", ["run", "--silent", "sbom"], {
      cwd: ROOT,
      env: environmentWith({ npm_config_offline: "true" }),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 50_000_000,
      // On Windows npm is a script that needs a shell.
      shell: process.platform === "win32",
    });
    const { components, ...bom } = JSON.parse(printed) as Bom;
    expect(bom).toMatchObject({ bomFormat: "CycloneDX", specVersion: "1.5" });
    const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")) as LockFile;
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    // The first entry, without a path, is the product itself.
    const locked = Object.entries(packages).flatMap(([path, { version }]) =>
      path === "" ? [] : `${path.split("node_modules/").at(-1)!}@${version}`,
    );
    // A list that was read wrongly would be short, and the next assertion would say little.
    expect(locked.length).toBeGreaterThan(500);
    expect(locked.filter((name) => !listed.has(name))).toEqual([]);
    expect(components.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    const isForDevelopment = (name: string) =>
      components.find((component) => component.name === name)?.properties?.some((one) => /development/.test(one.name));
    expect(isForDevelopment("vitest")).toBe(true);
    expect(isForDevelopment("next")).not.toBe(true);
  },
);
