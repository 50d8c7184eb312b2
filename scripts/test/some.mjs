import { existsSync } from "node:fs";
import { testDatabase } from "../../service/testing/test-settings.mjs";
import { requireChromium } from "../chromium.mjs";
import { startCluster } from "../cluster.mjs";
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
/** The project that needs a Citus cluster. */
const ON_CLUSTER = "service on Citus";
/** Options of Playwright and Vitest whose value could be taken for a file. */
const WITH_TEXT = new Set(["-g", "--grep", "--grep-invert", "-t", "--testNamePattern", "--project"]);

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
    await onServers(report, args, (servers, env) => runVitest(report, counts, servers, args, undefined, env));
  }
  counts.failures().forEach(report.print);
  report.print(counts.line());
  return counts.exitCode();
}

/**
 * Finds the runner: Playwright runs e2e/ but for its unit tests (`.test.ts`, `.test.tsx`), Vitest all others.
 * @returns {boolean} true for Playwright
 * @throws {Problem} when there are some of each
 */
export function areEndToEnd(args) {
  const files = args.filter(
    (arg, at) => !arg.startsWith("-") && !WITH_TEXT.has(args[at - 1]) && existsSync(inRoot(withoutLine(arg))),
  );
  const endToEnd = files.filter((file) => /^e2e(\/|$)/.test(file) && !/\.test\.tsx?$/.test(withoutLine(file)));
  const others = files.filter((file) => !endToEnd.includes(file));
  if (endToEnd.length > 0 && others.length > 0)
    throw new Problem("Files of e2e/ are run by Playwright, others by Vitest: name them in two runs.");
  return endToEnd.length > 0;
}

/** The file of `FILE:12`, as Playwright takes it. */
function withoutLine(arg) {
  return arg.replace(/(:\d+)+$/, "");
}

/** The values of an option, written `--name value` or `--name=value`. */
export function valuesOf(args, name) {
  return args.flatMap((arg, at) =>
    arg === name ? args.slice(at + 1, at + 2) : arg.startsWith(`${name}=`) ? [arg.slice(name.length + 1)] : [],
  );
}

async function onServers(report, args, work) {
  const projects = valuesOf(args, "--project");
  // PGlite then has all tests of the service, also where TEST_DATABASE_URL names a server.
  if (projects.length > 0 && projects.every((project) => WITHOUT_SERVER.test(project)))
    return work({}, { TEST_PGLITE_ALL: "1" });
  const givenUrl = testDatabase.url;
  const postgres = givenUrl ? null : await report.step("Starting PostgreSQL for the tests", startPostgres);
  const cluster = projects.includes(ON_CLUSTER)
    ? await report.step("Starting a Citus cluster for the tests", startCluster)
    : null;
  try {
    await work({ databaseUrl: givenUrl ?? postgres?.url, pgbouncer: await requirePgbouncer(), nodes: cluster?.urls });
  } finally {
    await Promise.all([postgres?.stop(), cluster?.stop()]);
  }
}
