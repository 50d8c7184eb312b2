import { execFile, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@/scripts/free-port.mjs";
import type { Load, LoadResult } from "./load";

const run = promisify(execFile);
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export interface Server {
  port: number;
  stop(): Promise<void>;
}

/** Starts the service as it was built, with the log that production writes, on this database. */
export function startService(databaseUrl: string, env: Record<string, string>): Promise<Server> {
  const port = { name: "SERVICE_PORT", ready: "/readyz" };
  return start(["--enable-source-maps", fileOf("../../.build/service/main.mjs")], port, {
    DATABASE_URL: databaseUrl,
    ...env,
  });
}

/** Starts the hand-written server that the service is measured against. */
export function startFloor(databaseUrl: string): Promise<Server> {
  const port = { name: "PORT", ready: "/" };
  return start(["--import", "tsx", fileOf("floor.ts")], port, { DATABASE_URL: databaseUrl });
}

/** Puts the load on a server from a process of its own. Throws when an answer was not 200. */
export async function measure(load: Load): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", fileOf("load.ts"), JSON.stringify(load)]);
  const result = JSON.parse(stdout) as LoadResult;
  if (result.refused > 0) throw new Error(`${result.refused} answers of ${load.path} were not 200`);
  return result;
}

async function start(
  args: string[],
  port: { name: string; ready: string },
  env: Record<string, string>,
): Promise<Server> {
  const number = await freePort();
  const child = spawn(process.execPath, args, {
    env: { NODE_ENV: "production", PATH: process.env.PATH, ...env, [port.name]: String(number) },
    // The log goes where nobody reads it, but it is written.
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while (!(await answers(`http://127.0.0.1:${number}${port.ready}`))) {
    if (child.exitCode !== null) throw new Error(`${args.at(-1)} ended before it answered`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port: number,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );
}
