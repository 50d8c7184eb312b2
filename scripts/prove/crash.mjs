import { startPostgres } from "../postgres.mjs";
import { ensureServiceBuilt } from "../run/builds.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { testDatabase } from "../../service/testing/test-settings.mjs";

/**
 * A service that is killed under load, CRASH_CYCLES (200) times on PGlite and on PostgreSQL, loses nothing that it has
 * acknowledged and leaves nothing half done.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  await ensureServiceBuilt(report);
  const { url } = testDatabase;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  nextStopSignal().then(endRunning);
  try {
    // One after the other: how soon each is ready again is measured.
    const onPglite = await crash(report, { TEST_DATABASE: "pglite" });
    const onPostgres = await crash(report, { TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url });
    return onPglite && onPostgres;
  } finally {
    await postgres.stop();
  }
}

async function crash(report, env) {
  const { code } = await exec(process.execPath, ["--import", "tsx", inRoot("verify/crash/prove.ts")], {
    env: environmentWith(env),
    onLine: report.print,
  });
  return code === 0;
}
