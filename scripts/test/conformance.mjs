import { conformance, testDatabase } from "../../service/testing/test-settings.mjs";
import { startPostgres } from "../postgres.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { ensureInstalled } from "../run/install.mjs";
import { Problem } from "../run/problem.mjs";
import { createReport } from "../run/report.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

const ON_PGLITE = "service on PGlite";
const ON_POSTGRES = "service on PostgreSQL";

/**
 * Runs the conformance suite alone: against the service at CONFORMANCE_BASE_URL as the user of CONFORMANCE_TOKEN, or
 * against one started for it on PGlite, and on PostgreSQL where there is one.
 * @returns {Promise<number>} the exit code
 */
export async function testConformance() {
  const report = createReport();
  nextStopSignal().then(endRunning);
  await ensureInstalled(report);
  const { baseUrl, token } = conformance;
  if (baseUrl) {
    if (!/^https?:\/\/./.test(baseUrl)) {
      throw new Problem(
        `CONFORMANCE_BASE_URL is ${JSON.stringify(baseUrl)}; expected an address such as http://127.0.0.1:4000.`,
      );
    }
    if (!token)
      throw new Problem("CONFORMANCE_TOKEN is missing; expected the access token of a director or an administrator.");
    // Any one project with the suite will do: the service at CONFORMANCE_BASE_URL has its own database.
    return runSuite(report, `at ${baseUrl}`, [ON_PGLITE]);
  }
  const own = testDatabase.url ? null : await report.step("Starting PostgreSQL for the tests", startPostgres);
  const url = testDatabase.url ?? own?.url;
  if (!url) report.print("SKIPPED on PostgreSQL: none found; install it or set TEST_DATABASE_URL.");
  try {
    return await runSuite(report, "here", url ? [ON_PGLITE, ON_POSTGRES] : [ON_PGLITE], url);
  } finally {
    await own?.stop();
  }
}

async function runSuite(report, where, projects, databaseUrl) {
  const args = ["run", "verify/conformance", ...projects.flatMap((project) => ["--project", project]), "--no-color"];
  const env = environmentWith(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {});
  const { code } = await report.step(`Checking the service ${where}`, () =>
    exec(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), ...args], { env, onLine: report.print }),
  );
  return code;
}
