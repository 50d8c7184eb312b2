import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { clientAddress } from "@/contract/trusted-proxies";
import { listenForCommands } from "./admin/socket-server";
import { withResponseHeaders, insistOnHttps } from "./platform/http/response-headers";
import { createApp } from "./app";
import { createOrganisationTokens } from "./platform/auth/organisation-tokens";
import { deleteOldLinks } from "./platform/auth/password-links";
import { deleteOldTries, GuessGuard } from "./platform/auth/guess-guard";
import { createPasswordCheck } from "./platform/auth/credentials";
import { SERVICE_CONNECTIONS, withApplicationName } from "./platform/db/session-settings";
import type { Db, OpenDatabase } from "./platform/db/database";
import { databaseNow, followClock, setClock } from "./platform/db/database-clock";
import { DirectoryInUse } from "./platform/db/directory-lock";
import { REQUEST_LIMITS } from "./platform/db/limits";
import { openPglite } from "./platform/db/open-pglite";
import { openPostgres } from "./platform/db/open-postgres";
import { ReplicaWatch } from "./platform/db/replica/replica-watch";
import { DatabaseWatch } from "./platform/db/watch-database";
import { prepareDemo } from "./demo/demo";
import type { Keyring } from "./platform/encryption/keyring";
import { openKeyring } from "./platform/encryption/open-keyring";
import type { ServiceEnv } from "./env";
import { HttpError } from "./platform/http-error";
import { limitRequests } from "./platform/http/limit-requests";
import { deleteOldIdempotentResponses } from "./platform/db/idempotent-responses";
import { pathOf } from "./platform/http/message";
import { factsOf } from "./platform/http/request-facts";
import { sendHttpError } from "./platform/http/send-http-error";
import { toHttpError } from "./platform/http/to-http-error";
import { deleteExpired } from "./platform/oidc/adapter";
import { createOidcHandler, isOidcPath } from "./platform/oidc/handler";
import { installationKeys } from "./platform/oidc/installation-keys";
import { KnownBrowsers } from "./platform/oidc/known-browser";
import { createProvider } from "./platform/oidc/provider";
import { createMailer } from "./platform/mail/mailer";
import { createMetrics, type Metrics } from "./platform/metrics/metrics";
import { observe } from "./platform/metrics/observe-requests";
import { cleanUserAgent, deleteOldSecurityEvents, logSecurityEvents } from "./platform/audit/security-events";
import { startBulkChangeWork } from "./features/bulk-changes/bulk-change-work";
import { deleteOldBulkChanges } from "./features/bulk-changes/delete-old-bulk-changes";
import { startScheduleWork } from "./features/bulk-changes/schedule/schedule-work";
import { startBatchWork } from "./features/imports/batches/batch-work";
import { deleteOldBatches } from "./features/imports/batches/delete-batch";
import { deleteOldMails } from "./features/mails/delete-old-mails";
import { startMailWork } from "./features/mails/mail-work";
import { rebuildEarlierBooks } from "./features/imports/rebuild-books";
import { archiveEarlierReports } from "./features/reports/archive-earlier-reports";
import { deleteOldReportLinks } from "./features/reports/links/close-report-links";
import { startFiguresWork } from "./features/portfolio/figures-work";
import type { QueueWork } from "./platform/jobs/queue-work";
import { WorkerPool, type WorkerLimits } from "./platform/jobs/worker-pool";
import { listen, type ConnectionLimits, type HttpServer, type RequestHandler } from "./platform/http/server";

export interface RunningService {
  port: number;
  /** Null if METRICS_PORT is not set. */
  metricsPort: number | null;
  /** Resolves when the service handles requests; rejects if it cannot start, or is stopped before. */
  ready: Promise<void>;
  /** Lets running requests finish, then closes the database; requests longer than SHUTDOWN_SECONDS are aborted. */
  stop(): Promise<void>;
}

const HOUR_MS = 3_600_000;
const RETRY_MS = 1_000;
/** The time that aborted requests get to end. */
const GRACE_SECONDS = 0.5;

export interface StartOptions {
  log: Logger;
  /** Prints one line about the progress of the start. */
  say: (line: string) => void;
  /** Opens a database in place of the configured one, for tests. */
  openDatabase?: () => Promise<OpenDatabase>;
  /** Shorter time limits, for tests. */
  limits?: Partial<ConnectionLimits>;
  /** Other limits of the pool of worker threads, for tests. */
  workers?: Partial<WorkerLimits>;
}

