import { sieFiles } from "../../service/testing/test-settings.mjs";
import { passInBrowser } from "../run/browser-tests.mjs";
import { Problem } from "../run/problem.mjs";

/**
 * Every page of a company opens with the books of each file of SIE_FILES; `npm test` takes three of them.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (!sieFiles) throw new Problem("SIE_FILES is missing; expected a folder of SIE files.");
  return passInBrowser(report, "e2e/real-files.spec.ts", { REAL_FILES: "all" });
}
