import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DirectoryInUse, lockDirectory } from "./directory-lock";
import { openPglite } from "./open-pglite";

const LOCK_MODULE = fileURLToPath(new URL("directory-lock.ts", import.meta.url));
/** Takes the lock at the given moment, says whether it has it, and stays. */
const PROGRAM = `
  const { lockDirectory } = await import(${JSON.stringify(LOCK_MODULE)});
  const [directory, moment] = process.argv.slice(1);
  await new Promise((resolve) => setTimeout(resolve, Number(moment) - Date.now()));
  try {
    lockDirectory(directory);
    console.log(process.pid);
  } catch (error) {
    console.log(error.name);
  }
  setInterval(() => {}, 1000);
`;
const ARGUMENTS = ["--import", "tsx", "--input-type=module", "-e", PROGRAM];

let parent: string;
let directory: string;
let children: ChildProcess[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "nyckeltal-lock-"));
  directory = join(parent, "db");
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

/** Starts a process that takes the lock, and reads what it says: its pid, or the name of the error. */
async function startHolder(moment = 0): Promise<{ child: ChildProcess; said: string }> {
  return begin(process.execPath, [...ARGUMENTS, directory, String(moment)]);
}

async function begin(program: string, args: string[]): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
  children.push(child);
  const [said] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await once(child, "exit");
}

describe("the lock on a database's directory", () => {
  it("keeps a second process out and names the first", async () => {
    const { said: pid } = await startHolder();
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
    expect(() => lockDirectory(directory)).toThrow(`in use by the process ${pid}`);
    await expect(openPglite(directory)).rejects.toThrow(DirectoryInUse);
  });

  it("keeps a second opener in the same process out until the first has closed", async () => {
    const first = await openPglite(directory);
    await expect(openPglite(directory)).rejects.toThrow(`in use by the process ${process.pid}`);
    await first.close();
    expect(existsSync(`${directory}.lock`)).toBe(false);
    lockDirectory(directory)();
  });

  it("is given back when opening fails", async () => {
    writeFileSync(directory, "a file where the directory should be");
    await expect(openPglite(directory)).rejects.toThrow();
    expect(existsSync(`${directory}.lock`)).toBe(false);
  });

  it("passes on when its holder was killed", async () => {
    const { child } = await startHolder();
    await kill(child);
    expect(existsSync(`${directory}.lock`)).toBe(true);
    lockDirectory(directory)();
  });

  it("passes on when its holder is a zombie, dead but not yet buried", async () => {
    // The shell turns into sleep, which never asks how its child has ended.
    const node = [process.execPath, ...ARGUMENTS, directory, "0"].map((word) => `'${word}'`).join(" ");
    const { said: pid } = await begin("/bin/sh", ["-c", `${node} & exec sleep 60`]);
    process.kill(Number(pid), "SIGKILL");
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /);
    lockDirectory(directory)();
  });

  it("passes on when the holder's pid belongs to another process by now, or the file says nothing", () => {
    writeFileSync(`${directory}.lock`, JSON.stringify({ pid: process.ppid, startTime: "1", brief: false }));
    lockDirectory(directory)();
    writeFileSync(`${directory}.lock`, '{"pid":');
    lockDirectory(directory)();
  });

  it("goes to one of several that find a dead holder at the same moment", async () => {
    const { child } = await startHolder();
    await kill(child);
    const moment = Date.now() + 8_000;
    const holders = await Promise.all(Array.from({ length: 4 }, () => startHolder(moment)));
    const said = holders.map((holder) => holder.said).sort();
    expect(said.slice(1)).toEqual(["DirectoryInUse", "DirectoryInUse", "DirectoryInUse"]);
    expect(JSON.parse(readFileSync(`${directory}.lock`, "utf8"))).toMatchObject({ pid: Number(said[0]) });
  });

  it("is not taken from another when it was lost meanwhile", () => {
    const release = lockDirectory(directory);
    const foreign = JSON.stringify({ pid: 1, startTime: "1", brief: false });
    writeFileSync(`${directory}.lock`, foreign);
    release();
    expect(readFileSync(`${directory}.lock`, "utf8")).toBe(foreign);
  });
});
