import { requireChromium } from "../chromium.mjs";
import { startCluster } from "../cluster.mjs";
import { requirePgbouncer } from "../pgbouncer.mjs";
import { startPostgres } from "../postgres.mjs";
import { ensureDashboardBuilt, ensureServiceBuilt } from "../run/builds.mjs";
import { endRunning } from "../run/exec.mjs";
import { ensureInstalled } from "../run/install.mjs";
import { Problem } from "../run/problem.mjs";
import { createReport } from "../run/report.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { runCheck } from "./check.mjs";
import { createCounts } from "./counts.mjs";
import { runPlaywright } from "./playwright.mjs";
import { runVitest } from "./vitest.mjs";

/**
 * Runs every check and test, also after a failure, and prints the counts as the last line.
 * @returns {Promise<number>} the exit code
 */
export async function testEverything() {
  const report = createReport();
  const counts = createCounts();
  let stopPostgres = async () => {};
  let stopCluster = async () => {};
  let interrupted = false;
  nextStopSignal().then(() => {
    interrupted = true;
    endRunning();
  });

  const steps = [
    () => build(report, counts),
    () => checks(report, counts),
    async () => {
      const postgres = await postgresForTests(report, counts);
      stopPostgres = postgres?.stop ?? stopPostgres;
      const cluster = await clusterForTests(report, counts);
      stopCluster = cluster?.stop ?? stopCluster;
      const pgbouncer = await pgbouncerForTests(report, counts);
      await runVitest(report, counts, { databaseUrl: postgres?.url, pgbouncer, nodes: cluster?.urls });
    },
    () => endToEnd(report, counts),
  ];
  await ensureInstalled(report);
  try {
    for (const step of steps) if (!interrupted) await step();
  } finally {
    await Promise.all([stopPostgres(), stopCluster()]);
  }
  if (interrupted) throw new Problem("Interrupted.");
  report.print("");
  counts.failures().forEach((label) => report.print(`failed: ${label}`));
  report.print(`Everything took ${report.elapsed()}.`);
  report.print(counts.line());
  return counts.exitCode();
}

async function build(report, counts) {
  await counts.step("build of the service", report, () => ensureServiceBuilt(report));
  await counts.step("build of the dashboard", report, () => ensureDashboardBuilt(report));
}

/** Two at a time: the linter alone keeps one core busy for as long as the others together. */
async function checks(report, counts) {
  const check = (label, bin, args) => runCheck(report, counts, label, bin, args);
  await Promise.all([
    check("lint", "eslint/bin/eslint.js", [".", "--max-warnings", "0"]),
    (async () => {
      await check("format", "prettier/bin/prettier.cjs", ["--check", "--log-level", "warn", "."]);
      await check("import rules", "dependency-cruiser/bin/dependency-cruise.mjs", [
        ...["--config", ".dependency-cruiser.cjs"],
        ...["app", "components", "lib", "contract", "service", "verify", "scripts", "e2e", "bench"],
      ]);
      await check("types", "typescript/bin/tsc", ["--noEmit"]);
    })(),
  ]);
}

/** TEST_DATABASE_URL, else a PostgreSQL of our own. Its tests may be skipped, but not in CI. */
async function postgresForTests(report, counts) {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const postgres = await counts.step("PostgreSQL for the tests", report, () =>
    report.step("Starting PostgreSQL for the tests", startPostgres),
  );
  if (postgres === null) {
    const text = "the service's tests on PostgreSQL: none found; install it or set TEST_DATABASE_URL";
    if (process.env.CI) counts.fail(text);
    else counts.skip(1);
    report.print(`${process.env.CI ? "failed" : "SKIPPED"}: ${text}`);
  }
  return postgres ?? undefined;
}

/** The program with which the service's tests run behind a pooler too. */
async function pgbouncerForTests(report, counts) {
  const pgbouncer = await counts.step("PgBouncer for the tests", report, () =>
    report.step("Looking for PgBouncer", requirePgbouncer),
  );
  if (pgbouncer === null) {
    counts.skip(1);
    report.print("SKIPPED: the service's tests behind PgBouncer: it is not installed");
  }
  return pgbouncer ?? undefined;
}

/** A cluster of our own where Citus is installed, which it need not be: no Debian package has it. */
async function clusterForTests(report, counts) {
  const cluster = await counts.step("Citus cluster for the tests", report, () =>
    report.step("Starting a Citus cluster for the tests", startCluster),
  );
  if (cluster === null) {
    counts.skip(1);
    report.print("SKIPPED: the service's tests on a Citus cluster: PostgreSQL has no extension citus");
  }
  return cluster ?? undefined;
}

async function endToEnd(report, counts) {
  if (counts.failed("build of the service", "build of the dashboard")) {
    counts.fail("end-to-end tests: they need both builds");
    return;
  }
  const chromium = await counts.step("Chromium for the tests", report, () =>
    report.step("Looking for Chromium", requireChromium),
  );
  if (chromium) await runPlaywright(report, counts, chromium);
}
