import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { shell } from "./test-settings.mjs";

/** Finds the folder with the programs of a server, where Debian installs them or on PATH; null if one is missing. */
export function findPrograms(...names: string[]): string | null {
  const folders = [...shell.path.split(delimiter), "/usr/sbin", ...postgresFolders()];
  return folders.find((folder) => names.every((name) => mayRun(join(folder, name)))) ?? null;
}

/** Returns the folders of PostgreSQL's programs, the newest version first. */
function postgresFolders(): string[] {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root) : [];
  return versions.sort((one, other) => Number(other) - Number(one)).map((version) => join(root, version, "bin"));
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface ServerUser {
  uid?: number;
  gid?: number;
}

/** Returns the user nobody if this process is root, because PostgreSQL refuses to run as root; otherwise no user. */
export function unprivilegedUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export function giveTo({ uid, gid }: ServerUser, ...paths: string[]): void {
  if (uid !== undefined && gid !== undefined) for (const path of paths) chownSync(path, uid, gid);
}

/** Number of characters that are kept of a server's standard error, the last ones. */
const LOG_LENGTH = 10_000;

/** Runs a server for a test as an unprivileged user, in a separate folder that is deleted afterwards. */
export class ServerProgram {
  readonly folder: string;
  private child: ChildProcess | undefined;

  /** @param name the name of the server, for its folder and for errors */
  constructor(private readonly name: string) {
    this.folder = mkdtempSync(join(tmpdir(), `nyckeltal-${name.toLowerCase()}-`));
    giveTo(unprivilegedUser(), this.folder);
  }

  /**
   * Starts the program; resolves when it is ready.
   * @param isReady called repeatedly with what is kept of the server's standard error so far
   */
  async start(program: string, args: string[], isReady: (log: string) => boolean | Promise<boolean>): Promise<void> {
    const child = spawn(program, args, {
      ...unprivilegedUser(),
      cwd: this.folder,
      // An empty environment, but for the variable that the types of Next.js require.
      env: { NODE_ENV: "test" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.child = child;
    let log = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => void (log = (log + text).slice(-LOG_LENGTH)));
    while (!(await isReady(log))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${this.name} did not start:\n${log}`);
      await sleep(20);
    }
  }

  /** Stops it if it runs, and waits until it has ended. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }

  /** Ends it and deletes its folder. */
  async remove(signal: NodeJS.Signals): Promise<void> {
    await this.end(signal);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
