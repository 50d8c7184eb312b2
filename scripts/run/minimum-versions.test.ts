import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "./root.mjs";

interface Entry {
  version?: string;
  dev?: boolean;
}

/**
 * The first version without a known vulnerability, for each major version that may be installed. A major later than all
 * of these counts as safe, any other major without a floor does not.
 */
const FLOORS: Record<string, { floors: string[]; because: string }> = {
  next: { floors: ["16.4.6"], because: "CVE-2026-119348, a fetched response that a route handler returns as its own" },
  "next-auth": { floors: ["4.24.15"], because: "the latest fixes of version 4" },
  undici: { floors: ["7.24.0"], because: "CVE-2026-1525, two Content-Length; CVE-2026-22036, endless decompression" },
  jose: { floors: ["4.15.5", "5.10.0", "6.0.0"], because: "CVE-2024-28176, compressed tokens that fill the memory" },
  cookie: { floors: ["0.7.0", "1.0.0"], because: "CVE-2024-47764, names of cookies out of bounds" },
  postcss: { floors: ["8.4.31"], because: "CVE-2023-44270, line ends in comments" },
  nanoid: { floors: ["3.3.8", "5.0.9"], because: "CVE-2024-55565, predictable ids" },
  koa: { floors: ["3.0.3"], because: "CVE-2025-62595, redirects to other hosts" },
  ws: { floors: ["8.17.1"], because: "CVE-2024-37890, a crash by many headers" },
};

const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8")) as {
  packages: Record<string, Entry>;
};

function numbers(version: string): [number, number, number] {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  if (major === undefined) throw new TypeError(`${version} is no version`);
  return [Number(major), Number(minor), Number(patch)];
}

/** True for a version at or above the floor of its major version, or with a later major version than all floors. */
function isSound(version: string, floors: readonly string[]): boolean {
  const [major, minor, patch] = numbers(version);
  const majors = floors.map((floor) => numbers(floor)[0]);
  const floor = floors.find((one) => numbers(one)[0] === major);
  if (!floor) return major > Math.max(...majors);
  const [, lowestMinor, lowestPatch] = numbers(floor);
  return minor > lowestMinor || (minor === lowestMinor && patch >= lowestPatch);
}

test("versions are compared as numbers, each with the floor of its major version", () => {
  const floors = ["3.3.8", "5.0.9"];
  const sound = ["3.3.8", "3.3.20", "3.10.0", "5.0.9", "6.0.0"];
  const unsound = ["3.3.7", "3.2.9", "4.9.9", "5.0.8", "2.9.9", "1.0.0"];
  expect([...sound, ...unsound].filter((version) => isSound(version, floors))).toEqual(sound);
});

test.each(Object.entries(FLOORS))("every %s that production runs has the known fixes", (name, { floors, because }) => {
  const installed = Object.entries(packages).filter(
    ([path, entry]) => (path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)) && !entry.dev,
  );
  const unsound = installed.filter(([, { version = "" }]) => !isSound(version, floors));
  expect(unsound.map(([path, { version }]) => `${path} ${version ?? ""}: ${because}`)).toEqual([]);
});

test("the packages with a floor are installed", () => {
  for (const name of Object.keys(FLOORS)) expect(packages[`node_modules/${name}`], name).toBeDefined();
});
