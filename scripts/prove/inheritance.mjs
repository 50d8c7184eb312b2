import { startPostgres } from "../postgres.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { testDatabase } from "../../service/testing/test-settings.mjs";

/**
 * The standards that hold for an agency, its types and companies are those of a plain model, after random edits of
 * random trees through two services: 10,000 sequences, half of them on PGlite and half on PostgreSQL, side by side.
 * INHERITANCE_RUNS (5,000 on each) and INHERITANCE_SEED (a random one on each) may be set.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const { url } = testDatabase;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  nextStopSignal().then(endRunning);
  const compare = (env) =>
    exec(process.execPath, ["--import", "tsx", inRoot("verify/inheritance/prove.ts")], {
      env: environmentWith(env),
      onLine: report.print,
    });
  try {
    const results = await Promise.all([
      compare({ TEST_DATABASE: "pglite" }),
      compare({ TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url }),
    ]);
    return results.every(({ code }) => code === 0);
  } finally {
    await postgres.stop();
  }
}
