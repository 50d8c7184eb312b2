import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { distribute } from "../platform/db/distribute";
import { openPostgres } from "../platform/db/open-postgres";
import { onDatabase, urlOfDatabase } from "./postgres-connection";

/** The key of the advisory lock that lets one test create the template; an arbitrary constant. */
const TEMPLATE_LOCK = 727_274_300;
/** Without a hash of the migrations, because a cluster is started for one run of tests and has no earlier template. */
const TEMPLATE = "nyckeltal_template";
/** PostgreSQL's code of the error "object in use". */
const OBJECT_IN_USE = "55006";

/** Creates a database on the nodes of a Citus cluster, with distributed tables. */
export async function createClusterDatabase(nodes: string[]): Promise<{ url: string; drop: () => Promise<void> }> {
  const [coordinator] = nodes as [string];
  await onDatabase(coordinator, async (client) => {
    // Held until the connection ends.
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
    if (rows.length === 0) await makeTemplate(nodes);
  });
  const name = `test_${randomBytes(8).toString("hex")}`;
  for (const node of nodes)
    await onDatabase(node, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return {
    url: urlOfDatabase(coordinator, name),
    drop: () => dropClusterDatabase(nodes, name),
  };
}

/** Drops a database on every node. */
export async function dropClusterDatabase(nodes: string[], name: string): Promise<void> {
  for (const node of nodes) await onDatabase(node, (client) => dropWithRetries(client, name, 10));
}

/** Tries again while the database is in use, because the maintenance daemon of Citus may reconnect before the drop. */
async function dropWithRetries(client: pg.Client, name: string, tries: number): Promise<void> {
  try {
    await client.query(`drop database ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE || tries <= 1) throw error;
    await setTimeout(200);
    await dropWithRetries(client, name, tries - 1);
  }
}

/** Creates an empty database on every node and registers the workers in it; returns its URL on the coordinator. */
export async function createEmptyClusterDatabase(nodes: string[], name: string): Promise<string> {
  for (const node of nodes) {
    await onDatabase(node, (client) => client.query(`create database ${name}`));
    await onDatabase(urlOfDatabase(node, name), (client) => client.query("create extension citus"));
  }
  const [coordinator, ...workers] = nodes.map((node) => new URL(node));
  await onDatabase(urlOfDatabase(coordinator!.href, name), async (client) => {
    await client.query("select citus_set_coordinator_host($1, $2)", [coordinator!.hostname, coordinator!.port]);
    for (const { hostname, port } of workers) await client.query("select citus_add_node($1, $2)", [hostname, port]);
  });
  return urlOfDatabase(coordinator!.href, name);
}

/** Creates the template once for all tests, because distributing tables takes longer than copying the databases. */
async function makeTemplate(nodes: string[]): Promise<void> {
  // Renamed only when complete: an incomplete one stays behind after a failure, and must not stop the next try.
  const building = `${TEMPLATE}_${randomBytes(4).toString("hex")}`;
  const database = openPostgres(await createEmptyClusterDatabase(nodes, building), 2);
  await database.migrate();
  await distribute(database.db, () => undefined);
  await database.close();
  for (const node of nodes) {
    await onDatabase(node, async (client) => {
      // Closes the connections of Citus, because a database with connections cannot be copied.
      await client.query(`alter database ${building} allow_connections false`);
      await client.query("select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1", [
        building,
      ]);
    });
  }
  // The coordinator comes last, because its template says that all nodes have one. A failed try may have left others.
  for (const node of nodes.toReversed()) {
    await onDatabase(node, async (client) => {
      await client.query(`drop database if exists ${TEMPLATE}`);
      await client.query(`alter database ${building} rename to ${TEMPLATE}`);
    });
  }
}
