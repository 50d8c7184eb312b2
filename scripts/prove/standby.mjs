import { startPostgres } from "../postgres.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * All tests of the service pass where a standby answers reads. Each file of them starts a PostgreSQL and a standby of its
 * own.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const postgres = await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("PostgreSQL is not installed.");
  nextStopSignal().then(endRunning);
  try {
    const args = ["run", "--project", "service with a standby", "--no-color"];
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_STANDBY: "1" };
    const { code } = await exec(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), ...args], {
      env,
      onLine: report.print,
    });
    return code === 0;
  } finally {
    await postgres.stop();
  }
}
