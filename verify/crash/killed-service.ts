import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { shell } from "@/service/testing/test-settings.mjs";

const MAIN = fileURLToPath(new URL("../../.build/service/main.mjs", import.meta.url));
const RETRY_MS = 20;
/** Milliseconds that the service may take to say if it is ready. */
const RESPONSE_MS = 2_000;

/** The built service in a process of its own, which a proof can kill. */
export class KilledService {
  private readonly exited: Promise<unknown>;

  constructor(
    private readonly child: ChildProcess,
    /** Seconds from the start of the process until it said that it is ready. */
    readonly secondsToReady: number,
  ) {
    this.exited = once(child, "exit");
  }

  /** @throws an Error with the service's output when it ends or is not ready after a minute */
  static async start(env: Record<string, string>, port: number): Promise<KilledService> {
    const started = performance.now();
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: shell.path, NODE_ENV: "production", LOG_LEVEL: "warn", DEMO: "0", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
    for (;;) {
      const seconds = (performance.now() - started) / 1000;
      if (await isReady(port)) return new KilledService(child, (performance.now() - started) / 1000);
      if (child.exitCode !== null || child.signalCode !== null || seconds > 60) {
        child.kill("SIGKILL");
        throw new Error(`the service is not ready after ${seconds.toFixed(1)} s:\n${output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /**
   * Kills it and waits until it has ended.
   * @throws an Error when it had ended by itself, so that no proof counts that as a kill
   */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
    if (this.child.signalCode !== "SIGKILL") throw new Error("the service ended by itself");
  }

  /** Ends it if it still runs, and waits until it has ended. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    this.child.kill(signal);
    await this.exited;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(RESPONSE_MS) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