/** Starts the service: it listens at once, so that /healthz responds while the database is opened and migrated. */
export async function startService(env: ServiceEnv, options: StartOptions): Promise<RunningService> {
  const { log, say } = options;
  let handler: RequestHandler = serveWhileStarting;
  let database: OpenDatabase | undefined;
  let stopClock: (() => void) | undefined;
  let cleaning: NodeJS.Timeout | undefined;
  let stopCommands: (() => Promise<void>) | undefined;
  let rebuilding: Promise<void> | undefined;
  let archiving: Promise<void> | undefined;
  const queueWork: QueueWork[] = [];
  let watch: DatabaseWatch | undefined;
  let replicaWatch: ReplicaWatch | undefined;
  const stopped = new AbortController();
  const workers = new WorkerPool(options.workers);
  const metrics = createMetrics();
  const stopLogging = logSecurityEvents(log);
  metrics.watchUp(() => watch?.isUp ?? false);
  const guarded = limitRequests((request, response) => handler(request, response), env.requestsInFlight);
  const observed = observe(guarded.handler, log, metrics, (request) => addressIn(env, request));
  const server = await listen(withResponseHeaders(insistOnHttps(observed, env.issuer)), env.host, env.port, {
    limits: options.limits ?? {},
  });
  const metricsServer = await listenForMetrics(env, metrics).catch(async (error: unknown) => {
    await server.close(0);
    throw error;
  });

  async function prepare(): Promise<void> {
    const opened = await (options.openDatabase ?? (() => openDatabase(env, say, stopped.signal)))();
    database = opened;
    metrics.watchConnections(opened);
    if (opened.replica) metrics.watchReplica(opened.replica);
    const keyring = await migrate(opened);
    stopClock = await followClock(opened.db, log);
    stopped.signal.throwIfAborted();
    watch = new DatabaseWatch(opened, log);
    if (opened.replica) replicaWatch = new ReplicaWatch(opened.replica, opened.lookups, log);
    await clean(opened.db);
    if (env.demo) {
      const { demoPassword: password, demoPasswordIsNew: passwordIsNew } = env;
      await prepareDemo(opened.db, { password, passwordIsNew, now: databaseNow(), say, signal: stopped.signal });
    }
    handler = await createHandler(opened, keyring, watch, env, log, workers);
    stopped.signal.throwIfAborted();
    cleaning = setInterval(() => {
      clean(opened.db).catch((error: unknown) => log.error({ err: error }, "cleaning failed"));
    }, HOUR_MS);
    const background = { log, signal: stopped.signal };
    rebuilding = rebuildEarlierBooks(opened.db, background).catch((error: unknown) =>
      log.error({ err: error }, "books of an earlier version could not be found"),
    );
    archiving = rebuilding
      .then(() => archiveEarlierReports(opened.db, background))
      .catch((error: unknown) => log.error({ err: error }, "reports of an earlier version could not be found"));
    queueWork.push(startFiguresWork(opened.db, { log, toHttpError, after: rebuilding }));
    queueWork.push(startBatchWork(opened.db, { log, workers, toHttpError }));
    queueWork.push(startBulkChangeWork(opened.db, { log, toHttpError }));
    queueWork.push(startScheduleWork(opened.db, { log, toHttpError }));
    if (env.mail) {
      queueWork.push(startMailWork(opened.db, { log, keyring, send: createMailer(env.mail), toHttpError }));
    }
    // One process at a time can open the embedded database, so the service performs the admin commands for it.
    if (env.databaseUrl === null) stopCommands = await listenForCommands(opened.db, env, log);
    say(`The service is ready at ${env.issuer}`);
  }

  /**
   * Migrates the tables and opens the keyring. Retries until PostgreSQL is up, because it may be started at the same
   * time as the service.
   */
  async function migrate(opened: OpenDatabase): Promise<Keyring> {
    for (;;) {
      try {
        say("Bringing the database's tables up to date");
        await opened.migrate();
        return await openKeyring(opened.db, env, say);
      } catch (error) {
        if (stopped.signal.aborted || toHttpError(error).status !== 503) throw error;
        say("The database does not answer; trying again");
        await sleep(RETRY_MS, undefined, { signal: stopped.signal });
      }
    }
  }

  const ready = prepare();
  return {
    port: server.port,
    metricsPort: metricsServer?.port ?? null,
    ready,
    stop: async () => {
      stopped.abort();
      guarded.close();
      watch?.stop();
      replicaWatch?.stop();
      // Cancels the queries that still run by then, which ends their requests.
      const cancelTimer = setTimeout(() => database?.cut?.(), env.shutdownSeconds * 1000);
      const finished = new AbortController();
      const deadline = sleep((env.shutdownSeconds + GRACE_SECONDS) * 1000, undefined, { signal: finished.signal });
      await Promise.race([finish(), deadline]).finally(() => {
        clearTimeout(cancelTimer);
        finished.abort();
      });
    },
  };

  async function finish(): Promise<void> {
    await server.close(env.shutdownSeconds);
    await metricsServer?.close(0);
    metrics.stop();
    stopLogging();
    await ready.catch(() => undefined);
    stopClock?.();
    clearInterval(cleaning);
    await rebuilding;
    await archiving;
    await Promise.all(queueWork.map((work) => work.stop()));
    await stopCommands?.();
    await workers.close();
    await database?.close();
  }
}

