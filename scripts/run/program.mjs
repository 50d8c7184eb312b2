import { spawn } from "node:child_process";
import { get } from "node:http";
import { eachLine } from "./exec.mjs";
import { ROOT } from "./root.mjs";

const STOP_WITH_PARENT = new URL("stop-with-parent.mjs", import.meta.url).href;
/** A program that has not ended by itself this long after SHUTDOWN_SECONDS is killed. */
const GRACE_MS = 5_000;

/**
 * Starts the service or the dashboard in a process group of its own, so that Ctrl-C reaches only the start script,
 * which then stops both in order.
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.args
 * @param {NodeJS.ProcessEnv} options.env
 * @param {number} [options.shutdownSeconds] how long its running requests may take after the signal to stop
 * @param {(line: string, stream: "stdout" | "stderr") => void} options.onLine
 */
export function startProgram({ name, args, env, shutdownSeconds = 10, onLine }) {
  const child = spawn(process.execPath, ["--import", STOP_WITH_PARENT, ...args], {
    cwd: ROOT,
    env,
    // The channel "ipc" is closed when this process ends; stop-with-parent.mjs then ends the program.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: process.platform !== "win32",
  });
  for (const stream of /** @type {const} */ (["stdout", "stderr"])) {
    child[stream].setEncoding("utf8");
    eachLine(child[stream], (line) => onLine(line, stream));
  }
  let running = true;
  /** Resolves with how the program ended, when everything it wrote has been read. */
  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      // An error may also concern a signal to a running process.
      if (child.pid !== undefined) return;
      running = false;
      resolve(`could not be started: ${error.message}`);
    });
    child.once("exit", (code, signal) => {
      running = false;
      const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
      child.once("close", () => resolve(how));
      // A process that the program left behind may still have its output open.
      setTimeout(resolve, 500, how).unref();
    });
  });

  /** Asks the program to end, and kills it when it does not. */
  async function stop() {
    if (!running) return;
    child.kill("SIGTERM");
    const timer = setTimeout(kill, shutdownSeconds * 1_000 + GRACE_MS);
    await ended;
    clearTimeout(timer);
  }

  function kill() {
    if (!running || child.pid === undefined) return;
    // The whole group: `next dev` has processes of its own.
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  }

  return { name, ended, stop, kill, isRunning: () => running };
}

/**
 * Resolves when `url` answers 200.
 * @returns {Promise<boolean>} false when the program has ended instead
 */
export async function waitUntilUp(program, url) {
  while (program.isRunning()) {
    if (await answersOk(url)) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

function answersOk(url) {
  return new Promise((resolve) => {
    // Without an agent no idle connection stays behind that the program would wait for when it stops.
    const request = get(url, { agent: false, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.once("timeout", () => request.destroy());
    request.once("error", () => resolve(false));
  });
}
