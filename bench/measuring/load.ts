import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export interface Load {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  /** Minimum duration; the load goes on until there are as many responses as connections. */
  seconds: number;
  /** The time beyond `seconds` in which these responses must have come, seconds. */
  patience?: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Median time to the last byte of a response, milliseconds. */
  p50: number;
  /** Bytes of one response's body, as sent. */
  bodyBytes: number;
}

const run = promisify(execFile);
const GENERATOR = fileURLToPath(new URL("load-generator.ts", import.meta.url));

/**
 * Puts the load on a server from a process of its own. Throws when a response was not 200, and when too few responses
 * came in time.
 */
export async function measureLoad(load: Load): Promise<LoadResult> {
  const { stdout } = await run(process.execPath, ["--import", "tsx", GENERATOR, JSON.stringify(load)]);
  return JSON.parse(stdout) as LoadResult;
}
