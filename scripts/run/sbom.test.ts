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

test("npm run sbom lists every package with its version, development ones marked, without a network", () => {
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
  const manifest = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as Record<string, Record<string, string>>;
  const names = new Set(components.map(({ name }) => name));
  const wanted = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  expect(components.filter(({ version }) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  const isForDevelopment = (name: string) =>
    components.find((component) => component.name === name)?.properties?.some((one) => /development/.test(one.name));
  expect(isForDevelopment("vitest")).toBe(true);
  expect(isForDevelopment("next")).not.toBe(true);
});
