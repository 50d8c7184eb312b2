import { runBrowserTests } from "../run/browser-tests.mjs";

/**
 * Every page is accessible in both colour schemes and fits all widths, every fault of the service is reported and the
 * page recovers from it, and 200 files are imported. An `npm test` with the long tests runs a part of each.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  return runBrowserTests(report, ["e2e/widths.spec.ts", "e2e/faults.spec.ts", "e2e/imports-batch-many.spec.ts"], {
    PAGES: "all",
  });
}
