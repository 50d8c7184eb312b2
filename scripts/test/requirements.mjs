import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { isCi, sieFiles, testDatabase } from "../../service/testing/test-settings.mjs";
import { requireChromium } from "../chromium.mjs";
import { requirePgbouncer } from "../pgbouncer.mjs";
import { requirePostgres } from "../postgres.mjs";
import { Problem } from "../run/problem.mjs";
import { ROOT } from "../run/root.mjs";

/** Both builds, the browser's profiles and a PostgreSQL with the tests' databases. Bytes. */
const NEEDED_DISK = 2 * 1024 ** 3;

/**
 * Looks for what the tests need beside the packages, and installs it where that is possible, before anything else takes
 * its time. A missing PostgreSQL or PgBouncer is reported and counted as skipped, and so is SIE_FILES where it is not
 * set. Errors are a missing Chromium, too little free disk, a SIE_FILES that does not exist, and in CI a missing
 * PostgreSQL.
 * @returns {Promise<{ chromium: string; hasPostgres: boolean; pgbouncer: string | null }>}
 * @throws {Problem} naming all that is missing
 */
export async function requireForTests(report, counts) {
  const problems = [];
  const chromium = await report.step("Looking for Chromium", requireChromium).catch((error) => {
    if (!(error instanceof Problem)) throw error;
    problems.push(error.message);
  });
  const hasPostgres =
    testDatabase.url !== undefined || (await report.step("Looking for PostgreSQL", requirePostgres)) !== null;
  const pgbouncer = await report.step("Looking for PgBouncer", requirePgbouncer);
  for (const folder of [ROOT, tmpdir()]) {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < NEEDED_DISK)
      problems.push(
        `${folder} has ${gib(bavail * bsize)} free; expected ${gib(NEEDED_DISK)} for builds and databases.`,
      );
  }
  if (sieFiles && !existsSync(sieFiles)) problems.push(`SIE_FILES is ${sieFiles}; expected a folder of SIE files.`);
  if (!hasPostgres && isCi) problems.push("PostgreSQL was not found: install it or set TEST_DATABASE_URL.");
  if (problems.length > 0) throw new Problem(problems.join("\n"));

  if (!hasPostgres) skip(report, counts, "the service's tests on PostgreSQL: install it or set TEST_DATABASE_URL.");
  if (!pgbouncer) skip(report, counts, "the service's tests behind PgBouncer: it is not installed.");
  if (!sieFiles) skip(report, counts, "tests with other programs' SIE files: SIE_FILES names no folder of them.");
  return { chromium, hasPostgres, pgbouncer };
}

/** Counts tests that cannot run here as one skipped test, and says which and why. */
export function skip(report, counts, text) {
  counts.skip(1);
  report.print(`SKIPPED: ${text}`);
}

function gib(bytes) {
  return `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
}
