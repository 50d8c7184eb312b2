import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { Problem } from "./problem.mjs";
import { ROOT } from "./root.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let isEnding = false;

/** Ends all programs that {@link exec} is running, when the script is told to stop, and lets it start no more. */
export function endRunning() {
  isEnding = true;
  for (const child of running) child.kill("SIGTERM");
}

/**
 * Runs a program to its end and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string; env?: NodeJS.ProcessEnv; shell?: boolean; uid?: number; gid?: number; onLine?: (line: string)
 *   => void; isBackground?: boolean }} [options] isBackground: it and its programs take what others leave of the cores
 * @returns {Promise<{ code: number; output: string }>} code is 1 where a signal ended it
 * @throws {Problem} after {@link endRunning}, so that no caller takes the end for a result and goes on
 * @throws {Error} of `spawn` when the program cannot be started, for instance because it is not installed
 */
export function exec(command, args, { onLine, isBackground = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    if (isEnding) throw new Problem("Interrupted.");
    const child = spawn(command, args, { cwd: ROOT, ...options, stdio: ["ignore", "pipe", "pipe"] });
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    running.add(child);
    child.once("close", () => running.delete(child));
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (chunk) => void (output += chunk));
      if (onLine) eachLine(stream, onLine);
    }
    child.once("error", reject);
    child.once("close", (code) =>
      isEnding ? reject(new Problem("Interrupted.")) : resolve({ code: code ?? 1, output }),
    );
  });
}

/** Calls back for every line of a stream whose encoding is set, the last one without a line end included. */
export function eachLine(stream, onLine) {
  let rest = "";
  stream.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line.replace(/\r$/, ""));
  });
  stream.on("end", () => {
    if (rest) onLine(rest);
  });
}
