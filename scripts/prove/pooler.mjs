import { requirePgbouncer } from "../pgbouncer.mjs";
import { startPostgres } from "../postgres.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * All tests of the service pass behind PgBouncer in transaction mode, with fewer connections to the database than the
 * service has to PgBouncer.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const pgbouncer = await report.step("Looking for PgBouncer", requirePgbouncer);
  if (!pgbouncer) throw new Problem("PgBouncer is not installed.");
  const postgres = await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("PostgreSQL is not installed.");
  nextStopSignal().then(endRunning);
  try {
    const args = ["run", "--project", "service behind PgBouncer", "--no-color"];
    const env = {
      ...process.env,
      TEST_DATABASE_URL: postgres.url,
      TEST_PGBOUNCER: pgbouncer,
      TEST_POOLER_ALL: "1",
    };
    const { code } = await exec(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), ...args], {
      env,
      onLine: report.print,
    });
    return code === 0;
  } finally {
    await postgres.stop();
  }
}
