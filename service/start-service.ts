import { getRequestListener } from "@hono/node-server";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { Logger } from "pino";
import { createApp } from "./app";
import { createPasswordMemory } from "./auth/password";
import type { OpenDatabase } from "./db/database";
import { openPglite } from "./db/open-pglite";
import { openPostgres } from "./db/open-postgres";
import { Refusal } from "./errors";
import type { ServiceEnv } from "./env";
import { respondRefusal } from "./http/respond";
import { toRefusal } from "./http/to-refusal";
import { listen, type RequestHandler } from "./server";

export interface RunningService {
  port: number;
  /** Resolves when requests are answered; rejects when the service cannot be made ready. */
  ready: Promise<void>;
  /** Lets running requests finish, then closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the service: it listens at once, so that /healthz answers while the database is opened and migrated.
 * @param say tells a person how far the start is, one line at a time
 */
export async function startService(env: ServiceEnv, log: Logger, say: (line: string) => void): Promise<RunningService> {
  let handler: RequestHandler = getRequestListener(answerWhileStarting);
  let database: OpenDatabase | undefined;
  const server = await listen((request, response) => handler(request, response), env.host, env.port);
  let stopping = false;

  async function prepare(): Promise<void> {
    say(env.databaseUrl ? "Connecting to PostgreSQL" : `Opening the database in ${join(env.dataDir, "db")}`);
    database = env.databaseUrl ? openPostgres(env.databaseUrl) : await openPglite(join(env.dataDir, "db"));
    await migrate(database);
    const { db, ping } = database;
    const app = createApp({
      db,
      credentials: { accessToken: () => Promise.resolve(null), password: createPasswordMemory(db) },
      log,
      ready: () => ping().then(...SETTLED),
    });
    handler = getRequestListener(app.fetch);
    say(`The service is ready at ${env.issuer}`);
  }

  /** Waits for a PostgreSQL that is not up yet: started together, either may be first. */
  async function migrate(opened: OpenDatabase): Promise<void> {
    for (;;) {
      try {
        say("Bringing the database's tables up to date");
        return await opened.migrate();
      } catch (error) {
        if (stopping || toRefusal(error).kind !== "unavailable") throw error;
        say("The database does not answer; trying again");
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  const ready = prepare();
  return {
    port: server.port,
    ready,
    stop: async () => {
      stopping = true;
      await server.close(env.shutdownSeconds);
      await ready.catch(() => {});
      await database?.close();
    },
  };
}

const SETTLED = [() => true, () => false] as const;

function answerWhileStarting(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (pathname === "/healthz") return Response.json({ status: "up" });
  if (pathname === "/readyz") return Response.json({ status: "not ready" }, { status: 503 });
  const refusal = new Refusal("unavailable", "The service is starting.", { "retry-after": "1" });
  return respondRefusal(refusal, randomUUID());
}
