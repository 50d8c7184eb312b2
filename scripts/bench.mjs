// npm run bench [-- NAME …]: measures what the files in bench/ measure, all of them or those named.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { ensureInstalled } from "./run/install.mjs";
import { Problem, run } from "./run/problem.mjs";
import { createReport } from "./run/report.mjs";
import { inRoot, ROOT } from "./run/root.mjs";
import { nextStopSignal } from "./run/stop-signal.mjs";

await run(async () => {
  const all = readdirSync(inRoot("bench"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new Problem(`${JSON.stringify(unknown)}: expected one of ${all.join(", ")}.`);
  const report = createReport();
  await ensureInstalled(report);
  const toldToStop = nextStopSignal();
  const failed = [];
  for (const name of names.length > 0 ? names : all) {
    report.print(`\n${name}`);
    if ((await runFile(`bench/${name}.ts`, toldToStop)) !== 0) failed.push(name);
  }
  report.print(failed.length > 0 ? `\nNot measured: ${failed.join(", ")}.` : `\nMeasured in ${report.elapsed()}.`);
  return failed.length > 0 ? 1 : 0;
});

/**
 * @param {string} file
 * @param {Promise<unknown>} toldToStop
 * @returns {Promise<number>} its exit code, 1 where a signal ended it
 * @throws {Problem} when this script is told to stop, after the bench has stopped what it had started
 */
function runFile(file, toldToStop) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", file], { cwd: ROOT, stdio: "inherit" });
    let isStopped = false;
    toldToStop.then(() => {
      isStopped = true;
      child.kill("SIGTERM");
    });
    child.once("error", reject);
    child.once("exit", (code) => (isStopped ? reject(new Problem("Interrupted.")) : resolve(code ?? 1)));
  });
}
