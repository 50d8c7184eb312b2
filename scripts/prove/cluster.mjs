import { startCluster } from "../cluster.mjs";
import { Problem } from "../run/problem.mjs";
import { runServiceTests } from "../run/service-tests.mjs";

/**
 * The service's tests with a database pass on one that is spread over a Citus cluster of a coordinator and two workers,
 * the conformance suite and the comparison with the model among them. vitest.config.ts leaves out those of the
 * computation and four that a cluster cannot pass. Needs a PostgreSQL with Citus on this machine.
 * @returns {Promise<boolean>}
 */
export async function prove(report) {
  const cluster = await report.step("Starting a Citus cluster", startCluster);
  if (!cluster) throw new Problem("No Citus: its extension is not installed in this machine's PostgreSQL.");
  return runServiceTests(report, cluster, "service on Citus", {
    TEST_CLUSTER: cluster.urls.join(" "),
    TEST_CLUSTER_ALL: "1",
  });
}
