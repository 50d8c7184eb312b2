import { testDatabase } from "../service/testing/test-settings.mjs";
import { startPostgres } from "./postgres.mjs";
import { environmentWith } from "./run/environment.mjs";
import { endRunning, exec } from "./run/exec.mjs";
import { Problem } from "./run/problem.mjs";
import { inRoot } from "./run/root.mjs";
import { nextStopSignal } from "./run/stop-signal.mjs";

/** The environment of a proof on PGlite. */
export const ON_PGLITE = { TEST_DATABASE: "pglite" };

/**
 * Runs a program of verify/ to its end, or until this script is told to stop.
 * @param {{ print: (line: string) => void }} report
 * @param {string} file such as verify/crash/prove.ts
 * @param {Record<string, string>} env beside that of this process
 * @returns {Promise<boolean>} true when it proved what it should
 * @throws {Problem} when this script is told to stop
 */
export async function runProof(report, file, env) {
  nextStopSignal().then(endRunning);
  const { code } = await exec(process.execPath, ["--import", "tsx", inRoot(file)], {
    env: environmentWith(env),
    onLine: report.print,
  });
  return code === 0;
}

/**
 * Does the work on the PostgreSQL of TEST_DATABASE_URL, else on one that is started for it and stopped afterwards.
 * @template T
 * @param {ReturnType<typeof import("./run/report.mjs").createReport>} report
 * @param {(onPostgres: Record<string, string>) => Promise<T>} work gets the environment of a proof on this PostgreSQL
 * @returns {Promise<T>}
 */
export async function withPostgres(report, work) {
  const { url } = testDatabase;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  try {
    return await work({ TEST_DATABASE: "postgres", TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

/**
 * Runs a program of verify/ on PGlite and on PostgreSQL side by side.
 * @param {ReturnType<typeof import("./run/report.mjs").createReport>} report
 * @param {string} file
 * @returns {Promise<boolean>} true when both proved what they should
 */
export async function proveSideBySide(report, file) {
  return withPostgres(report, async (onPostgres) => {
    const proved = await Promise.all([runProof(report, file, ON_PGLITE), runProof(report, file, onPostgres)]);
    return proved.every(Boolean);
  });
}

/**
 * Like {@link proveSideBySide}, but one after the other, for proofs that measure times.
 * @param {ReturnType<typeof import("./run/report.mjs").createReport>} report
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export async function proveInTurn(report, file) {
  return withPostgres(report, async (onPostgres) => {
    const provedOnPglite = await runProof(report, file, ON_PGLITE);
    return (await runProof(report, file, onPostgres)) && provedOnPglite;
  });
}
