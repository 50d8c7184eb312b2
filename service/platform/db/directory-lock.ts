import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { codeOf } from "../http-error";
import { makePrivate } from "./private-files";

/** The content of the lock file, which describes a holder; the lock of the kernel decides if there is one. */
interface Holder {
  pid: number;
  host: string;
  /** True for a short-lived program, for which another process may wait. */
  brief: boolean;
}

/** Thrown if the directory is locked already, usually by another process. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
  readonly brief: boolean;

  constructor(directory: string, holder: Holder | null) {
    super(`${directory} is in use by ${nameOf(holder)}; stop it first.`);
    this.brief = holder?.brief ?? false;
  }
}

/**
 * Locks the directory for this process, because PGlite lets two processes write to it and then loses rows silently.
 * The lock is a kernel lock on a file beside the directory; the file is never removed. The lock works across containers
 * on one volume, and ends with its process in any case (ADR 0061).
 * @param isBrief true for a short-lived program; stored in the lock file for other processes
 * @returns a function that releases the lock
 * @throws DirectoryInUse if the directory is locked already, by another process or by this one; another Error if it
 * cannot be locked at all, because fs-native-extensions is missing or the file system has no locks
 */
export async function lockDirectory(directory: string, isBrief = false): Promise<() => void> {
  const path = directory.replace(/\/+$/, "");
  const file = `${path}.lock`;
  const tryLock = await loadTryLock(path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // Append mode, because "w" would empty the file of another process, and "r" opens a file that cannot be locked.
  const fd = openSync(file, "a+", 0o600);
  try {
    if (!takeLock(tryLock, fd, file)) throw new DirectoryInUse(path, readHolder(file));
    makePrivate(file);
    ftruncateSync(fd);
    writeSync(fd, JSON.stringify({ pid: process.pid, host: hostname(), brief: isBrief } satisfies Holder));
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

/** Tries to take the lock; returns true if this process has it now. */
function takeLock(tryLock: TryLock, fd: number, file: string): boolean {
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
    // The other process has the lock but has not written its file yet.
    return null;
  }
}

function nameOf(holder: Holder | null): string {
  if (!holder) return "another process";
  return holder.host === hostname() ? `the process ${holder.pid}` : `the process ${holder.pid} of ${holder.host}`;
}
