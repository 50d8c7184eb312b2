import { refresh } from "../../service/testing/test-settings.mjs";
import { runBrowserTests } from "../run/browser-tests.mjs";

/**
 * Tokens that expire under many clients are refreshed once each, EXPIRIES (20) times; `CI=1 npm test` waits for two.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return runBrowserTests(report, "e2e/refresh.spec.ts", { EXPIRIES: String(refresh.expiries ?? 20) });
}
