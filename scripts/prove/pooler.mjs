import { requirePgbouncer } from "../pgbouncer.mjs";
import { startPostgres } from "../postgres.mjs";
import { Problem } from "../run/problem.mjs";
import { runServiceTests } from "../run/service-tests.mjs";

/**
 * The service's tests with a database pass behind PgBouncer in transaction mode, with fewer connections to the database
 * than the service has to PgBouncer. Those of the computation and of `admin restore` are left out (vitest.config.ts).
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const pgbouncer = await report.step("Looking for PgBouncer", requirePgbouncer);
  if (!pgbouncer) throw new Problem("PgBouncer is not installed.");
  const postgres = await report.step("Starting PostgreSQL", startPostgres);
  if (!postgres) throw new Problem("PostgreSQL is not installed.");
  const env = { TEST_DATABASE_URL: postgres.url, TEST_PGBOUNCER: pgbouncer, TEST_POOLER_ALL: "1" };
  return runServiceTests(report, postgres, "service behind PgBouncer", env);
}
