// npm run screenshots [-- NAME …]: every page and state into docs/screenshots, light and dark, wide and narrow; with
// NAME only the pictures whose names begin with it. A NAME of no picture is an error. E2E_URL and E2E_PASSWORD take
// them from a running product.
import { mkdirSync, rmSync } from "node:fs";
import { endToEnd } from "../service/testing/test-settings.mjs";
import { requireChromium } from "./chromium.mjs";
import { ensureDashboardBuilt, ensureServiceBuilt } from "./run/builds.mjs";
import { environmentWith } from "./run/environment.mjs";
import { endRunning, exec } from "./run/exec.mjs";
import { ensureInstalled } from "./run/install.mjs";
import { Problem, run } from "./run/problem.mjs";
import { createReport } from "./run/report.mjs";
import { inRoot } from "./run/root.mjs";
import { nextStopSignal } from "./run/stop-signal.mjs";
import { namesOfNone, patternOf } from "./screenshot-names.mjs";

await run(async () => {
  nextStopSignal().then(endRunning);
  const report = createReport();
  const names = process.argv.slice(2);
  await ensureInstalled(report);
  const chromium = await report.step("Looking for Chromium", requireChromium);
  const env = environmentWith({ SCREENSHOTS: "1", CHROMIUM_PATH: chromium, FORCE_COLOR: "0" });
  /** @param {string[]} args */
  const playwright = (...args) => [inRoot("node_modules/@playwright/test/cli.js"), "test", ...args];
  if (names.length > 0) {
    const { code, output } = await exec(process.execPath, playwright("--list"), { env });
    if (code !== 0) throw new Problem(output);
    const unknown = namesOfNone(names, output);
    if (unknown.length > 0) throw new Problem(`There is no picture whose name begins with ${unknown.join(" or ")}.`);
  }
  if (!endToEnd.url) {
    await ensureServiceBuilt(report);
    await ensureDashboardBuilt(report);
  }
  // Pictures of removed pages would otherwise stay.
  if (names.length === 0) rmSync(inRoot("docs/screenshots"), { recursive: true, force: true });
  mkdirSync(inRoot("docs/screenshots"), { recursive: true });
  // Playwright adds the set-up tests that sign the users in.
  const only = names.length > 0 ? ["--grep", patternOf(names)] : [];
  const { code } = await report.step("Taking screenshots", () =>
    exec(process.execPath, playwright("--reporter=list", ...only), { env, onLine: report.print }),
  );
  return code;
});
