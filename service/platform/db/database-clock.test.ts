import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import pino from "pino";
import { createPasswordLink } from "../auth/password-links";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { accessTokenKey } from "../oidc/access-token";
import { passwordLinkPath } from "../oidc/password-page";
import { signInOf } from "../oidc/sessions";
import { urlOfDatabase } from "../../testing/postgres-connection";
import { Program } from "../../testing/run-program";
import { freePort } from "../../testing/free-port.mjs";
import { TestDashboard, type Tokens } from "../../testing/test-dashboard";
import { CLIENT, DASHBOARD, ISSUER, TestService } from "../../testing/test-service";
import { TEST_CLUSTER, TEST_DATABASE } from "../../testing/test-database";
import { TEST_ENCRYPTION_KEY } from "../../testing/test-keyring";
import { testDatabase } from "../../testing/test-settings.mjs";
import type { Db } from "./database";
import { databaseAheadSeconds, followClock, setClock } from "./database-clock";
import { rowsOf } from "./statements";
import { comment, idempotentResponse, oidcPayload, signInTry } from "./schema";

const PASSWORD = "correct horse battery";
const BODY = {
  type: "KeyFigureComment",
  message: "Said once",
  period: { start: "2024-04-01T00:00:00", end: "2024-04-30T23:59:59" },
  keyFigureType: "NetSales",
};
const SHIFT_CLOCK = new URL("../../testing/shift-clock.mjs", import.meta.url).href;

