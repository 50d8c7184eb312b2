import { startCluster } from "../cluster.mjs";
import { endRunning, exec } from "../run/exec.mjs";
import { Problem } from "../run/problem.mjs";
import { inRoot } from "../run/root.mjs";
import { nextStopSignal } from "../run/stop-signal.mjs";

/**
 * All tests of the service pass on a database that is spread over a Citus cluster of a coordinator and two workers, the
 * conformance suite and the comparison with the model among them. Needs a PostgreSQL with Citus on this machine.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const cluster = await report.step("Starting a Citus cluster", startCluster);
  if (!cluster) throw new Problem("No Citus: its extension is not installed in this machine's PostgreSQL.");
  nextStopSignal().then(endRunning);
  try {
    const args = ["run", "--project", "service on Citus", "--no-color"];
    const env = { ...process.env, TEST_CLUSTER: cluster.urls.join(" "), TEST_CLUSTER_ALL: "1" };
    const { code } = await exec(process.execPath, [inRoot("node_modules/vitest/vitest.mjs"), ...args], {
      env,
      onLine: report.print,
    });
    return code === 0;
  } finally {
    await cluster.stop();
  }
}
