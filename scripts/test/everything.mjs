import { testDatabase, testsOfNpmTest } from "../../service/testing/test-settings.mjs";
import { startCluster } from "../cluster.mjs";
import { startPostgres } from "../postgres.mjs";
import { ensureDashboardBuilt, ensureServiceBuilt } from "../run/builds.mjs";
import { endRunning } from "../run/exec.mjs";
import { ensureInstalled } from "../run/install.mjs";
import { Problem } from "../run/problem.mjs";
import { createReport } from "../run/report.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { runChecks } from "./checks.mjs";
import { createCounts } from "./counts.mjs";
import { oldPictures } from "./old-pictures.mjs";
import { runPlaywright } from "./playwright.mjs";
import { requireForTests, skip } from "./requirements.mjs";
import { runVitest } from "./vitest.mjs";

const ENVIRONMENT = { TESTS: testsOfNpmTest };
const isShort = testsOfNpmTest === "short";
const LEFT_OUT = {
  short: "tests that are long by nature and, with a PostgreSQL, the service's on PGlite; CI runs most, and all run in",
  ci: "tests that only repeat others at length, such as a long flow in a second language; they run in",
};

/**
 * Runs every check and test, also after a failure, and prints the counts as the last line. Nothing runs where
 * {@link requireForTests} fails. `TESTS` says whether long tests are among them and, with a PostgreSQL, the service's
 * on PGlite; without `TESTS` they are in CI alone.
 * @returns {Promise<number>} the exit code
 */
export async function testEverything() {
  const report = createReport();
  const counts = createCounts();
  let interrupted = false;
  nextStopSignal().then(() => {
    interrupted = true;
    endRunning();
  });
  await ensureInstalled(report);
  const found = await counts.step("what the tests need", report, () => requireForTests(report, counts));
  const inOrder = async (...steps) => {
    for (const step of steps) if (!interrupted) await step();
  };
  const checks = (options) => runChecks(report, counts, options);
  const tests = [() => units(report, counts), () => service(report, counts, found)];
  // Tests often wait, for a clock, a server or the other worker. By hand the checks take the cores meanwhile; the long
  // tests of CI watch the clock, so there the checks come first.
  const checksAndTests = isShort
    ? () => Promise.all([checks({ isBackground: true }), inOrder(...tests)])
    : () => inOrder(checks, ...tests);
  if (found)
    await inOrder(
      () => build(report, counts),
      checksAndTests,
      () => endToEnd(report, counts, found),
    );
  if (interrupted) throw new Problem("Interrupted.");
  report.print("");
  const leftOut = LEFT_OUT[testsOfNpmTest];
  if (leftOut) report.print(`LEFT OUT: ${leftOut} \`npm run prove -- tests\`.`);
  for (const line of oldPictures()) report.print(`NOTE: pictures in docs/screenshots: ${line}`);
  counts.failures().forEach(report.print);
  report.print(`Everything took ${report.elapsed()}.`);
  report.print(counts.line());
  return counts.exitCode();
}

async function build(report, counts) {
  await counts.step("build of the service", report, () => ensureServiceBuilt(report));
  await counts.step("build of the dashboard", report, () => ensureDashboardBuilt(report));
}

/** Runs the tests of the dashboard, contract, scripts, benches and helpers of e2e, which need no server. */
function units(report, counts) {
  return runVitest(report, counts, {}, ["--project", "units*"], "unit tests", ENVIRONMENT);
}

/**
 * Tests the service on TEST_DATABASE_URL or an own PostgreSQL, on PGlite unless a short run has a PostgreSQL, and on a
 * cluster if Citus is installed.
 */
async function service(report, counts, { hasPostgres, pgbouncer }) {
  const start = (label, begin) => counts.step(label, report, () => report.step(`Starting ${label}`, begin));
  const givenUrl = testDatabase.url;
  const postgres = hasPostgres && !givenUrl ? await start("PostgreSQL for the tests", startPostgres) : null;
  const cluster = await start("a Citus cluster for the tests", startCluster);
  if (cluster === null)
    skip(report, counts, "the service's tests on a Citus cluster: no installed PostgreSQL has the extension citus.");
  try {
    const servers = { databaseUrl: givenUrl ?? postgres?.url, pgbouncer: pgbouncer ?? undefined, nodes: cluster?.urls };
    await runVitest(report, counts, servers, ["--project", "!units*"], "service tests", ENVIRONMENT);
  } finally {
    await Promise.all([postgres?.stop(), cluster?.stop()]);
  }
}

async function endToEnd(report, counts, { chromium }) {
  if (counts.failed("build of the service", "build of the dashboard")) {
    counts.fail("end-to-end tests: they need both builds");
    return;
  }
  await runPlaywright(report, counts, chromium, [], ENVIRONMENT);
}
