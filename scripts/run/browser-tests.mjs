import { requireChromium } from "../chromium.mjs";
import { ensureDashboardBuilt, ensureServiceBuilt } from "./builds.mjs";
import { environmentWith } from "./environment.mjs";
import { endRunning, exec } from "./exec.mjs";
import { inRoot } from "./root.mjs";
import { nextStopSignal } from "./stop-signal.mjs";

/**
 * Runs files of end-to-end tests, with variables that make them longer or choose what `npm test` leaves out.
 * @param {ReturnType<typeof import("./report.mjs").createReport>} report
 * @param {string | string[]} files such as e2e/refresh.spec.ts
 * @param {Record<string, string>} env beside that of this process
 * @returns {Promise<boolean>} true when all their tests passed
 */
export async function runBrowserTests(report, files, env) {
  nextStopSignal().then(endRunning);
  const chromium = await report.step("Looking for Chromium", requireChromium);
  await ensureServiceBuilt(report);
  await ensureDashboardBuilt(report);
  const playwright = inRoot("node_modules/@playwright/test/cli.js");
  const { code } = await exec(process.execPath, [playwright, "test", ...[files].flat(), "--reporter=list"], {
    env: environmentWith({ ...env, CHROMIUM_PATH: chromium, FORCE_COLOR: "0" }),
    onLine: report.print,
  });
  return code === 0;
}
