import { and, eq, like, ne } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { hashPassword } from "../platform/auth/password";
import type { OpenDatabase } from "../platform/db/database";
import { oidcPayload, setting } from "../platform/db/schema";
import { readEnv, type ServiceEnv } from "../env";
import { startService, type RunningService, type StartOptions } from "../start-service";
import { Factory } from "./factory";
import { TestBrowser } from "./test-browser";
import { openTestDatabase } from "./test-database";
import { TEST_ENCRYPTION_KEY, testKeyring } from "./test-keyring";

/** Not the host that tests send requests to, so that they notice URLs built from the request. */
export const ISSUER = "http://service.test";
export const DASHBOARD = "http://dashboard.localhost";
export const CLIENT = { id: "test-dashboard", secret: "a secret only the tests know" };

/** A mail server where nothing listens, so that mails stay in the queue. */
export const NO_MAIL_SERVER = readEnv({ SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "tests@example.com" }).mail;

/**
 * The installation keys that the first service has made, as they are stored; the others get them too, because a signing
 * key takes a second to make.
 */
let installationKeys: (typeof setting.$inferSelect)[] | undefined;

type TestOptions = Partial<Pick<StartOptions, "log" | "limits" | "workers">>;

/** Runs the whole service behind its real http server, on a new database. */
export class TestService {
  readonly make: Factory;
  private constructor(
    private readonly running: RunningService,
    readonly env: ServiceEnv,
    readonly database: OpenDatabase,
  ) {
    this.make = new Factory(database.db);
  }

  static async start(changes: Partial<ServiceEnv> = {}, options: TestOptions = {}): Promise<TestService> {
    const env: ServiceEnv = {
      ...readEnv({
        SERVICE_PORT: "0",
        SERVICE_PUBLIC_URL: ISSUER,
        PUBLIC_URL: DASHBOARD,
        AUTH_CLIENT_ID: CLIENT.id,
        AUTH_CLIENT_SECRET: CLIENT.secret,
        DEMO: "0",
        ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
        DATA_DIR: changes.dataDir ?? mkdtempSync(join(tmpdir(), "nyckeltal-")),
      }),
      ...changes,
    };
    const database = await openTestDatabase();
    if (env.encryptionKey?.id !== testKeyring.current.id) return TestService.startOn(database, env, options);
    if (installationKeys) await database.db.insert(setting).values(installationKeys);
    const service = await TestService.startOn(database, env, options);
    installationKeys ??= await database.db.select().from(setting).where(like(setting.key, "oidc.%"));
    return service;
  }

  private static async startOn(
    database: OpenDatabase,
    env: ServiceEnv,
    options: TestOptions = {},
  ): Promise<TestService> {
    const running = await startService(env, {
      log: pino({ level: "silent" }),
      say: () => undefined,
      openDatabase: () => Promise.resolve(database),
      ...options,
    });
    await running.ready.catch(async (error: unknown) => {
      await running.stop();
      throw error;
    });
    return new TestService(running, env, database);
  }

  /** Starts another instance on the same database, which stays open when that instance is stopped. */
  another(changes: Partial<ServiceEnv> = {}): Promise<TestService> {
    const dataDir = changes.dataDir ?? mkdtempSync(join(tmpdir(), "nyckeltal-"));
    const env = { ...this.env, ...changes, dataDir };
    return TestService.startOn({ ...this.database, close: () => Promise.resolve() }, env);
  }

  async stop(): Promise<void> {
    await this.running.stop();
    rmSync(this.env.dataDir, { recursive: true, force: true });
  }

  get port(): number {
    return this.running.port;
  }

  /** Returns the metrics in the text format of Prometheus. */
  async metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.running.metricsPort}/metrics`)).text();
  }

  /** The address at which the server really listens. */
  get url(): string {
    return `http://127.0.0.1:${this.running.port}`;
  }

  /** Like fetch, but sends requests for the issuer to this service's port. Redirects are not followed. */
  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    return fetch(address.replace(ISSUER, "").replace(/^(?=\/)/, this.url), { redirect: "manual", ...init });
  }

  browser(): TestBrowser {
    return new TestBrowser((address, init) => this.fetch(address, init));
  }

  /**
   * Ages all sessions, grants and tokens by this many seconds. An access token keeps the time of sign-in in its claims;
   * one that is issued by a later refresh has the aged time.
   */
  async letPass(seconds: number): Promise<void> {
    const { db } = this.database;
    for (const row of await db.select().from(oidcPayload).where(ne(oidcPayload.model, "Client"))) {
      const payload = JSON.parse(row.payload) as Record<string, unknown>;
      for (const name of ["iat", "iiat", "exp", "loginTs", "authTime"]) {
        if (typeof payload[name] === "number") payload[name] -= seconds;
      }
      await db
        .update(oidcPayload)
        .set({
          payload: JSON.stringify(payload),
          expires: new Date(row.expires!.getTime() - seconds * 1000),
          consumed: row.consumed && new Date(row.consumed.getTime() - seconds * 1000),
        })
        .where(and(eq(oidcPayload.model, row.model), eq(oidcPayload.id, row.id)));
    }
  }

  /** Creates the director of a new agency, with this password; returns the user name. */
  async userWithPassword(userName: string, password: string, disabled = false): Promise<string> {
    const agencyId = await this.make.agency();
    const passwordHash = await hashPassword(password);
    return this.make.user("AgencyDirector", { userName, agencyId, passwordHash, disabled });
  }
}
