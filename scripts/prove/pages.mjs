import { runBrowserTests } from "../run/browser-tests.mjs";

/**
 * Every page is accessible in both colour schemes and fits all widths, with long words too, every fault of the service
 * is reported and the page recovers from it, and 200 files are imported. An `npm test` with the long tests runs a part
 * of each.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const files = ["widths", "long-words", "faults", "imports-batch-many"].map((name) => `e2e/${name}.spec.ts`);
  return runBrowserTests(report, files, { PAGES: "all" });
}
