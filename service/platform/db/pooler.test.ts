// Long: starts PgBouncer, and kills it under load.
import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Comment } from "@/contract/comments";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { readEnv } from "../../env";
import { sqlState } from "../http-error";
import { startService, type RunningService } from "../../start-service";
import { DatabaseProxy } from "../../testing/database-proxy";
import { Factory } from "../../testing/factory";
import { createPostgresDatabase, TEST_CLUSTER, TEST_DATABASE } from "../../testing/test-database";
import { PGBOUNCER, TestPooler } from "../../testing/test-pooler";
import { TEST_ENCRYPTION_KEY } from "../../testing/test-keyring";
import { testDatabase } from "../../testing/test-settings.mjs";
import type { OpenDatabase } from "./database";
import { REQUEST_LIMITS } from "./limits";
import { openPostgres } from "./open-postgres";
import { rowsOf } from "./statements";

const runs = TEST_DATABASE === "postgres" && !TEST_CLUSTER && !testDatabase.isBehindPooler && PGBOUNCER !== null;

describe.skipIf(!runs).each(["transaction", "session"] as const)("behind PgBouncer in %s mode", (mode) => {
  let pooler: TestPooler;
  let direct: OpenDatabase;
  let drop: () => Promise<void>;
  let url: string;

  beforeAll(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    // In session mode each client connection keeps a connection of the pooler to the database until it ends.
    pooler = await TestPooler.start(made.url, { mode, size: mode === "transaction" ? 3 : 60 });
    url = pooler.addressOf(made.url);
    direct = openPostgres(made.url, 2);
  });
  afterAll(async () => {
    await pooler.stop();
    await direct.close();
    await drop();
  });

  it("instances that start at the same moment migrate once, and all of them can go on", async () => {
    const instances = Array.from({ length: 5 }, () => openPostgres(url, 2));
    await Promise.all(instances.map((instance) => instance.migrate()));
    for (const { db, close } of instances) {
      expect(await db.$count(sql`company`)).toBe(0);
      await close();
    }
  });

  it("a statement has its limits, alone and in a transaction", async () => {
    const database = openPostgres(url, 2, { ...REQUEST_LIMITS, statement: 300 });
    const tooLong = sql`select pg_sleep(20)`;
    const expectTimeout = async (work: Promise<unknown>) =>
      // SQLSTATE query_canceled.
      expect(sqlState(await work.catch((error: unknown) => error))).toBe("57014");
    await expectTimeout(database.db.execute(tooLong));
    await expectTimeout(database.db.transaction((tx) => tx.execute(tooLong)));
    // The connections can be used again after a failed statement. A later statement may also reach the limit on a busy
    // machine, and is then repeated.
    const outcomeOf = (work: PromiseLike<unknown>) => Promise.resolve(work).then(() => "done", sqlState);
    const inTime = async (work: () => PromiseLike<unknown>): Promise<string | null> => {
      const outcome = await outcomeOf(work());
      return outcome === "57014" ? inTime(work) : outcome;
    };
    // SQLSTATE not_null_violation.
    expect(await inTime(() => database.db.execute(sql`insert into company (id) values ('half')`))).toBe("23502");
    expect(await inTime(() => database.db.execute(sql`select 1`))).toBe("done");
    await database.close();
    expect(await direct.db.$count(sql`company`)).toBe(0);
  });

  it("a lock is waited for as long as the limit says, alone and in a transaction", async () => {
    const database = openPostgres(url, 2, { ...REQUEST_LIMITS, lock: 300 });
    await direct.db.transaction(async (tx) => {
      await tx.execute(sql`lock table agency in access exclusive mode`);
      const expectLocked = async (work: Promise<unknown>) =>
        // SQLSTATE lock_not_available.
        expect(sqlState(await work.catch((error: unknown) => error))).toBe("55P03");
      await expectLocked(database.db.execute(sql`select * from agency`));
      await expectLocked(database.db.transaction((other) => other.execute(sql`select * from agency`)));
    });
    await database.close();
  });

  it("leaves nothing set for other clients of the pooler", async () => {
    const database = openPostgres(url, 4, { ...REQUEST_LIMITS, statement: 12_345 });
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await database.db.execute(sql`select 1`);
        await database.lookups.execute(sql`select 1`);
        await database.db.transaction((tx) => tx.execute(sql`select 1`));
      }),
    );
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    for (const name of ["statement_timeout", "lock_timeout", "plan_cache_mode"]) {
      const { rows } = await other.query<{ now: string; unset: string }>(
        "select setting as now, reset_val as unset from pg_settings where name = $1",
        [name],
      );
      expect(rows[0]!.now).toBe(rows[0]!.unset);
    }
    await other.end();
    await database.close();
  });

  it("statements that come in pieces, many at the same moment, stay apart", async () => {
    const proxy = new DatabaseProxy(url);
    proxy.maxChunkBytes = 500;
    await proxy.open();
    const database = openPostgres(proxy.address, 4);
    // All of different lengths, so that the pieces end in different parts of the messages.
    const texts = Array.from({ length: 200 }, (_, i) => String(i).padEnd(4_000 + 37 * i, "x"));
    const query = (text: string) => sql`select left(${text}::text, 3) as start, length(${text}::text)`;
    const responses = await Promise.all(
      texts.map(async (text, i) => {
        // Not all in one turn: some are answered while others are on their way.
        await sleep(i / 4);
        return i % 2 === 0
          ? database.lookups.execute(query(text))
          : database.db.transaction((tx) => tx.execute(query(text)));
      }),
    );
    expect(responses.map((response) => rowsOf(response)[0])).toEqual(
      texts.map((text) => ({ start: text.slice(0, 3), length: text.length })),
    );
    await database.close();
    await proxy.close();
  });

  describe("the service", () => {
    const USERS = 6;
    const log: string[] = [];
    let service: RunningService;
    let companies: { id: string; headers: Record<string, string> }[];

    beforeAll(async () => {
      const env = {
        SERVICE_PORT: "0",
        DEMO: "0",
        DATABASE_URL: url,
        DATABASE_CONNECTIONS: "12",
        ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
      };
      service = await startService(readEnv(env), {
        log: createLog("error", { write: (line) => void log.push(line) }),
        say: () => undefined,
      });
      await service.ready;
      const make = new Factory(direct.db);
      companies = await Promise.all(
        Array.from({ length: USERS }, async () => {
          const agencyId = await make.agency();
          const id = await make.company(agencyId);
          const userName = await make.user("AgencyDirector", { agencyId });
          const token = await createPersonalAccessToken(direct.db, userName, 1, new Date());
          return { id, headers: { authorization: `OAuth ${token}` } };
        }),
      );
    });
    afterAll(() => service.stop());

    const address = (path: string) => `http://127.0.0.1:${service.port}/Api/v2/Company/${path}`;
    const body = (message: string) =>
      JSON.stringify({
        type: "KeyFigureComment",
        message,
        period: { start: "2025-01-01", end: "2025-01-31" },
        keyFigureType: "NetSales",
      });

    it(
      "answers many users at the same time, each with their own, and keeps what they write",
      { timeout: 120_000 },
      async () => {
        const rounds = 15;
        await Promise.all(
          companies.flatMap(({ id, headers }) => [
            (async () => {
              for (let i = 0; i < rounds; i++) {
                const response = await fetch(address(`${id}/Comment`), {
                  method: "POST",
                  headers,
                  body: body(`${id} ${i}`),
                });
                expect(response.status, await response.text()).toBe(200);
              }
            })(),
            ...Array.from({ length: 3 }, async () => {
              for (let i = 0; i < rounds * 2; i++) {
                const response = await fetch(address(id), { headers });
                expect(response.status).toBe(200);
                expect(await response.json()).toMatchObject({ id });
              }
            }),
          ]),
        );
        for (const { id, headers } of companies) {
          const stored = (await (await fetch(address(`${id}/Comment`), { headers })).json()) as Comment[];
          expect(stored.map(({ message }) => message).sort()).toEqual(
            Array.from({ length: rounds }, (_, i) => `${id} ${i}`).sort(),
          );
        }
        expect(log).toEqual([]);
      },
    );

    it("answers 503 while PgBouncer is dead, and as before when it is up again", { timeout: 120_000 }, async () => {
      const [{ id, headers }] = companies as [(typeof companies)[number]];
      const loading = new AbortController();
      const acknowledged: string[] = [];
      const statuses = new Set<number>();
      const load = Array.from({ length: 4 }, async (_, writer) => {
        for (let i = 0; !loading.signal.aborted; i++) {
          const message = `writer ${writer}, ${i}`;
          const response = await fetch(address(`${id}/Comment`), { method: "POST", headers, body: body(message) });
          await response.text();
          statuses.add(response.status);
          if (response.status === 200) acknowledged.push(message);
        }
      });
      for (let times = 0; times < 3; times++) {
        const before = acknowledged.length;
        await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 5);
        await pooler.crash();
        expect((await fetch(address(id), { headers })).status).toBe(503);
        await pooler.run();
      }
      await expect.poll(async () => (await fetch(address(id), { headers })).status, { timeout: 20_000 }).toBe(200);
      loading.abort();
      await Promise.all(load);
      expect([...statuses].sort()).toEqual([200, 503]);
      const stored = (await (await fetch(address(`${id}/Comment`), { headers })).json()) as Comment[];
      const messages = new Set(stored.map(({ message }) => message));
      expect(acknowledged.filter((message) => !messages.has(message))).toEqual([]);
    });
  });
});
