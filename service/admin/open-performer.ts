import { join } from "node:path";
import { ADMIN_CONNECTIONS, withApplicationName } from "../platform/db/session-settings";
import { DirectoryInUse } from "../platform/db/directory-lock";
import { LONG_LIMITS } from "../platform/db/limits";
import { openPglite } from "../platform/db/open-pglite";
import { openPostgres } from "../platform/db/open-postgres";
import type { ServiceEnv } from "../env";
import type { OpenDatabase } from "../platform/db/database";
import { setClock } from "../platform/db/database-clock";
import { COMMANDS } from "./commands";
import { localPerformer, type Voices } from "./local-performer";
import type { Performer } from "./performer";
import { isListening, remotePerformer } from "./remote-performer";
import { socketPath } from "./socket-path";

const RETRY_MS = 200;
/** A service that is starting has the directory before it takes commands. */
const PATIENCE_MS = 60_000;

/** Finds the way to the database: straight to PostgreSQL, else through the running service, else by opening it. */
export async function openPerformer(env: ServiceEnv, voices: Voices): Promise<Performer> {
  if (env.databaseUrl) {
    const url = withApplicationName(env.databaseUrl, ADMIN_CONNECTIONS);
    return migrated(openPostgres(url, 2, LONG_LIMITS), env, voices);
  }
  const socket = socketPath(env.dataDir);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if (await isListening(socket)) return remotePerformer(socket, voices);
    try {
      return await migrated(await openPglite(join(env.dataDir, "db"), undefined, true), env, voices);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function migrated(database: OpenDatabase, env: ServiceEnv, voices: Voices): Promise<Performer> {
  try {
    await database.migrate();
    await setClock(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return localPerformer(database, env, COMMANDS, voices);
}
