import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { findPostgres, startPostgres } from "./postgres.mjs";
import { exec } from "./run/exec.mjs";

const WORKERS = 2;

/** Settings of PostgreSQL and Citus: those that Citus needs to run, and those that suit the tests. */
const SETTINGS = {
  shared_preload_libraries: "citus",
  max_prepared_transactions: "200",
  // Each database of a test has its own connections between the nodes.
  max_connections: "300",
  "citus.node_conninfo": "sslmode=disable",
  "citus.shard_count": "4",
  // The tests create their databases on each node themselves.
  "citus.enable_create_database_propagation": "off",
};

/** True if the PostgreSQL of the tests has Citus installed. */
async function hasCitus() {
  const bin = findPostgres();
  if (!bin) return false;
  const { code, output } = await exec(join(bin, "pg_config"), ["--sharedir"]).catch(() => ({ code: 1, output: "" }));
  return code === 0 && existsSync(join(output.trim(), "extension/citus.control"));
}

/**
 * Starts the servers of a Citus cluster for tests, a coordinator and two workers, which each test database joins
 * (test-cluster.ts); resolves to null where Citus is not installed.
 * @param {(detail: string) => void} say
 * @returns {Promise<{ urls: string[]; stop: () => Promise<void> } | null>} the coordinator's address first
 */
export async function startCluster(say = () => {}) {
  if (!(await hasCitus())) return null;
  const password = randomBytes(18).toString("base64url");
  const started = [];
  const stop = () => Promise.all(started.map((server) => server.stop()));
  try {
    for (let node = 0; node <= WORKERS; node++)
      started.push(await startPostgres(say, { settings: SETTINGS, password }));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls: started.map(({ url }) => url), stop: async () => void (await stop()) };
}
