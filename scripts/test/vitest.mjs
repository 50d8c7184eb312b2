import { rmSync } from "node:fs";
import { environmentWith } from "../run/environment.mjs";
import { exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { readJson } from "./read-json.mjs";
import { RESULT } from "./vitest-report.mjs";

/**
 * Runs unit and service tests; `servers` and the variables decide which projects vitest.config.ts has.
 * @param {{ databaseUrl?: string; pgbouncer?: string; nodes?: string[] }} servers a PostgreSQL, PgBouncer's program,
 *   and the nodes of a Citus cluster
 * @param {string[]} [args] more arguments of Vitest, which choose tests
 * @param {string} [label] of these tests, as a plural
 * @param {Record<string, string>} [env] more variables
 */
export async function runVitest(report, counts, servers, args = [], label = "unit and service tests", env = {}) {
  const { databaseUrl, pgbouncer, nodes } = servers;
  rmSync(inRoot(RESULT), { force: true });
  const reporters = ["--reporter=default", "--reporter=./scripts/test/vitest-report.mjs", "--no-color"];
  const { code } = await report.step(`Running the ${label}`, () =>
    exec(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), "run", ...reporters, ...args], {
      env: environmentWith({
        ...env,
        ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
        ...(pgbouncer ? { TEST_PGBOUNCER: pgbouncer } : {}),
        ...(nodes ? { TEST_CLUSTER: nodes.join(" ") } : {}),
      }),
      onLine: report.print,
    }),
  );
  const result = readJson(inRoot(RESULT));
  counts.add(result ?? { passed: 0, failed: 0, skipped: 0 }, label, code !== 0);
}
