import { startPostgres } from "../postgres.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { testDatabase } from "../../service/testing/test-settings.mjs";

/**
 * Proves that an attacker has at most twenty tries an hour at a user's password or code, by every way, from one
 * address, a /64 or many, with any header made up, and that others at the same address can sign in all the while. Runs
 * on PGlite and on PostgreSQL, or on the one that TEST_DATABASE names. GUESSING_HOURS (2), GUESSING_TRIES (1) and
 * GUESSING, a part of an attack's name, may be set.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (process.platform !== "linux") throw new Problem("The tries come from 127.0.0.0/8, all of which only Linux has.");
  nextStopSignal().then(endRunning);
  const only = testDatabase.kind;
  const onPglite = only === "postgres" || (await guess(report, { TEST_DATABASE: "pglite" }));
  return (only === "pglite" || (await onPostgres(report))) && onPglite;
}

async function onPostgres(report) {
  const { url } = testDatabase;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  try {
    return await guess(report, { TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function guess(report, env) {
  const { code } = await exec(process.execPath, ["--import", "tsx", inRoot("verify/guessing/prove.ts")], {
    env: environmentWith(env),
    onLine: report.print,
  });
  return code === 0;
}
