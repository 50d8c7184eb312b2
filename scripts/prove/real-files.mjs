import { sieFiles } from "../../service/testing/test-settings.mjs";
import { requireChromium } from "../chromium.mjs";
import { ensureDashboardBuilt, ensureServiceBuilt } from "../run/builds.mjs";
import { environmentWith } from "../run/environment.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * Every page of a company opens with the books of each file of SIE_FILES; `npm test` takes three of them.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (!sieFiles) throw new Problem("SIE_FILES is missing; expected a folder of SIE files.");
  nextStopSignal().then(endRunning);
  const chromium = await report.step("Looking for Chromium", requireChromium);
  await ensureServiceBuilt(report);
  await ensureDashboardBuilt(report);
  const playwright = inRoot("node_modules/@playwright/test/cli.js");
  const { code } = await exec(process.execPath, [playwright, "test", "e2e/real-files.spec.ts", "--reporter=list"], {
    env: environmentWith({ REAL_FILES: "all", CHROMIUM_PATH: chromium, FORCE_COLOR: "0" }),
    onLine: report.print,
  });
  return code === 0;
}
