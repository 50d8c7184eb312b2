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
import { localPerformer, type Output } from "./local-performer";
import type { Performer } from "./performer";
import { isListening, remotePerformer } from "./remote-performer";
import { socketPath } from "./socket-path";

const RETRY_MS = 200;
/** Time to wait for a starting service, which locks the directory before it accepts commands. */
const START_TIMEOUT_MS = 60_000;

/** Finds access to the database: PostgreSQL directly, otherwise the running service, otherwise by opening it. */
export async function openPerformer(env: ServiceEnv, output: Output): Promise<Performer> {
  if (env.databaseUrl) {
    const url = withApplicationName(env.databaseUrl, ADMIN_CONNECTIONS);
    // The jobs of a command run one after another, so two connections are enough.
    return migrateAndPerform(openPostgres(url, 2, LONG_LIMITS), env, output);
  }
  const socket = socketPath(env.dataDir);
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    if (await isListening(socket)) return remotePerformer(socket, output);
    try {
      return await migrateAndPerform(await openPglite(join(env.dataDir, "db"), { isBrief: true }), env, output);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

async function migrateAndPerform(database: OpenDatabase, env: ServiceEnv, output: Output): Promise<Performer> {
  try {
    await database.migrate();
    await setClock(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return localPerformer(database, env, COMMANDS, output);
}
