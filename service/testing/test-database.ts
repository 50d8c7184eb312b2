import { randomBytes } from "node:crypto";
import pg from "pg";
import type { OpenDatabase } from "../platform/db/database";
import { REQUEST_LIMITS } from "../platform/db/limits";
import { openPglite } from "../platform/db/open-pglite";
import { openPostgres } from "../platform/db/open-postgres";
import { migratedDump, migratedTemplate } from "./database-template";
import { urlOfDatabase } from "./postgres-connection";
import { createClusterDatabase } from "./test-cluster";
import { TestPooler } from "./test-pooler";
import { testDatabase } from "./test-settings.mjs";
import { TestPostgres } from "./test-postgres";

/** The kind of database of this run; vitest.config.ts says which tests run on which kind. */
export const TEST_DATABASE = testDatabase.kind === "postgres" ? "postgres" : "pglite";

/** Connections in the pool of the service, fewer than its default of 20, because test files run side by side. */
const CONNECTIONS = 8;
/** For lookups there are two instead of four, because each is opened anew for each test file. */
const LOOKUP_CONNECTIONS = 2;

// Kept for all test files of a worker.
let dump: Promise<Blob> | undefined;
let migratedName: Promise<string> | undefined;
/** Creates and drops databases; an idle connection does not keep the worker running. */
let server: pg.Pool | undefined;

/** Opens a new, migrated, empty database for one test file. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return TEST_DATABASE === "postgres" ? openOnPostgres() : openOnPglite();
}

async function openOnPglite(): Promise<OpenDatabase> {
  dump ??= migratedDump();
  return openPglite(undefined, { loadDataDir: await dump });
}

async function openOnPostgres(): Promise<OpenDatabase> {
  if (testDatabase.hasStandby) return openWithStandby();
  const { url, drop } = await createPostgresDatabase(true);
  const database = openPostgres(url, CONNECTIONS, REQUEST_LIMITS, null, LOOKUP_CONNECTIONS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Opens a database on a dedicated server with a standby for reads. */
async function openWithStandby(): Promise<OpenDatabase> {
  const primary = await TestPostgres.start();
  const standby = await primary.standby();
  const database = openPostgres(primary.url, CONNECTIONS, REQUEST_LIMITS, standby.url);
  await database.migrate();
  return {
    ...database,
    close: async () => {
      await database.close();
      await standby.stop();
      await primary.stop();
    },
  };
}

/** The nodes of the Citus cluster that the tests run on, coordinator first; null if they run on none. */
export const TEST_CLUSTER = testDatabase.isOnCluster ? testDatabase.nodes! : null;

/** Connections of the pooler per test file, fewer than in the pool of the service. */
const POOL_SIZE = 5;

/**
 * Creates a database on the PostgreSQL of the tests, empty or with all tables (`migrated`). On a cluster it always has
 * them, distributed over the nodes. If the tests run behind a pooler, the URL leads through it.
 */
export async function createPostgresDatabase(migrated = false): Promise<{ url: string; drop: () => Promise<void> }> {
  if (TEST_CLUSTER) return createClusterDatabase(TEST_CLUSTER);
  const { url } = testDatabase;
  if (!url) throw new Error("TEST_DATABASE=postgres needs TEST_DATABASE_URL");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const onServer = (server ??= new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true }));
  const template = migrated ? ` template ${await (migratedName ??= migratedTemplate(url))}` : "";
  await onServer.query(`create database ${name}${template}`);
  const drop = async () => void (await onServer.query(`drop database ${name} with (force)`));
  const own = urlOfDatabase(url, name);
  if (!testDatabase.isBehindPooler) return { url: own, drop };
  const pooler = await TestPooler.start(url, { size: POOL_SIZE });
  return { url: pooler.addressOf(own), drop: () => pooler.stop().then(drop) };
}
