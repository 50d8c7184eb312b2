import { migrate } from "drizzle-orm/pglite/migrator";
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { withCommitCallbacks } from "./after-commit";
import { drizzleOnPgliteClient } from "../internals/drizzle";
import type { Db, OpenDatabase } from "./database";
import { lockDirectory } from "./directory-lock";
import { migrationsFolder, requireKnownVersion } from "./migrate";
import { PgliteClient } from "./pglite-client";
import { makePrivate } from "./private-files";

interface OpenPgliteOptions {
  /** A dump of PGlite with which a new database begins. */
  loadDataDir?: Blob;
  /** True for a short-lived program, such as a command. */
  isBrief?: boolean;
}

/** Opens the embedded database in `directory`, or in memory. Throws a DirectoryInUse if another process has it open. */
export async function openPglite(
  directory?: string,
  { loadDataDir, isBrief = false }: OpenPgliteOptions = {},
): Promise<OpenDatabase & { client: PgliteClient }> {
  const unlock = directory ? await lockDirectory(directory, isBrief) : () => {};
  try {
    if (directory) {
      mkdirSync(directory, { recursive: true, mode: 0o700 });
      makePrivate(directory);
    }
    const client = new PgliteClient({
      ...(directory ? { dataDir: directory } : {}),
      ...(loadDataDir ? { loadDataDir } : {}),
    });
    await client.waitReady;
    try {
      if (directory) makePrivate(directory);
    } catch (error) {
      // The thread of the client has the files open, so it ends before the directory is unlocked.
      await client.close();
      throw error;
    }
    const plain = drizzleOnPgliteClient(client);
    const transaction = withCommitCallbacks((plain as unknown as Db).transaction.bind(plain));
    const db: Db = Object.assign(plain as unknown as Db, { transaction });
    return {
      client,
      db,
      lookups: db,
      kind: "pglite",
      migrate: async () => {
        await requireKnownVersion(db);
        await migrate(plain, { migrationsFolder: migrationsFolder() });
      },
      ping: pingOf(client),
      close: async () => {
        await client.close().finally(unlock);
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Timeout of a ping, in milliseconds. */
const PING_TIMEOUT_MS = 2_000;

/** Creates a ping that also succeeds while a long query, such as an import, keeps the serial database busy. */
function pingOf(client: PgliteClient): () => Promise<void> {
  let pending: Promise<unknown> | null = null;
  return async () => {
    pending ??= client.query("select 1").finally(() => {
      pending = null;
    });
    const timer = new AbortController();
    await Promise.race([pending, sleep(PING_TIMEOUT_MS, undefined, { signal: timer.signal })]).finally(() =>
      timer.abort(),
    );
  };
}
