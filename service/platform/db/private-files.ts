import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { codeOf } from "../http-error";

/** The permission bits of the group and of all others. */
const OTHERS = 0o077;

/** Makes files that this process creates from now on accessible to its user only, whatever its umask was. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Makes a file, or a directory with its content, accessible to its owner only. PGlite creates its first files readable
 * for everybody, whatever the umask.
 * @throws an Error with a message for the operator if the permissions cannot be changed
 */
export function makePrivate(path: string): void {
  const stat = lstatSync(path);
  // The target of a symbolic link is left alone.
  if (stat.isSymbolicLink()) return;
  // The directory comes before its files, so that nobody can open them meanwhile.
  if (stat.mode & OTHERS) removeOtherBits(path, stat.mode);
  if (stat.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
}

function removeOtherBits(path: string, mode: number): void {
  try {
    chmodSync(path, mode & 0o7777 & ~OTHERS);
  } catch (error) {
    const code = codeOf(error);
    throw new Error(`${path} may be read by others, which cannot be changed (${code}); expected a file of this user.`);
  }
}
