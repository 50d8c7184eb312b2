import { migrate } from "drizzle-orm/pglite/migrator";
import { mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { tellingCommits } from "./after-commit";
import { drizzleOnPgliteClient } from "../internals/drizzle";
import type { Db, OpenDatabase } from "./database";
import { lockDirectory } from "./directory-lock";
import { migrationsFolder, requireKnownVersion } from "./migrate";
import { PgliteClient } from "./pglite-client";
import { makePrivate } from "./private-files";

/** Opens the embedded database in `directory`, or in memory without one. Throws when another process has it open. */
export async function openPglite(
  directory?: string,
  loadDataDir?: Blob,
  brief = false,
): Promise<OpenDatabase & { client: PgliteClient }> {
  const unlock = directory ? await lockDirectory(directory, brief) : () => {};
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
    if (directory) makePrivate(directory);
    const plain = drizzleOnPgliteClient(client);
    const transaction = tellingCommits((plain as unknown as Db).transaction.bind(plain));
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

/** It answers one query at a time: when another takes longer, an import's perhaps, it is busy and not away. */
function pingOf(client: PgliteClient): () => Promise<void> {
  let asking: Promise<unknown> | null = null;
  return async () => {
    asking ??= client.query("select 1").finally(() => {
      asking = null;
    });
    const late = new AbortController();
    await Promise.race([asking, sleep(PING_TIMEOUT_MS, undefined, { signal: late.signal })]).finally(() =>
      late.abort(),
    );
  };
}
