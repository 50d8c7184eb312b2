import { closeSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { codeOf } from "./http-error";

/**
 * Gives a draft, which was flushed to disk, its final name in the same directory, so that the file appears complete and
 * survives a power cut. Never replaces another file.
 * @returns false if another file has the name; the draft then stays
 */
export function moveIntoPlace(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) === "EEXIST" || !reserve(path)) return false;
    // Some file systems have no hard links: there, the name is that of an empty file for a moment.
    replaceReserved(draft, path);
  }
  rmSync(draft, { force: true });
  syncDirectory(dirname(path));
  return true;
}

/** Creates an empty file, which a draft can then replace; false if there is a file already. */
function reserve(path: string): boolean {
  try {
    closeSync(openSync(path, "wx", 0o600));
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function replaceReserved(draft: string, path: string): void {
  try {
    renameSync(draft, path);
  } catch (error) {
    rmSync(path);
    throw error;
  }
}

function syncDirectory(path: string): void {
  let fd: number | undefined;
  try {
    fd = openSync(path, "r");
    fsyncSync(fd);
  } catch {
    // Some systems cannot flush directories.
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}
