import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What the lock file says of its holder: a pid alone may have been given to another process since. */
interface Holder {
  pid: number;
  startTime: string | null;
}

/**
 * Takes the directory for this process, for PGlite lets two processes write one directory and rows vanish silently.
 * The lock is a file beside the directory; one whose holder is dead, a zombie or another process is taken over.
 * @returns the function that gives it back
 * @throws Error naming the pid of a living holder
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory.replace(/\/+$/, "")}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const own: Holder = { pid: process.pid, startTime: startTimeOf(process.pid) };
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
        const holder = readHolder(file);
        if (holder && isAlive(holder)) {
          throw new Error(`${directory} is in use by the process ${holder.pid}; stop it first`);
        }
        rmSync(file, { force: true });
      }
    }
  } finally {
    rmSync(draft, { force: true });
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
