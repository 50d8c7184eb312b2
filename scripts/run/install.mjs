import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { npm } from "./npm.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";

const MARKER = inRoot("node_modules/.nyckeltal-lock");
/** npm's own record of the installed packages. */
const INSTALLED = inRoot("node_modules/.package-lock.json");
const LOCK = inRoot("package-lock.json");
/** The end of the marker, after the hash of package-lock.json. */
const MACHINE = ` ${process.platform} ${process.arch}`;

/** Runs `npm ci` when node_modules is missing, is of another machine, or has other packages than package-lock.json. */
export async function ensureInstalled(report) {
  const wanted = stateOf(readFileSync(LOCK));
  const marker = readIfThere(MARKER);
  if (marker === wanted) return;
  if (isInstalledElsewhere(marker) || !matchesLock()) {
    await report.step("Installing packages (npm ci)", async (say) => {
      let fetched = 0;
      const onLine = (line) => {
        if (/http (fetch|cache)/.test(line)) say(`${++fetched} files fetched`);
      };
      const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=http"];
      const { code, output } = await npm(args, { onLine });
      if (code !== 0) throw new Problem(`npm ci failed with code ${code}:\n${output.trim()}`);
    });
  }
  writeFileSync(MARKER, wanted);
}

function stateOf(lock) {
  return `${createHash("sha256").update(lock).digest("hex")}${MACHINE}`;
}

/**
 * True for the marker of a machine with another platform or architecture, from which node_modules was copied.
 * @param {string | null} marker
 */
export function isInstalledElsewhere(marker) {
  return marker !== null && !marker.endsWith(MACHINE);
}

/** True when the installed packages are those of the lock, as after `npm install`, which does not write our marker. */
function matchesLock() {
  if (!existsSync(INSTALLED)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  return hasPackagesOf(packagesOf(LOCK), packagesOf(INSTALLED), {
    os: process.platform,
    cpu: process.arch,
    libc: libcOf(),
  });
}

/** The C library that Node is linked with: glibc, musl, or undefined where the system is no Linux. */
function libcOf() {
  if (process.platform !== "linux") return undefined;
  // Node's types have neither `excludeNetwork` nor the members of a report.
  const report = /** @type {any} */ (process.report);
  // Otherwise the report looks up the names of open connections' addresses, which can take seconds.
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

/**
 * True when `installed` has the packages of `wanted` that this machine needs, and no others. An optional package may be
 * missing unless it names this machine. One that names no machine may be missing too, because it can be a dependency of
 * a package for another machine.
 * @param {Record<string, Entry>} wanted by path, of package-lock.json
 * @param {Record<string, Entry>} installed by path, of node_modules/.package-lock.json
 * @param {{ os: string, cpu: string, libc: string | undefined }} machine
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 */
export function hasPackagesOf(wanted, installed, machine) {
  const mayBeMissing = (entry) => {
    if (entry.optional !== true) return false;
    const namesMachine = entry.os !== undefined || entry.cpu !== undefined || entry.libc !== undefined;
    return !namesMachine || !["os", "cpu", "libc"].every((member) => allows(entry[member], machine[member]));
  };
  return (
    Object.entries(wanted).every(([path, entry]) => {
      if (path === "") return true;
      return installed[path] ? installed[path].version === entry.version : mayBeMissing(entry);
    }) && Object.keys(installed).every((path) => path in wanted)
  );
}

/** True when a list such as ["linux"] or ["!win32"] of a package, if it has one, allows a value. */
function allows(list, value) {
  if (list === undefined) return true;
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((item) => item.startsWith("!"));
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
