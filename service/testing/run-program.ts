import { spawn, type ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { shell } from "./test-settings.mjs";

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/**
 * The programs as scripts/test/bundle-service.mjs has built them: compiling the source takes longer than most tests.
 */
const FOLDER = fileURLToPath(new URL("../../.build/test/service/", import.meta.url));

/** Runs a program of the service in a separate process. */
export class Program {
  stdout = "";
  stderr = "";
  private readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly ended: Promise<Ended>;

  /** The program gets these environment variables, PATH, HOME and NODE_ENV, and no others. */
  constructor(name: "main" | "admin", args: string[], env: Record<string, string>) {
    this.child = spawn(process.execPath, ["--enable-source-maps", `${FOLDER}${name}.mjs`, ...args], {
      env: { PATH: shell.path, HOME: shell.home, NODE_ENV: "test", ...env },
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.child.stdout.setEncoding("utf8").on("data", (text: string) => void (this.stdout += text));
    this.child.stderr.setEncoding("utf8").on("data", (text: string) => void (this.stderr += text));
    this.ended = once(this.child, "close").then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      stdout: this.stdout,
      stderr: this.stderr,
    }));
  }

  /** Writes the text to standard input and closes it. */
  type(text: string): this {
    this.child.stdin.end(text);
    return this;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Resolves when the program has printed the text to standard output; rejects if it ends before. */
  async said(text: string): Promise<void> {
    while (!this.stdout.includes(text)) {
      const ended = await Promise.race([new Promise<null>((resolve) => setTimeout(resolve, 20, null)), this.ended]);
      if (ended && !ended.stdout.includes(text))
        throw new Error(`ended without saying ${JSON.stringify(text)}:\n${ended.stdout}${ended.stderr}`);
    }
  }
}
