import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { makePrivate } from "./private-files";

/** The content of the lock file, for error messages. Only the kernel's lock decides whether the directory is taken. */
interface Holder {
  pid: number;
  host: string;
  /** It will be done in a moment, so that waiting is worth while. */
  brief: boolean;
}

/** The directory belongs to another process that is alive. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
  readonly brief: boolean;

  constructor(directory: string, holder: Holder | null) {
    super(`${directory} is in use by ${nameOf(holder)}; stop it first.`);
    this.brief = holder?.brief ?? false;
  }
}

/**
 * Takes the directory for this process, for PGlite lets two processes write one directory and rows vanish silently.
 * The kernel keeps the lock, on a file beside the directory that is never removed: it holds across containers on one
 * volume, and ends with its process however that ends (ADR 0061).
 * @param brief for a program that gives it back in a moment; those who find it in use are told
 * @returns the function that gives it back
 * @throws DirectoryInUse naming a living holder
 */
export async function lockDirectory(directory: string, brief = false): Promise<() => void> {
  const path = directory.replace(/\/+$/, "");
  const file = `${path}.lock`;
  const tryLock = await loadTryLock(path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Neither emptied, for it may be another's, nor for reading alone, which cannot be locked.
  const fd = openSync(file, "a+", 0o600);
  try {
    if (!isLocked(tryLock, fd, file)) throw new DirectoryInUse(path, readHolder(file));
    makePrivate(file);
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, host: hostname(), brief } satisfies Holder));
  } catch (error) {
    closeSync(fd);
    throw error;
  }
  return () => closeSync(fd);
}

type TryLock = (fd: number) => boolean;

async function loadTryLock(directory: string): Promise<TryLock> {
  try {
    return (await import("fs-native-extensions")).tryLock;
  } catch (error) {
    const system = `${process.platform} on ${process.arch}`;
    throw new Error(
      `${directory} cannot be locked, for fs-native-extensions is not installed or not made for ${system} (${codeOf(error)}). Run npm ci, or set DATABASE_URL.`,
    );
  }
}

function isLocked(tryLock: TryLock, fd: number, file: string): boolean {
  try {
    return tryLock(fd);
  } catch (error) {
    throw new Error(`${file} cannot be locked (${codeOf(error)}); expected DATA_DIR on a file system with locks.`);
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    // It has the lock and has not written yet who it is.
    return null;
  }
}

function nameOf(holder: Holder | null): string {
  if (!holder) return "another process";
  return holder.host === hostname() ? `the process ${holder.pid}` : `the process ${holder.pid} of ${holder.host}`;
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? "unknown";
}
