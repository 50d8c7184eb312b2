import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * Everything that `npm test` runs with CI set: the tests that are long by nature too and, with a PostgreSQL, those of
 * the service on PGlite whose result can depend on the database.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  nextStopSignal().then(endRunning);
  const env = environmentWith({ TESTS: "all" });
  const { code } = await exec(process.execPath, [inRoot("scripts/test.mjs")], { env, onLine: report.print });
  return code === 0;
}
