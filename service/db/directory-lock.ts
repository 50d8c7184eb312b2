import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What the lock file says of its holder: a pid alone may have been given to another process since. */
interface Holder {
  pid: number;
  startTime: string | null;
  /** It will be done in a moment, so that waiting is worth while. */
  brief: boolean;
}

/** The directory belongs to another process that is alive. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
  readonly brief: boolean;

  constructor(directory: string, holder: Holder) {
    super(`${directory} is in use by the process ${holder.pid}; stop it first.`);
    this.brief = holder.brief;
  }
}

/**
 * Takes the directory for this process, for PGlite lets two processes write one directory and rows vanish silently.
 * The lock is a file beside the directory; one whose holder is dead, a zombie or another process is taken over.
 * @param brief for a program that gives it back in a moment; those who find it in use are told
 * @returns the function that gives it back
 * @throws DirectoryInUse naming the pid of a living holder
 */
export function lockDirectory(directory: string, brief = false): () => void {
  const file = `${directory.replace(/\/+$/, "")}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, startTime: startTimeOf(process.pid), brief };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        // A link is made whole or not at all, so a reader never sees a half-written holder.
        linkSync(draft, file);
        return () => release(file, own);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST" || attempt === 5) throw error;
        requireDead(directory, readHolder(file));
        removeDead(directory, file);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function requireDead(directory: string, holder: Holder | null): void {
  if (holder && isAlive(holder)) {
    throw new DirectoryInUse(directory, holder);
  }
}

/** Two processes may find the same dead holder: what one moves away may be the lock that the other has just taken. */
function removeDead(directory: string, file: string): void {
  const moved = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  try {
    requireDead(directory, readHolder(moved));
  } catch (error) {
    linkSync(moved, file);
    throw error;
  } finally {
    rmSync(moved, { force: true });
  }
}

function release(file: string, own: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === own.pid && holder.startTime === own.startTime) rmSync(file, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return null;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  const stat = procStat(holder.pid);
  if (!stat) return true;
  return stat.state !== "Z" && (holder.startTime === null || stat.startTime === holder.startTime);
}

function startTimeOf(pid: number): string | null {
  return procStat(pid)?.startTime ?? null;
}

/** State and start time from /proc; null where there is none (macOS, Windows) and the pid alone has to do. */
function procStat(pid: number): { state: string; startTime: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0]!, startTime: fields[19]! };
  } catch {
    return null;
  }
}
