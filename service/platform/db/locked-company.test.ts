// Long: waits for lock timeouts.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { readEnv } from "../../env";
import { startService, type RunningService } from "../../start-service";
import { Factory } from "../../testing/factory";
import { lockWaiters } from "../../testing/lock-waiters";
import { createPostgresDatabase, TEST_DATABASE } from "../../testing/test-database";
import { TEST_ENCRYPTION_KEY } from "../../testing/test-keyring";
import type { OpenDatabase } from "./database";
import { openPostgres } from "./open-postgres";
import { user } from "./schema";

const WRITERS = 25;

/** Only PostgreSQL has locks that one waits for. */
describe.runIf(TEST_DATABASE === "postgres")("a locked row", { timeout: 90_000 }, () => {
  let drop: () => Promise<void>;
  let other: OpenDatabase;
  let service: RunningService;
  let headers: Record<string, string>;
  let locked: string;
  let free: string;
  let userName: string;
  const log: string[] = [];

  beforeAll(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    const env = {
      SERVICE_PORT: "0",
      METRICS_PORT: "0",
      DEMO: "0",
      DATABASE_URL: made.url,
      DATABASE_CONNECTIONS: "8",
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    };
    service = await startService(readEnv(env), {
      log: createLog("info", { write: (line) => void log.push(line) }),
      say: () => undefined,
    });
    await service.ready;
    other = openPostgres(made.url, 2);
    const make = new Factory(other.db);
    const agencyId = await make.agency();
    locked = await make.company(agencyId);
    free = await make.company(agencyId);
    userName = await make.user("AgencyDirector", { agencyId });
    headers = { authorization: `OAuth ${await createPersonalAccessToken(other.db, userName, 1, new Date())}` };
  });
  afterAll(async () => {
    await service.stop();
    await other.close();
    await drop();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${service.port}${path}`, { headers, ...init });
  const read = (companyId: string) => ask(`/Api/v2/Company/${companyId}`);
  const write = (companyId: string) =>
    ask(`/Api/v2/Company/${companyId}`, { method: "PUT", body: JSON.stringify({ name: "Another name" }) });

  /** Holds a lock like another program or service, in a transaction that may idle for as long as the work takes. */
  async function whileLocked<T>(statement: ReturnType<typeof sql>, work: () => Promise<T>): Promise<T> {
    return other.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(statement);
      return work();
    });
  }

  async function expectBusy(response: Response, name: string): Promise<void> {
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(await response.json()).toMatchObject({
      typeOfError: "InternalServerError",
      message: `The ${name} is busy: other changes to it are being written. Nothing was changed.`,
    });
  }

  describe("a write to a locked company", () => {
    it("keeps nobody else waiting, and tells those who write to it what is the matter", async () => {
      const linesBefore = log.length;
      const refusedBefore = await refusedForBusyData();
      await whileLocked(sql`select 1 from company where id = ${locked} for update`, async () => {
        let waiting = WRITERS;
        const writers = Array.from({ length: WRITERS }, () => write(locked).finally(() => waiting--));
        await untilTwoWait();
        for (let i = 0; i < 10; i++) {
          for (const response of await Promise.all([read(free), write(free), read(locked), ask("/readyz")])) {
            expect(response.status).toBe(200);
          }
        }
        // The writers were waiting all the while.
        expect(waiting).toBeGreaterThan(0);
        for (const response of await Promise.all(writers)) await expectBusy(response, `company "${locked}"`);
      });
      expect((await write(locked)).status).toBe(200);
      const refusals = log
        .slice(linesBefore)
        .map((line) => JSON.parse(line) as { msg: string })
        .filter(({ msg }) => msg.startsWith("request "));
      expect(refusals).toHaveLength(WRITERS);
      for (const line of refusals) {
        expect(line).toMatchObject({ level: 40, msg: "request refused", reason: "dataBusy", companyId: locked });
        // A stack would be longer.
        expect(JSON.stringify(line).length).toBeLessThan(600);
      }
      expect((await refusedForBusyData()) - refusedBefore).toBe(WRITERS);
      expect(await metrics()).toContain("database_up 1\n");
    });

    it("lets the writers go on one after the other when the lock is released in time", async () => {
      const writers = await whileLocked(sql`select 1 from company where id = ${locked} for update`, async () => {
        const sent = Array.from({ length: WRITERS }, () => write(locked));
        await untilTwoWait();
        return sent;
      });
      for (const response of await Promise.all(writers)) expect(response.status).toBe(200);
    });
  });

  it("a write to a locked user keeps nobody else waiting", async () => {
    await whileLocked(sql`select 1 from ${user} where user_name = ${userName} for update`, async () => {
      const writers = Array.from({ length: WRITERS }, () =>
        ask("/Api/v2/User", { method: "PUT", body: JSON.stringify({ userName, name: "Another" }) }),
      );
      await untilTwoWait();
      for (const response of await Promise.all([read(free), write(free), ask("/readyz")])) {
        expect(response.status).toBe(200);
      }
      for (const response of await Promise.all(writers)) await expectBusy(response, `user "${userName}"`);
    });
  });

  async function metrics(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`)).text();
  }

  async function refusedForBusyData(): Promise<number> {
    return Number(/^requests_failed_total\{reason="dataBusy"\} (\d+)$/m.exec(await metrics())?.[1] ?? 0);
  }

  /**
   * Waits until two connections wait for a lock: writes of one company or user have at most two of the eight. The
   * timeout allows for a slow machine; it is less than that of a queue (5 s) or of a lock (7 s).
   */
  async function untilTwoWait(): Promise<void> {
    await expect.poll(() => lockWaiters(other.db), { timeout: 4_000 }).toBe(2);
  }
});
