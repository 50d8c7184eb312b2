// npm run check: format, lint, import rules and types.
import { endRunning } from "./run/exec.mjs";
import { ensureInstalled } from "./run/install.mjs";
import { run } from "./run/problem.mjs";
import { createReport } from "./run/report.mjs";
import { nextStopSignal } from "./run/stop-signal.mjs";
import { runChecks } from "./test/checks.mjs";
import { createCounts } from "./test/counts.mjs";

await run(async () => {
  const report = createReport();
  const counts = createCounts();
  nextStopSignal().then(endRunning);
  await ensureInstalled(report);
  await runChecks(report, counts);
  counts.failures().forEach(report.print);
  report.print(`Took ${report.elapsed()}.`);
  report.print(counts.line());
  return counts.exitCode();
});
