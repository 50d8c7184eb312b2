import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { migrationsFolder } from "../platform/db/migrate";
import { openPglite } from "../platform/db/open-pglite";
import { openPostgres } from "../platform/db/open-postgres";
import { onDatabase, urlOfDatabase } from "./postgres-connection";

// A migrated, empty database is created once and copied for each test file, because migrating takes much longer.

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = join(ROOT, ".build/test");
const DUMP_PREFIX = "migrated-";
/** The key of the advisory lock that lets one test file create the template; an arbitrary constant. */
const TEMPLATE_LOCK = 727_274_301;

/**
 * Puts a migrated, empty embedded database into a data directory for a program under test, which would need several
 * seconds to create it.
 */
export async function unpackMigrated(dataDir: string): Promise<void> {
  await migratedDump();
  const directory = join(dataDir, "db");
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", dumpFile(), "-C", directory]);
}

const dumpFile = () => join(FOLDER, `${DUMP_PREFIX}${fingerprint()}.tar`);

/** Returns a dump of a migrated embedded database, cached in a file until migrations or packages change. */
export async function migratedDump(): Promise<Blob> {
  const file = dumpFile();
  const dump = readIfExists(file);
  if (dump) return new Blob([dump]);
  const database = await openPglite();
  await database.migrate();
  const made = await database.client.dumpDataDir();
  await database.close();
  mkdirSync(FOLDER, { recursive: true });
  const dumps = readdirSync(FOLDER).filter((name) => name.startsWith(DUMP_PREFIX) && name.endsWith(".tar"));
  for (const stale of dumps.map((name) => join(FOLDER, name))) if (stale !== file) rmSync(stale, { force: true });
  // Another test file may be making the same dump; renaming a finished file is atomic.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, new Uint8Array(await made.arrayBuffer()));
  renameSync(part, file);
  return made;
}

/**
 * The name of a migrated database on a PostgreSQL server, for `create database … template`. It stays there for later
 * runs.
 * @param url a database of the server, the same one in all test files, because each database has its own advisory locks
 */
export async function migratedTemplate(url: string): Promise<string> {
  const name = `nyckeltal_migrated_${fingerprint()}`;
  await onDatabase(url, async (client) => {
    // The lock ends with the connection.
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    const building = `${name}_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${building}`);
    const database = openPostgres(urlOfDatabase(url, building), 1);
    await database.migrate();
    await database.close();
    await client.query(`alter database ${building} rename to ${name}`);
  });
  return name;
}

/** Hashes the migrations and the lock file, because the dump also depends on the version of PGlite. */
function fingerprint(): string {
  const folder = migrationsFolder();
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "package-lock.json")));
  for (const file of readdirSync(folder).sort()) {
    if (file.endsWith(".sql")) hash.update(file).update(readFileSync(join(folder, file)));
  }
  hash.update(readFileSync(join(folder, "meta/_journal.json")));
  return hash.digest("hex").slice(0, 16);
}

function readIfExists(file: string): Uint8Array<ArrayBuffer> | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}
