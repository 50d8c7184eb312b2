import { runServiceTests } from "../run/service-tests.mjs";

/**
 * All tests of the service pass on PGlite. Where there is a PostgreSQL, `npm test` runs none of them on PGlite, and
 * `CI=1 npm test` only those whose result can depend on the database.
 * @returns {Promise<boolean>}
 */
export function prove(report) {
  return runServiceTests(report, null, "service on PGlite", { TEST_PGLITE_ALL: "1" });
}
