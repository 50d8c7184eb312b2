import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { inRoot, ROOT } from "./root.mjs";

const SKIPPED_FOLDERS = new Set(["node_modules", ".next", ".build", "testing"]);
const SKIPPED_FILES = /\.test\.[a-z]+$|^\./;

/**
 * One hash over the names and contents of source files, without tests, and over this machine's platform: a folder that
 * was copied from another kind of machine is built anew. Reading all files takes some tens of milliseconds and, unlike
 * modification times, is right after a checkout, a copy or a deletion.
 * @param {string[]} paths files and folders inside the repository; those that do not exist are passed over
 */
export function fingerprint(paths) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}\n`);
  for (const path of paths) {
    for (const file of filesOf(inRoot(path))) {
      hash.update(relative(ROOT, file).split(sep).join("/")).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

function filesOf(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED_FOLDERS.has(name) && !SKIPPED_FILES.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name)));
}
