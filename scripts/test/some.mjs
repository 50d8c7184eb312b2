import { existsSync } from "node:fs";
import { testDatabase } from "../../service/testing/test-settings.mjs";
import { requireChromium } from "../chromium.mjs";
import { requirePgbouncer } from "../pgbouncer.mjs";
import { startPostgres } from "../postgres.mjs";
import { ensureDashboardBuilt, ensureServiceBuilt } from "../run/builds.mjs";
import { endRunning } from "../run/exec.mjs";
import { ensureInstalled } from "../run/install.mjs";
import { Problem } from "../run/problem.mjs";
import { createReport } from "../run/report.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";
import { createCounts } from "./counts.mjs";
import { runPlaywright } from "./playwright.mjs";
import { runVitest } from "./vitest.mjs";

/** The projects of vitest.config.ts that need no server. */
const WITHOUT_SERVER = /^(units.*|service units|service on PGlite)$/;

/**
 * Runs the tests that `args` choose, with all that these need: files of e2e/ with Playwright, others with Vitest.
 * @param {string[]} args arguments of Playwright or Vitest
 * @returns {Promise<number>} the exit code
 */
export async function testSome(args) {
  const isEndToEnd = areEndToEnd(args);
  const report = createReport();
  const counts = createCounts();
  nextStopSignal().then(endRunning);
  await ensureInstalled(report);
  if (isEndToEnd) {
    const chromium = await report.step("Looking for Chromium", requireChromium);
    await ensureServiceBuilt(report);
    await ensureDashboardBuilt(report);
    await runPlaywright(report, counts, chromium, args);
  } else {
    await onServers(report, args, (servers) => runVitest(report, counts, servers, args));
  }
  counts.failures().forEach(report.print);
  report.print(counts.line());
  return counts.exitCode();
}

/**
 * Finds the runner: Playwright runs files of e2e/, Vitest all others.
 * @returns {boolean} true for Playwright
 * @throws {Problem} when there are some of each
 */
export function areEndToEnd(args) {
  const endToEnd = args.filter((arg) => arg.startsWith("e2e/"));
  const others = args.filter((arg) => !/^(-|e2e\/)/.test(arg) && existsSync(inRoot(arg)));
  if (endToEnd.length > 0 && others.length > 0)
    throw new Problem("Files of e2e/ are run by Playwright, others by Vitest: name them in two runs.");
  return endToEnd.length > 0;
}

async function onServers(report, args, work) {
  const givenUrl = testDatabase.url;
  if (givenUrl || WITHOUT_SERVER.test(args[args.indexOf("--project") + 1]))
    return work({ databaseUrl: givenUrl, pgbouncer: await requirePgbouncer() });
  const postgres = await report.step("Starting PostgreSQL for the tests", startPostgres);
  try {
    await work({ databaseUrl: postgres?.url, pgbouncer: await requirePgbouncer() });
  } finally {
    await postgres?.stop();
  }
}
