// npm run test:quick: the unit and service tests that depend on what has changed since main; on main, since the last
// commit. Where nothing has, or outside a clone, all unit tests.
import { endRunning, exec } from "./run/exec.mjs";
import { ensureInstalled } from "./run/install.mjs";
import { run } from "./run/problem.mjs";
import { createReport } from "./run/report.mjs";
import { nextStopSignal } from "./run/stop-signal.mjs";
import { createCounts } from "./test/counts.mjs";
import { runVitest } from "./test/vitest.mjs";

await run(async () => {
  const report = createReport();
  const counts = createCounts();
  nextStopSignal().then(endRunning);
  await ensureInstalled(report);
  const base = await commitBefore();
  const args = ["--project", "units*", "--project", "service units"];
  if (base === null) report.print("No change since main is known: all unit tests.");
  else args.push("--project", "service on PGlite", "--changed", base, "--passWithNoTests");
  // The whole service on PGlite, also where TEST_DATABASE_URL names a server.
  await runVitest(report, counts, {}, args, "unit and service tests", { TEST_PGLITE_ALL: "1" });
  counts.failures().forEach(report.print);
  report.print(`Took ${report.elapsed()}.`);
  report.print(counts.line());
  return counts.exitCode();
});

/** The commit at which this branch left main; null when nothing has changed since, or outside a clone. */
async function commitBefore() {
  const head = await git("rev-parse", "HEAD");
  const base = (await git("merge-base", "HEAD", "main")) || (await git("merge-base", "HEAD", "origin/main")) || head;
  return base !== head || (await git("status", "--porcelain")) !== "" ? base : null;
}

async function git(...args) {
  const { code, output } = await exec("git", args).catch(() => ({ code: 1, output: "" }));
  return code === 0 ? output.trim() : "";
}
