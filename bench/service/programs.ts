import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startProgram, type Program } from "../measuring/program";
import type { Load, LoadResult } from "./load";

const run = promisify(execFile);
const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Starts the service as it was built, with the log that production writes, on this database. */
export function startService(databaseUrl: string, env: Record<string, string>): Promise<Program> {
  return startProgram({
    args: ["--enable-source-maps", fileOf("../../.build/service/main.mjs")],
    ready: "/readyz",
    env: (port) => ({ DATABASE_URL: databaseUrl, ...env, SERVICE_PORT: String(port) }),
  });
}

/** Starts the hand-written server that the service is measured against. */
export function startFloor(databaseUrl: string): Promise<Program> {
  return startProgram({
    args: ["--import", "tsx", fileOf("floor.ts")],
    ready: "/",
    env: (port) => ({ DATABASE_URL: databaseUrl, PORT: String(port) }),
  });
}

/** Puts the load on a server from a process of its own. Throws when a response was not 200. */
export async function measure(load: Load): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", fileOf("load.ts"), JSON.stringify(load)]);
  const result = JSON.parse(stdout) as LoadResult;
  if (result.refused > 0) throw new Error(`${result.refused} answers of ${load.path} were not 200`);
  return result;
}
