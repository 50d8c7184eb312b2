import { startPostgres } from "../postgres.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { testDatabase } from "../../service/testing/test-settings.mjs";

/**
 * The service answers random sequences of requests as the model of the interface does, on PGlite and on PostgreSQL
 * side by side. MODEL_RUNS (10,000) and MODEL_SEED may be set.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const { url } = testDatabase;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  nextStopSignal().then(endRunning);
  try {
    const results = await Promise.all([
      compare(report, { TEST_DATABASE: "pglite" }),
      compare(report, { TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url }),
    ]);
    return results.every(({ code }) => code === 0);
  } finally {
    await postgres.stop();
  }
}

function compare(report, env) {
  return exec(process.execPath, ["--import", "tsx", inRoot("verify/model/prove.ts")], {
    env: environmentWith(env),
    onLine: report.print,
  });
}
