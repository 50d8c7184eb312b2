import { spawn } from "node:child_process";
import { freePort } from "@/service/testing/free-port.mjs";
import { shell } from "@/service/testing/test-settings.mjs";

export interface Program {
  port: number;
  stop(): Promise<void>;
}

interface Start {
  /** Node unless another program is named. */
  command?: string;
  args: string[];
  /** A path that responds once the program is up. */
  ready: string;
  /** The environment beside the fixed variables and PATH; no other variable of the shell reaches the program. */
  env?: (port: number) => Record<string, string>;
  /** A free port unless the program needs a certain one. */
  port?: number;
  folder?: string;
}

/** The times in which a program must respond, and end when it is told to, milliseconds. */
interface Limits {
  ready: number;
  end: number;
}
const LIMITS: Limits = { ready: 120_000, end: 30_000 };

/**
 * Starts a program for a bench and waits until it responds. The program writes its log, which takes time in production
 * too, but the log is discarded.
 */
export async function startProgram(
  { command = process.execPath, args, ready, env, ...where }: Start,
  limits = LIMITS,
): Promise<Program> {
  const port = where.port ?? (await freePort());
  const child = spawn(command, args, {
    cwd: where.folder,
    env: { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", PATH: shell.path, ...env?.(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // A bench that throws leaves no program behind.
  process.once("exit", () => child.kill());
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const began = performance.now();
  while (!(await isUp(`http://127.0.0.1:${port}${ready}`, limits.ready))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${args.at(-1)} ended before it answered`);
    if (performance.now() - began > limits.ready) {
      child.kill("SIGKILL");
      throw new Error(`${args.at(-1)} did not answer within ${limits.ready / 1000} s`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    stop: async () => {
      child.kill("SIGTERM");
      const killing = setTimeout(() => child.kill("SIGKILL"), limits.end);
      await ended;
      clearTimeout(killing);
    },
  };
}

function isUp(url: string, limit: number): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(limit) }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
