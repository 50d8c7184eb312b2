import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { npm } from "./npm.mjs";
import { Problem } from "./problem.mjs";
import { inRoot } from "./root.mjs";

const MARKER = inRoot("node_modules/.nyckeltal-lock");
/** npm's own record of the installed packages. */
const INSTALLED = inRoot("node_modules/.package-lock.json");
const LOCK = inRoot("package-lock.json");

/** Runs `npm ci` when node_modules is missing or has other packages than package-lock.json. */
export async function ensureInstalled(report) {
  const wanted = stateOf(readFileSync(LOCK));
  if (readIfThere(MARKER) === wanted) return;
  if (!matchesLock()) {
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
  return `${createHash("sha256").update(lock).digest("hex")} ${process.platform} ${process.arch}`;
}

/** True when the installed packages are those of the lock; `npm install` leaves them without our marker. */
function matchesLock() {
  if (!existsSync(INSTALLED)) return false;
  const wanted = JSON.parse(readFileSync(LOCK, "utf8")).packages;
  const installed = JSON.parse(readFileSync(INSTALLED, "utf8")).packages;
  return (
    Object.entries(wanted).every(([path, entry]) => {
      if (path === "") return true;
      return installed[path] ? installed[path].version === entry.version : entry.optional === true;
    }) && Object.keys(installed).every((path) => path in wanted)
  );
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}
