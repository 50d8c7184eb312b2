// Long: starts a server with a standby, and waits for them.
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { KeyFigureComment } from "@/contract/comments";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../../../testing/personal-access-token";
import { readEnv } from "../../../env";
import { readOnReplica } from "../../http/read-on-replica";
import { startService, type RunningService } from "../../../start-service";
import { DatabaseProxy } from "../../../testing/database-proxy";
import { Factory } from "../../../testing/factory";
import { TEST_CLUSTER, TEST_DATABASE } from "../../../testing/test-database";
import { TEST_ENCRYPTION_KEY } from "../../../testing/test-keyring";
import { PGBOUNCER, TestPooler } from "../../../testing/test-pooler";
import { testDatabase } from "../../../testing/test-settings.mjs";
import { POSTGRES, TestPostgres } from "../../../testing/test-postgres";
import type { OpenDatabase } from "../database";
import { REQUEST_LIMITS } from "../limits";
import { openPostgres } from "../open-postgres";
import { rowsOf } from "../statements";
import { hasReplayed, readPosition, PRIMARY_POSITION } from "./position";
import { replayedBy } from "./read-replica";
import { ReplicaWatch } from "./replica-watch";

const runs = TEST_DATABASE === "postgres" && !TEST_CLUSTER && !testDatabase.isBehindPooler && POSTGRES !== null;

