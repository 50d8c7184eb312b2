import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Group and all others. */
const OTHERS = 0o077;

/** Files that this process makes from now on are its user's alone, whatever it was started with. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Leaves this file, or this directory with all in it, to its owner alone: 0600 and 0700. PGlite gives the files that it
 * begins with to everybody, whatever the process's umask says.
 * @throws an Error for the person who starts the service where that cannot be done
 */
export function makePrivate(path: string): void {
  const stat = lstatSync(path);
  // The target of a link is not ours to change.
  if (stat.isSymbolicLink()) return;
  // The directory before its files, so that nobody gets in meanwhile.
  if (stat.mode & OTHERS) takeFromOthers(path, stat.mode);
  if (stat.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
}

function takeFromOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw new Error(`${path} may be read by others, which cannot be changed (${code}); expected a file of this user.`);
  }
}
