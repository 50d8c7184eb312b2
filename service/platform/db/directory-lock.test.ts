// Long: starts processes that are in each other's way.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DirectoryInUse, lockDirectory } from "./directory-lock";
import { openPglite } from "./open-pglite";

const LOCK_MODULE = fileURLToPath(new URL("directory-lock.ts", import.meta.url));
/** For each directory that it reads: releases the one that it had, locks this one, and says its pid or the error. */
const PROGRAM = `
  const { createInterface } = await import("node:readline");
  const { lockDirectory } = await import(${JSON.stringify(LOCK_MODULE)});
  console.log("ready");
  let release = () => {};
  for await (const directory of createInterface({ input: process.stdin })) {
    release();
    release = () => {};
    try {
      release = await lockDirectory(directory);
      console.log("has it: " + process.pid);
    } catch (error) {
      console.log(error.name + ": " + error.message);
    }
  }
`;
const NODE = [process.execPath, "--import", "tsx", "--input-type=module", "-e", PROGRAM];

/** Another process that takes locks on command and reports the result. */
class Contender {
  private readonly lines: AsyncIterator<string>;

  private constructor(readonly child: ChildProcess) {
    this.lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  }

  /** @param before a program that runs it, such as unshare with its options */
  static async start(before: string[] = []): Promise<Contender> {
    const [program, ...args] = [...before, ...NODE];
    const contender = new Contender(spawn(program!, args, { stdio: ["pipe", "pipe", "inherit"] }));
    contenders.push(contender);
    expect(await contender.said()).toBe("ready");
    return contender;
  }

  async said(): Promise<string> {
    return String((await this.lines.next()).value);
  }

  take(directory: string): Promise<string> {
    this.child.stdin!.write(`${directory}\n`);
    return this.said();
  }

  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await once(this.child, "exit");
  }
}

const HAS_IT = /^has it: \d+$/;
const IN_USE = /^DirectoryInUse: .+ is in use by the process \d+; stop it first\.$/;

