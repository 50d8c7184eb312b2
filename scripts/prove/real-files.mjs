import { sieFiles } from "../../service/testing/test-settings.mjs";
import { runBrowserTests } from "../run/browser-tests.mjs";
import { Problem } from "../run/problem.mjs";
import { runServiceTests } from "../run/service-tests.mjs";

const ALL = { REAL_FILES: "all" };
const TRACES = "service/features/figures/trace/real-files.test.ts";

/**
 * Key figures of the books in REAL_BOOKS (service/features/figures/testing/real-books.ts) are traced to the lines of
 * their files, and every page of a company opens with the books of each file in SIE_FILES. `CI=1 npm test` traces
 * three of the files and opens the pages of one.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  if (!sieFiles) throw new Problem("SIE_FILES is missing; expected a folder of SIE files.");
  const onPglite = { ...ALL, TEST_PGLITE_ALL: "1" };
  const traced = await runServiceTests(report, null, "service on PGlite", onPglite, [TRACES]);
  return (await runBrowserTests(report, "e2e/real-files.spec.ts", ALL)) && traced;
}
