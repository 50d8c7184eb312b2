import { mkdirSync, rmSync } from "node:fs";
import { exec } from "../run/exec.mjs";
import { inRoot } from "../run/root.mjs";
import { readJson } from "./read-json.mjs";

const RESULT = inRoot(".build/test/vitest.json");

/**
 * The unit and service tests; with `databaseUrl` the service's on PostgreSQL too, with `pgbouncer` (its program) behind that,
 * with `nodes` on a cluster of these.
 */
export async function runVitest(report, counts, { databaseUrl, pgbouncer, nodes }) {
  mkdirSync(inRoot(".build/test"), { recursive: true });
  rmSync(RESULT, { force: true });
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${RESULT}`, "--no-color"];
  const { code } = await report.step("Running the unit and service tests", () =>
    exec(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), ...args], {
      env: {
        ...process.env,
        ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
        ...(pgbouncer ? { TEST_PGBOUNCER: pgbouncer } : {}),
        ...(nodes ? { TEST_CLUSTER: nodes.join(" ") } : {}),
      },
      onLine: report.print,
    }).catch((error) => ({ code: 1, error })),
  );
  const result = readJson(RESULT);
  const broken = (result?.testResults ?? []).filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  ).length;
  const numbers = {
    passed: result?.numPassedTests ?? 0,
    failed: (result?.numFailedTests ?? 0) + broken,
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  };
  counts.add(numbers, "unit and service tests", code !== 0);
}
