import { startPostgres } from "../postgres.mjs";
import { ensureServiceBuilt } from "../run/builds.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { testDatabase } from "../../service/testing/test-settings.mjs";

/**
 * A bulk change of 1,000 companies is made and taken back once each although the service is killed meanwhile, and one
 * of 10,000 is made within a minute: on PGlite and on PostgreSQL.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  await ensureServiceBuilt(report);
  const { url } = testDatabase;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  nextStopSignal().then(endRunning);
  try {
    // One after the other: it is timed.
    const onPglite = await proveOn(report, { TEST_DATABASE: "pglite" });
    const onPostgres = await proveOn(report, { TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url });
    return onPglite && onPostgres;
  } finally {
    await postgres.stop();
  }
}

async function proveOn(report, env) {
  const { code } = await exec(process.execPath, ["--import", "tsx", inRoot("verify/bulk-changes/prove.ts")], {
    env: environmentWith(env),
    onLine: report.print,
  });
  return code === 0;
}