describe.runIf(TEST_DATABASE === "postgres")("an instance whose clock is 25 hours ahead", { timeout: 240_000 }, () => {
  let right: TestService;
  let wrong: Program;
  let url: string;
  let dataDir: string;
  let tokens: Tokens;
  let authorization: string;
  let companyId: string;
  /** Number of anna's stored sessions, grants, codes and tokens before the instance with the wrong clock starts. */
  let recordCount: number;

  beforeAll(async () => {
    right = await TestService.start();
    const { db } = right.database;
    await right.userWithPassword("anna", PASSWORD);
    const agencyId = await right.make.agency();
    companyId = await right.make.company(agencyId);
    const bo = await right.make.user("AgencyDirector", { agencyId });
    authorization = `OAuth ${await createPersonalAccessToken(db, bo, 1, new Date())}`;
    tokens = await new TestDashboard(right).signIn(right.browser(), "anna", PASSWORD);
    expect(await write(right.url)).toMatchObject({ status: 200, body: { message: BODY.message } });
    await db
      .insert(signInTry)
      .values({ userHash: "somebody", secret: "password", isKnown: false, network: "192.0.2.1" });

    const [row] = rowsOf<{ name: string }>(await db.execute(sql`select current_database() as name`));
    recordCount = await db.$count(oidcPayload, eq(oidcPayload.accountId, "anna"));
    expect(recordCount).toBeGreaterThan(2);
    const port = await freePort();
    dataDir = mkdtempSync(join(tmpdir(), "nyckeltal-clock-"));
    wrong = new Program("main", [], {
      NODE_OPTIONS: `--import=${SHIFT_CLOCK}`,
      // An hour more than idempotent responses and failed sign-ins are kept.
      CLOCK_AHEAD_SECONDS: String(25 * 3600),
      DATABASE_URL: urlOfDatabase(TEST_CLUSTER?.[0] ?? testDatabase.url!, row!.name),
      DATA_DIR: dataDir,
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
      DEMO: "0",
      SERVICE_PORT: String(port),
      SERVICE_PUBLIC_URL: ISSUER,
      PUBLIC_URL: DASHBOARD,
      AUTH_CLIENT_ID: CLIENT.id,
      AUTH_CLIENT_SECRET: CLIENT.secret,
    });
    await wrong.said("The service is ready");
    url = `http://127.0.0.1:${port}`;
  }, 240_000);
  afterAll(async () => {
    wrong.signal("SIGTERM");
    await wrong.ended;
    await right.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function write(base: string): Promise<{ status: number; body: unknown }> {
    const response = await fetch(`${base}/Api/v2/Company/${companyId}/Comment`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "idempotency-key": "the-same" },
      body: JSON.stringify(BODY),
    });
    return { status: response.status, body: await response.json() };
  }

  it("deletes nothing that is still good when it starts, and says that its clock is wrong", async () => {
    const { db } = right.database;
    expect(await db.$count(idempotentResponse)).toBe(1);
    expect(await db.$count(signInTry)).toBeGreaterThan(0);
    expect(await db.$count(oidcPayload, eq(oidcPayload.accountId, "anna"))).toBe(recordCount);
    expect(wrong.stdout).toMatch(/"secondsBehindDatabase":-90000,.*clock is not the database's/);
  });

  it("gives the first answer to a request that comes again", async () => {
    const first = await write(right.url);
    expect(await write(url)).toEqual(first);
    expect(await right.database.db.$count(comment)).toBe(1);
  });

  it("takes the tokens and links that are still good, and keeps a session going", async () => {
    const apiStatus = async (base: string, token: string) =>
      (await fetch(`${base}/Api/v2/Me`, { headers: { authorization: `OAuth ${token}` } })).status;
    expect(await apiStatus(url, tokens.access_token)).toBe(200);
    const refreshed = await fetch(`${url}/oidc/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret)}`).toString("base64")}`,
      },
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: tokens.refresh_token }),
    });
    expect(refreshed.status).toBe(200);
    const { access_token: token } = (await refreshed.json()) as Tokens;
    expect(await apiStatus(url, token)).toBe(200);
    // The times it has stored are right for the other instances.
    expect(await apiStatus(right.url, token)).toBe(200);
    const [row] = await right.database.db
      .select({ hours: sql<number>`extract(epoch from max(expires) - now())::float8 / 3600` })
      .from(oidcPayload)
      .where(and(eq(oidcPayload.model, "AccessToken"), eq(oidcPayload.accountId, "anna")));
    expect(row!.hours).toBeLessThan(1);
    const signIn = await signInOf(right.database.db, { kind: "accessToken", id: accessTokenKey(token) });
    expect(Math.abs(signIn!.signedIn!.getTime() - Date.now())).toBeLessThan(3_600_000);
    const { secret } = await createPasswordLink(right.database.db, "anna", "reset", new Date());
    expect((await fetch(`${url}${passwordLinkPath(secret)}`)).status).toBe(200);
  });
});

describe("following the clock of the database", () => {
  /** Milliseconds by which the database is ahead of this process. */
  let ahead: number;
  /** Milliseconds that a query takes. */
  let roundTrip: number;
  let reads: number;
  const db = {
    execute: async () => {
      reads++;
      const sentAt = Date.now();
      await new Promise((resolve) => setTimeout(resolve, roundTrip));
      return { rows: [{ ms: (sentAt + Date.now()) / 2 + ahead }] };
    },
  } as unknown as Db;
  let lines: { level: number; msg: string; secondsBehindDatabase?: number }[];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line) as never) });

  async function read(): Promise<void> {
    const reading = setClock(db);
    await vi.advanceTimersByTimeAsync(roundTrip);
    await reading;
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    ahead = 0;
    roundTrip = 0;
    reads = 0;
    lines = [];
    await read();
    reads = 0;
  });
  afterEach(async () => {
    ahead = 0;
    roundTrip = 0;
    await read();
    vi.useRealTimers();
  });

  it("keeps the known difference when a query is too slow to tell whether it has changed", async () => {
    ahead = 3_000;
    await read();
    // A query of 4 s is not exact enough to tell 3 s from no difference.
    roundTrip = 4_000;
    await read();
    expect(databaseAheadSeconds()).toBe(3);
  });

  it("adopts a difference that is larger than a slow query's inaccuracy, and notices its end", async () => {
    ahead = 90_000;
    roundTrip = 4_000;
    await read();
    expect(databaseAheadSeconds()).toBe(90);
    ahead = 0;
    await read();
    expect(databaseAheadSeconds()).toBe(0);
  });

  it("warns of a wrong clock, and says when it is right again", async () => {
    ahead = 5_000;
    const following = followClock(db, log);
    await vi.advanceTimersByTimeAsync(0);
    const stop = await following;
    ahead = 0;
    await vi.advanceTimersByTimeAsync(60_000);
    stop();
    expect(lines).toMatchObject([
      { level: 40, secondsBehindDatabase: 5, msg: "this machine's clock is not the database's" },
      { level: 30, msg: "this machine's clock is the database's again" },
    ]);
    expect(lines[1]).not.toHaveProperty("secondsBehindDatabase");
  });

  it("waits for a slow read before it begins the next, and reads no more when it is stopped", async () => {
    const following = followClock(db, log);
    await vi.advanceTimersByTimeAsync(0);
    const stop = await following;
    expect(reads).toBe(1);
    // With pauses of 30 s, the second read lasts from 30 s to 130 s, and the third begins at 160 s.
    roundTrip = 100_000;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(reads).toBe(2);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(reads).toBe(3);
    stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reads).toBe(3);
  });
});
