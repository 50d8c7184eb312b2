import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { distribute } from "../platform/db/distribute";
import { openPostgres } from "../platform/db/open-postgres";

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
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rows } = await client.query("select 1 from pg_database where datname = $1", [TEMPLATE]);
    if (rows.length === 0) await makeTemplate(nodes);
  });
  const name = `test_${randomBytes(8).toString("hex")}`;
  for (const node of nodes)
    await onDatabase(node, (client) => client.query(`create database ${name} template ${TEMPLATE}`));
  return {
    url: named(coordinator, name),
    drop: () => dropClusterDatabase(nodes, name),
  };
}

/** Drops a database on every node. */
export async function dropClusterDatabase(nodes: string[], name: string): Promise<void> {
  for (const node of nodes) await onDatabase(node, (client) => dropWhenLeft(client, name, 10));
}

/** Tries again while the database is in use: Citus may connect its maintenance anew while its sessions are ended. */
async function dropWhenLeft(client: pg.Client, name: string, tries: number): Promise<void> {
  try {
    await client.query(`drop database ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== OBJECT_IN_USE || tries <= 1) throw error;
    await setTimeout(200);
    await dropWhenLeft(client, name, tries - 1);
  }
}

/** Creates an empty database on every node and registers the workers in it. */
export async function createEmptyClusterDatabase(nodes: string[], name: string): Promise<string> {
  for (const node of nodes) {
    await onDatabase(node, (client) => client.query(`create database ${name}`));
    await onDatabase(named(node, name), (client) => client.query("create extension citus"));
  }
  const [coordinator, ...workers] = nodes.map((node) => new URL(node));
  await onDatabase(named(coordinator!.href, name), async (client) => {
    await client.query("select citus_set_coordinator_host($1, $2)", [coordinator!.hostname, coordinator!.port]);
    for (const { hostname, port } of workers) await client.query("select citus_add_node($1, $2)", [hostname, port]);
  });
  return named(coordinator!.href, name);
}

/** Creates the template once for all tests, because distributing tables takes longer than copying the databases. */
async function makeTemplate(nodes: string[]): Promise<void> {
  // One that failed halfway is still there, and must not hide its cause from the tests that try again.
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
      await client.query(`alter database ${building} rename to ${TEMPLATE}`);
    });
  }
}

function named(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function onDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
