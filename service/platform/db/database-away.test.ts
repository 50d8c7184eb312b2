// Long: waits until the service gives a silent database up.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { readEnv } from "../../env";
import { startService, type RunningService } from "../../start-service";
import { DatabaseProxy } from "../../testing/database-proxy";
import { Factory } from "../../testing/factory";
import { createPostgresDatabase, TEST_DATABASE } from "../../testing/test-database";
import { TEST_ENCRYPTION_KEY } from "../../testing/test-keyring";
import type { OpenDatabase } from "./database";
import { openPostgres } from "./open-postgres";

describe.runIf(TEST_DATABASE === "postgres")("a service whose PostgreSQL goes away", () => {
  let proxy: DatabaseProxy;
  let drop: () => Promise<void>;
  let direct: OpenDatabase;
  let service: RunningService;
  let headers: Record<string, string>;
  let companyId: string;
  const log: string[] = [];

  beforeAll(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    proxy = new DatabaseProxy(made.url);
    await proxy.open();
    const env = {
      SERVICE_PORT: "0",
      METRICS_PORT: "0",
      DEMO: "0",
      DATABASE_URL: proxy.address,
      DATABASE_CONNECTIONS: "3",
      SHUTDOWN_SECONDS: "2",
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    };
    service = await startService(readEnv(env), {
      log: createLog("info", { write: (line) => void log.push(line) }),
      say: () => undefined,
    });
    await service.ready;
    direct = openPostgres(made.url, 2);
    const make = new Factory(direct.db);
    const agencyId = await make.agency();
    companyId = await make.company(agencyId);
    const userName = await make.user("AgencyDirector", { agencyId });
    headers = { authorization: `OAuth ${await createPersonalAccessToken(direct.db, userName, 1, new Date())}` };
  });
  afterAll(async () => {
    await service.stop();
    await direct.close();
    await proxy.close();
    await drop();
  });

  const get = (path: string) => fetch(`http://127.0.0.1:${service.port}${path}`, { headers });
  const company = () => get(`/Api/v2/Company/${companyId}`);
  const ready = async () => (await get("/readyz")).status;

  async function expectAway(response: Response): Promise<void> {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(await response.json()).toMatchObject({ typeOfError: "InternalServerError", identifier: expect.any(String) });
  }

  it("answers 503 meanwhile, and as before when it is back", async () => {
    expect((await company()).status).toBe(200);
    await proxy.close();
    for (const response of await Promise.all([company(), company(), company(), company()])) await expectAway(response);
    expect(await ready()).toBe(503);
    expect((await get("/healthz")).status).toBe(200);
    await proxy.open();
    expect((await company()).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  it("logs a line when the database goes and when it is back, short ones for refusals, and has a gauge", async () => {
    const up = async () =>
      /^database_up (\d)$/m.exec(await (await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`)).text())?.[1];
    await expect.poll(up, { timeout: 20_000 }).toBe("1");
    log.length = 0;
    await proxy.close();
    // The service notices it without a request.
    await expect.poll(up, { timeout: 20_000 }).toBe("0");
    for (let i = 0; i < 20; i++) await expectAway(await company());
    await proxy.open();
    await expect.poll(up, { timeout: 20_000 }).toBe("1");
    const lines = log.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg !== "request");
    const cause = expect.stringContaining("ECONNREFUSED") as string;
    expect(lines[0]).toMatchObject({ level: 50, msg: "the database is away", cause });
    expect(lines.at(-1)).toMatchObject({ level: 40, msg: "the database is back", seconds: expect.any(Number) });
    expect(lines.slice(1, -1)).toHaveLength(20);
    for (const line of lines.slice(1, -1)) {
      expect(line).toMatchObject({ level: 40, msg: "request refused", reason: "databaseAway", cause });
      expect(JSON.stringify(line).length).toBeLessThan(600);
    }
  });

  it("answers 503 where PostgreSQL takes the connection and says nothing", async () => {
    await proxy.close();
    proxy.silent = true;
    await proxy.open();
    await expectAway(await company());
    await proxy.close();
    proxy.silent = false;
    await proxy.open();
    expect((await company()).status).toBe(200);
  });

  const comment = () =>
    fetch(`http://127.0.0.1:${service.port}/Api/v2/Company/${companyId}/Comment`, {
      method: "POST",
      headers,
      body: JSON.stringify({
        type: "KeyFigureComment",
        message: "x",
        period: { start: "2025-01-01", end: "2025-01-31" },
        keyFigureType: "NetSales",
      }),
    });

  /** Reads and writes like several users at once, until each has been answered 200 five times in a row. */
  async function untilWellAgain(): Promise<void> {
    await Promise.all(
      [company, company, comment, comment, comment].map(async (ask) => {
        for (let right = 0; right < 5;) {
          const response = await ask();
          await response.text();
          right = response.status === 200 ? right + 1 : 0;
          if (right === 0) expect(response.status).toBe(503);
        }
      }),
    );
  }

  it(
    "is well again within 30 s when the open connections fall silent and new ones work",
    { timeout: 90_000 },
    async () => {
      await untilWellAgain();
      const started = performance.now();
      // These requests wait for an answer when the connections fall silent.
      const asked = Promise.all([comment(), comment(), company()]);
      proxy.hush();
      const readiness: number[] = [];
      const watching = new AbortController();
      const watch = (async () => {
        while (!watching.signal.aborted) {
          const at = performance.now();
          await ready();
          readiness.push(performance.now() - at);
        }
      })();
      await untilWellAgain();
      expect(performance.now() - started).toBeLessThan(30_000);
      watching.abort();
      await watch;
      // /readyz never hung: it waits 2 s for a ping of the database, and the rest is for a busy machine.
      expect(Math.max(...readiness)).toBeLessThan(6_000);
      expect(await ready()).toBe(200);
      for (const response of await asked) expect([200, 503]).toContain(response.status);
    },
  );

  it("is well again within 30 s after open and new connections were silent", { timeout: 90_000 }, async () => {
    proxy.hush();
    proxy.silent = true;
    const refused = await Promise.all([company(), comment(), comment()]);
    for (const response of refused) await expectAway(response);
    proxy.silent = false;
    const started = performance.now();
    await untilWellAgain();
    expect(performance.now() - started).toBeLessThan(30_000);
  });

  it("lives on when PostgreSQL ends every connection, also in the middle of transactions", async () => {
    const loading = new AbortController();
    const load = Array.from({ length: 3 }, async () => {
      const statuses = new Set<number>();
      while (!loading.signal.aborted) {
        const response = await comment();
        await response.text();
        statuses.add(response.status);
      }
      return statuses;
    });
    for (let i = 0; i < 60; i++) {
      await direct.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and client_port is not null and pid <> pg_backend_pid()`,
      );
      // Longer each time, so that transactions are met at different moments.
      await new Promise((resolve) => setTimeout(resolve, 10 + 3 * i));
    }
    loading.abort();
    const statuses = new Set((await Promise.all(load)).flatMap((each) => [...each]));
    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await company()).status).toBe(200);
  });
});