let parent: string;
let directory: string;
let contenders: Contender[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "nyckeltal-lock-"));
  directory = join(parent, "db");
  contenders = [];
});
afterEach(() => {
  for (const { child } of contenders) child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

const takeAndRelease = async () => (await lockDirectory(directory))();

describe("the lock on a database's directory", { timeout: 120_000 }, () => {
  it("keeps a second process out and names the first", async () => {
    const holder = await Contender.start();
    expect(await holder.take(directory)).toBe(`has it: ${holder.child.pid}`);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await expect(openPglite(directory)).rejects.toThrow(`in use by the process ${holder.child.pid}; stop it first.`);
  });

  it("names the machine or container of a holder elsewhere", async () => {
    const holder = await Contender.start();
    await holder.take(directory);
    expect(JSON.parse(readFileSync(`${directory}.lock`, "utf8"))).toMatchObject({ host: hostname() });
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: 1, host: "a-container", brief: false }));
    await expect(lockDirectory(directory)).rejects.toThrow("in use by the process 1 of a-container; stop it first.");
    writeFileSync(`${directory}.lock`, "");
    await expect(lockDirectory(directory)).rejects.toThrow("in use by another process; stop it first.");
  });

  it("keeps a second opener in the same process out until the first has closed", async () => {
    const first = await openPglite(directory);
    await expect(openPglite(directory)).rejects.toThrow(`in use by the process ${process.pid}`);
    await first.close();
    await takeAndRelease();
  });

  it("is released when opening fails", async () => {
    writeFileSync(directory, "a file where the directory should be");
    await expect(openPglite(directory)).rejects.toThrow();
    await takeAndRelease();
  });

  it("passes on when its holder was killed, whatever its file says", async () => {
    const holder = await Contender.start();
    await holder.take(directory);
    await holder.kill();
    expect(JSON.parse(readFileSync(`${directory}.lock`, "utf8"))).toMatchObject({ pid: holder.child.pid });
    await takeAndRelease();
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.ppid, host: hostname(), brief: false }));
    await takeAndRelease();
    writeFileSync(`${directory}.lock`, '{"pid":');
    await takeAndRelease();
  });

  it("passes on when its holder is a zombie: dead, but not yet reaped by its parent", async () => {
    // The shell replaces itself by sleep, which never waits for its child, so the killed child stays a zombie.
    // The input goes by descriptor 3, because a shell's background processes get /dev/null as their input.
    const holder = await Contender.start(["/bin/sh", "-c", 'exec 3<&0; "$@" <&3 & exec sleep 60', "sh"]);
    const pid = Number((await holder.take(directory)).replace("has it: ", ""));
    expect(pid).not.toBe(holder.child.pid);
    process.kill(pid, "SIGKILL");
    // Its first thread is a zombie a moment before the others have ended, and until then the lock is theirs.
    await expect.poll(takeAndRelease, { timeout: 10_000 }).toBeUndefined();
    expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /);
  });

  it("goes to exactly one of four concurrent processes, forty times", async () => {
    const four = await Promise.all(Array.from({ length: 4 }, () => Contender.start()));
    for (let round = 0; round < 40; round++) {
      const wanted = join(parent, `round ${round}`);
      const said = await Promise.all(four.map((contender) => contender.take(wanted)));
      expect(said.filter((line) => HAS_IT.test(line))).toHaveLength(1);
      // A process may be refused before the holder has written its pid into the file.
      expect(said.filter((line) => IN_USE.test(line) || line.includes("by another process"))).toHaveLength(3);
    }
  });

  it("goes to one of three concurrent processes after its holder was killed", async () => {
    const [holder, ...others] = await Promise.all(Array.from({ length: 4 }, () => Contender.start()));
    await holder!.take(directory);
    await holder!.kill();
    const said = await Promise.all(others.map((contender) => contender.take(directory)));
    expect(said.filter((line) => HAS_IT.test(line))).toHaveLength(1);
  });

  it("is a file only for its owner", async () => {
    await takeAndRelease();
    expect(statSync(`${directory}.lock`).mode & 0o777).toBe(0o600);
  });
});

/** The command that runs a program in namespaces of its own, as a container does. Not every user may create them. */
const NAMESPACES = ["unshare", "--pid", "--fork", "--kill-child", "--mount-proc", "--mount", "--uts", "--net", "--ipc"];
const mayUnshare = spawnSync(NAMESPACES[0]!, [...NAMESPACES.slice(1), "true"]).status === 0;

describe.skipIf(!mayUnshare)("two containers on one volume", { timeout: 120_000 }, () => {
  /** Starts a contender in namespaces of its own, with the volume mounted at a path of its own. */
  async function startContainer(name: string): Promise<{ contender: Contender; db: string }> {
    const place = join(parent, name);
    mkdirSync(place);
    const script = 'hostname "$1"; mount --bind "$2" "$3"; shift 3; exec "$@"';
    const volume = join(parent, "volume");
    mkdirSync(volume, { recursive: true });
    const contender = await Contender.start([...NAMESPACES, "sh", "-ec", script, "sh", name, volume, place]);
    return { contender, db: join(place, "db") };
  }

  it("keeps the second out, and lets it in when the first was killed", async () => {
    const first = await startContainer("first");
    const second = await startContainer("second");
    // Each is process 1 of its own namespace.
    expect(await first.contender.take(first.db)).toBe("has it: 1");
    expect(await second.contender.take(second.db)).toBe(
      `DirectoryInUse: ${second.db} is in use by the process 1 of first; stop it first.`,
    );
    await expect(lockDirectory(join(parent, "volume/db"))).rejects.toThrow("the process 1 of first");
    await first.contender.kill();
    await expect.poll(() => second.contender.take(second.db), { timeout: 10_000 }).toBe("has it: 1");
  });
});
