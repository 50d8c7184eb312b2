import { testDatabase } from "../../service/testing/test-settings.mjs";
import { startPostgres } from "../postgres.mjs";
import { Problem } from "../run/problem.mjs";
import { passOn } from "../run/service-tests.mjs";

/**
 * All tests of the service pass on PostgreSQL, on TEST_DATABASE_URL or one started here; `npm test` runs there what
 * depends on the database.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const url = testDatabase.url;
  const postgres = url ? { url, stop: async () => {} } : await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("No PostgreSQL: install it or set TEST_DATABASE_URL.");
  const env = { TEST_DATABASE_URL: postgres.url, TEST_POSTGRES_ALL: "1" };
  return passOn(report, postgres, "service on PostgreSQL", env);
}
