import { startPostgres } from "../postgres.mjs";
import { Problem } from "../run/problem.mjs";
import { runServiceTests } from "../run/service-tests.mjs";

/**
 * All tests of the service pass where a standby answers reads. Each test file starts a PostgreSQL and a standby of its
 * own; some tests make further databases, which are on the PostgreSQL that is started here.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const postgres = await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("PostgreSQL is not installed.");
  const env = { TEST_DATABASE_URL: postgres.url, TEST_STANDBY: "1" };
  return runServiceTests(report, postgres, "service with a standby", env);
}
