// npm run build: both programs, where their sources have changed.
import { ensureConfigurationBuilt, ensureDashboardBuilt, ensureServiceBuilt } from "./run/builds.mjs";
import { ensureInstalled } from "./run/install.mjs";
import { run } from "./run/problem.mjs";
import { createReport } from "./run/report.mjs";

await run(async () => {
  const report = createReport();
  await ensureInstalled(report);
  await ensureConfigurationBuilt(report);
  await ensureServiceBuilt(report);
  await ensureDashboardBuilt(report);
  report.print(`Both programs are built after ${report.elapsed()}.`);
});
