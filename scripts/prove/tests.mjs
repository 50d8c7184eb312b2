import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * All tests: those that `npm test` runs with CI set, and those that only repeat others at length, such as a long flow
 * in a second language.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  nextStopSignal().then(endRunning);
  const env = environmentWith({ TESTS: "all" });
  const { code } = await exec(process.execPath, [inRoot("scripts/test.mjs")], { env, onLine: report.print });
  return code === 0;
}