/** Deletes expired rows of all kinds, by the clock of the database, which it reads anew. */
async function clean(db: Db): Promise<void> {
  const now = await setClock(db);
  await deleteExpired(db, now);
  await deleteOldIdempotentResponses(db, now);
  await deleteOldTries(db);
  await deleteOldLinks(db, now);
  await deleteOldSecurityEvents(db);
  await deleteOldBatches(db);
  await deleteOldBulkChanges(db);
  await deleteOldReportLinks(db);
  await deleteOldMails(db);
}

async function openDatabase(env: ServiceEnv, say: StartOptions["say"], signal: AbortSignal): Promise<OpenDatabase> {
  if (env.databaseUrl) {
    say("Connecting to PostgreSQL");
    const named = (url: string) => withApplicationName(url, SERVICE_CONNECTIONS);
    const readUrl = env.databaseReadUrl && named(env.databaseReadUrl);
    return openPostgres(named(env.databaseUrl), env.databaseConnections, REQUEST_LIMITS, readUrl);
  }
  const directory = join(env.dataDir, "db");
  say(`Opening the database in ${directory}`);
  for (;;) {
    try {
      return await openPglite(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUse && error.brief)) throw error;
      say("Waiting for an admin command to finish");
      await sleep(RETRY_MS, undefined, { signal });
    }
  }
}

/** Returns the client address of a request, believing X-Forwarded-For of trusted proxies only. */
function addressIn({ trustsProxy }: ServiceEnv, { socket, headers }: IncomingMessage): string {
  return clientAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString(), trustsProxy);
}

/** The API and the OpenID Connect server behind one port. */
async function createHandler(
  database: OpenDatabase,
  keyring: Keyring,
  watch: DatabaseWatch,
  env: ServiceEnv,
  log: Logger,
  workers: WorkerPool,
): Promise<RequestHandler> {
  const { db } = database;
  const guard = new GuessGuard(db);
  const keys = await installationKeys(db, keyring);
  const addressOf = (request: IncomingMessage) => addressIn(env, request);
  const app = createApp({
    db,
    lookups: database.lookups,
    replica: database.replica,
    checkPassword: createPasswordCheck(db, guard),
    keyring,
    guard,
    organisation: env.organisation && createOrganisationTokens(env.organisation),
    log,
    workers,
    addressOf,
    issuer: env.issuer,
    mail: env.mail ? { from: env.mail.from.address, dashboard: env.publicUrl } : undefined,
    ready: () => watch.check(),
  });
  const oidc = createOidcHandler(
    {
      provider: await createProvider(db, env, keys, log),
      dashboard: env.publicUrl,
      db,
      keyring,
      guard,
      knownBrowsers: new KnownBrowsers(keys.cookieKeys, env.issuer.startsWith("https:"), () => databaseNow().getTime()),
      originOf: (request) => ({
        address: addressOf(request),
        client: cleanUserAgent(request.headers["user-agent"]),
        requestId: factsOf(request).requestId,
      }),
    },
    log,
  );
  return (request, response) => (isOidcPath(pathOf(request.url)) ? oidc : app.handle)(request, response);
}

const serveWhileStarting: RequestHandler = (request, response) => {
  const path = pathOf(request.url);
  if (path === "/healthz") sendJson(response, 200, { status: "up" });
  else if (path === "/readyz") sendJson(response, 503, { status: "not ready" });
  else sendHttpError(response, new HttpError("unavailable", "The service is starting.", { "retry-after": "1" }));
};

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Serves Prometheus metrics on a separate port, which need not be reachable for clients. */
async function listenForMetrics(env: ServiceEnv, metrics: Metrics): Promise<HttpServer | null> {
  if (env.metricsPort === null) return null;
  const handler: RequestHandler = (request, response) => {
    if (pathOf(request.url) !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      ({ contentType, body }) => response.writeHead(200, { "content-type": contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  };
  return listen(withResponseHeaders(handler), env.host, env.metricsPort, { portName: "METRICS_PORT" });
}