describe.skipIf(!runs)("a standby that answers reads", { timeout: 120_000 }, () => {
  let primary: TestPostgres;
  let standby: TestPostgres;
  let proxy: DatabaseProxy;
  let direct: OpenDatabase;
  let services: [RunningService, RunningService];
  let headers: Record<string, string>;
  let companyId: string;
  const log: string[] = [];

  beforeAll(async () => {
    primary = await TestPostgres.start();
    standby = await primary.standby();
    proxy = new DatabaseProxy(standby.url);
    await proxy.open();
    const env = {
      SERVICE_PORT: "0",
      METRICS_PORT: "0",
      DEMO: "0",
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
      DATABASE_URL: primary.url,
      DATABASE_READ_URL: proxy.address,
      DATABASE_CONNECTIONS: "6",
    };
    const start = async (write: (line: string) => void) => {
      const service = await startService(readEnv(env), { log: createLog("info", { write }), say: () => undefined });
      await service.ready;
      return service;
    };
    services = [await start((line) => void log.push(line)), await start(() => undefined)];
    direct = openPostgres(primary.url, 4);
    const make = new Factory(direct.db);
    const agencyId = await make.agency();
    companyId = await make.company(agencyId);
    const userName = await make.user("AgencyDirector", { agencyId });
    headers = { authorization: `OAuth ${await createPersonalAccessToken(direct.db, userName, 1, new Date())}` };
  }, 120_000);
  afterAll(async () => {
    for (const service of services) await service.stop();
    await direct.close();
    await proxy.close();
    await standby.stop();
    await primary.stop();
  });
  beforeEach(async () => {
    for (const service of services) await untilUsed(service);
    log.length = 0;
  });

  const url = ({ port }: RunningService, path: string) => `http://127.0.0.1:${port}/Api/v2/Company/${companyId}${path}`;

  async function metric({ metricsPort }: RunningService, name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const line = text.split("\n").find((each) => each.startsWith(`${name} `));
    if (!line) throw new Error(`no ${name}`);
    return Number(line.slice(name.length));
  }
  const answeredBy = (service: RunningService, server: "replica" | "primary") =>
    metric(service, `database_reads_total{server="${server}"}`);
  /** Waits until the service uses the standby (1), or does not (0). */
  const untilUsed = (service: RunningService, used = 1) =>
    expect.poll(() => metric(service, "database_replica_used"), { timeout: 30_000 }).toBe(used);

  async function onStandby(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  async function write(service: RunningService, message: string): Promise<void> {
    const response = await fetch(url(service, "/Comment"), {
      method: "POST",
      headers,
      body: JSON.stringify({
        type: "KeyFigureComment",
        message,
        period: { start: "2025-01-01", end: "2025-01-31" },
        keyFigureType: "NetSales",
      }),
    });
    await response.text();
    expect(response.status).toBe(200);
  }

  async function messages(service: RunningService): Promise<string[]> {
    const response = await fetch(url(service, "/Comment"), { headers });
    expect(response.status).toBe(200);
    return ((await response.json()) as KeyFigureComment[]).map(({ message }) => message);
  }

  const lines = () =>
    log.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg.startsWith("the read replica"));

  it("answers them while it has what was written, and refuses like the database", async () => {
    const [service] = services;
    const before = await answeredBy(service, "replica");
    // Asked again and again, because the database answers each read that the standby is too late for.
    const ask = async () => {
      expect((await fetch(url(service, ""), { headers })).status).toBe(200);
      expect((await fetch(url(service, "/FiscalYear/none"), { headers })).status).toBe(404);
      return (await answeredBy(service, "replica")) - before;
    };
    await expect.poll(ask, { timeout: 30_000 }).toBeGreaterThanOrEqual(20);
    await expect.poll(() => metric(service, "database_replica_lag_seconds"), { timeout: 20_000 }).toBe(0);
  });

  it("hides no write from later reads of either service while its replay is paused", async () => {
    const [one, other] = services;
    await onStandby("select pg_wal_replay_pause()");
    const before = await answeredBy(one, "primary");
    for (let i = 0; i < 5; i++) {
      await write(one, `paused ${i}`);
      expect(await messages(one)).toContain(`paused ${i}`);
      expect(await messages(other)).toContain(`paused ${i}`);
    }
    expect((await answeredBy(one, "primary")) - before).toBeGreaterThanOrEqual(5);
    await expect.poll(() => metric(one, "database_replica_lag_seconds"), { timeout: 20_000 }).toBeGreaterThan(1);
    await onStandby("select pg_wal_replay_resume()");
    await untilUsed(one);
    const answered = await answeredBy(one, "replica");
    await expect
      .poll(() => messages(one).then(() => answeredBy(one, "replica")), { timeout: 20_000 })
      .toBeGreaterThan(answered);
  });

  it("is never a moment behind for one who has just written, while it catches up again and again", async () => {
    const over = new AbortController();
    const pausing = (async () => {
      while (!over.signal.aborted) {
        await onStandby("select pg_wal_replay_pause()");
        await sleep(Math.random() * 30);
        await onStandby("select pg_wal_replay_resume()");
        await sleep(Math.random() * 60);
      }
    })();
    onTestFinished(async () => {
      over.abort();
      await pausing;
    });
    const before = await answeredBy(services[1], "replica");
    await Promise.all(
      Array.from({ length: 4 }, async (_, writer) => {
        for (let i = 0; i < 50; i++) {
          const message = `writer ${writer}, ${i}`;
          await write(services[writer % 2]!, message);
          expect(await messages(services[(writer + i) % 2]!)).toContain(message);
        }
      }),
    );
    expect(await answeredBy(services[1], "replica")).toBeGreaterThan(before);
  });

  it("may die and come back: reads go on, and the log has one line for its death and one for its return", async () => {
    const [service] = services;
    const over = new AbortController();
    onTestFinished(() => {
      over.abort();
    });
    const statuses = new Set<number>();
    const reading = Array.from({ length: 3 }, async () => {
      while (!over.signal.aborted) {
        const response = await fetch(url(service, "/Comment"), { headers });
        await response.text();
        statuses.add(response.status);
      }
    });
    await standby.crash();
    await expect.poll(lines, { timeout: 20_000 }).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${service.port}/readyz`)).status).toBe(200);
    expect(await metric(service, "database_replica_used")).toBe(0);
    const before = await answeredBy(service, "replica");
    await standby.up();
    await untilUsed(service);
    await expect.poll(() => answeredBy(service, "replica"), { timeout: 20_000 }).toBeGreaterThan(before);
    over.abort();
    await Promise.all(reading);
    expect([...statuses]).toEqual([200]);
    expect(lines()).toMatchObject([
      { level: 40, msg: "the read replica is away", cause: expect.any(String) },
      { level: 40, msg: "the read replica is back", seconds: expect.any(Number) },
    ]);
  });

  it("may fall silent: reads that wait for it are answered by the database", async () => {
    const [service] = services;
    proxy.silent = true;
    proxy.hush();
    const asked = await Promise.all(Array.from({ length: 8 }, () => fetch(url(service, "/Comment"), { headers })));
    for (const response of asked) expect(response.status).toBe(200);
    await untilUsed(service, 0);
    proxy.silent = false;
    await untilUsed(service);
  });

  describe("without a service", () => {
    let database: OpenDatabase;
    let watch: ReplicaWatch;
    const told: string[] = [];
    afterEach(async () => {
      watch.stop();
      await database.close();
    });

    function open(readUrl: string): void {
      told.length = 0;
      database = openPostgres(primary.url, 2, REQUEST_LIMITS, readUrl);
      watch = new ReplicaWatch(
        database.replica!,
        database.lookups,
        createLog("info", { write: (line) => void told.push(line) }),
      );
    }

    it("is still used after the replay of the log has cancelled a read, which the database then serves", async () => {
      // The replay then cancels a read in its way at once.
      await onStandby("alter system set max_standby_streaming_delay = 0");
      await onStandby("select pg_reload_conf()");
      open(standby.url);
      await expect.poll(() => database.replica!.isUsed, { timeout: 20_000 }).toBe(true);
      // Now only a read that fails could change `isUsed`.
      watch.stop();
      const [row] = rowsOf<{ position: string }>(await direct.db.execute(sql`select ${PRIMARY_POSITION} as position`));
      const client = new pg.Client({ connectionString: standby.url });
      await client.connect();
      const isCaughtUp = async () => hasReplayed(await replayedBy(client), readPosition(row!.position));
      await expect.poll(isCaughtUp, { timeout: 20_000 }).toBe(true);
      await client.end();
      const servers: unknown[] = [];
      const reading = readOnReplica(
        database.replica!,
        row!.position,
        (db) =>
          db.transaction(async (tx) => {
            const [server] = rowsOf<{ standby: boolean }>(
              await tx.execute(sql`select pg_is_in_recovery() as standby, count(*) from company`),
            );
            servers.push(server!.standby);
            if (server!.standby) await tx.execute(sql`select pg_sleep(30)`);
            return "answered";
          }),
        database.db,
      );
      await expect.poll(() => servers, { timeout: 20_000 }).toEqual([true]);
      await direct.db.transaction((tx) => tx.execute(sql`lock table company in access exclusive mode`));
      expect(await reading).toBe("answered");
      expect(servers).toEqual([true, false]);
      expect(database.replica!.isUsed).toBe(true);
    });

    it.each([
      ["is no standby", () => primary.url, "The server is no standby."],
      ["is of another database", () => standby.url.replace(/postgres$/, "template1"), "standby of another database"],
    ])("is not used when the server %s", async (_, readUrl, cause) => {
      open(readUrl());
      await expect.poll(() => told, { timeout: 20_000 }).toHaveLength(1);
      expect(told[0]).toContain(cause);
      expect(database.replica!.isUsed).toBe(false);
    });

    it.skipIf(PGBOUNCER === null)("is not used behind a pooler", async () => {
      const pooler = await TestPooler.start(standby.url, { size: 2 });
      open(pooler.addressOf());
      await expect.poll(() => told, { timeout: 20_000 }).toHaveLength(1);
      expect(told[0]).toContain("A pooler is in front of it");
      expect(database.replica!.isUsed).toBe(false);
      await pooler.stop();
    });
  });
});

describe("a position", () => {
  it.each([
    ["00000001 10", "00000001 10", true],
    ["00000001 11", "00000001 10", true],
    ["00000001 9", "00000001 10", false],
    // After a failover, a standby that still follows the old server is no copy of the new one, however far it is.
    ["00000001 99", "00000002 10", false],
    ["00000002 99", "00000001 10", false],
  ])("%s has all of %s: %s", (here, there, expected) => {
    expect(hasReplayed(readPosition(here), readPosition(there))).toBe(expected);
  });
});
