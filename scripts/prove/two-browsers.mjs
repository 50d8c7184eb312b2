import { twoBrowsers } from "../../service/testing/test-settings.mjs";
import { runBrowserTests } from "../run/browser-tests.mjs";

/**
 * Two browsers edit one grid for MINUTES (5) and lose nothing that was saved; `CI=1 npm test` runs this for ten
 * seconds.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return runBrowserTests(report, "e2e/two-browsers.spec.ts", { MINUTES: String(twoBrowsers.minutes ?? 5) });
}
