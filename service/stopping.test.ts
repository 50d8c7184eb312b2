// Long: waits for work that goes on while the service stops.
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPersonalAccessToken } from "./testing/personal-access-token";
import type { OpenDatabase } from "./platform/db/database";
import { lockInstallation } from "./platform/db/locks";
import { openPostgres } from "./platform/db/open-postgres";
import { DatabaseProxy } from "./testing/database-proxy";
import { Factory } from "./testing/factory";
import { Program } from "./testing/run-program";
import { freePort } from "./testing/free-port.mjs";
import { lockWaiters } from "./testing/lock-waiters";
import { createPostgresDatabase, TEST_DATABASE } from "./testing/test-database";
import { TEST_ENCRYPTION_KEY } from "./testing/test-keyring";

const SHUTDOWN_SECONDS = 3;
/** Tolerance for a busy machine. Without time limits stopping would take half a minute or more. */
const SLACK_SECONDS = 10;

/** Runs on PostgreSQL alone; main.test.ts stops the program on the embedded database. */
describe.runIf(TEST_DATABASE === "postgres")("the service's program, told to stop", { timeout: 180_000 }, () => {
  let proxy: DatabaseProxy;
  let direct: OpenDatabase;
  let drop: () => Promise<void>;
  let service: Program;
  let url: string;
  /** Renames the company; resolves to the status of the response, 0 when there was none. */
  let write: () => Promise<number>;
  let companyId: string;

  beforeEach(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    proxy = new DatabaseProxy(made.url);
    await proxy.open();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    service = new Program("main", [], {
      SERVICE_PORT: String(port),
      DATABASE_URL: proxy.address,
      ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
      SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
      DEMO: "0",
      LOG_LEVEL: "error",
    });
    await service.said("The service is ready");
    direct = openPostgres(made.url, 4);
    const make = new Factory(direct.db);
    const agencyId = await make.agency();
    companyId = await make.company(agencyId);
    const userName = await make.user("AgencyDirector", { agencyId });
    const token = await createPersonalAccessToken(direct.db, userName, 1, new Date());
    write = () =>
      fetch(`${url}/Api/v2/Company/${companyId}`, {
        method: "PUT",
        headers: { authorization: `OAuth ${token}` },
        body: JSON.stringify({ name: "Another name" }),
      }).then(
        (response) => response.status,
        () => 0,
      );
  });
  afterEach(async () => {
    service.signal("SIGKILL");
    await service.ended;
    await direct.close();
    await proxy.close();
    await drop();
  });

  async function expectEndInTime(program = service): Promise<void> {
    const told = performance.now();
    program.signal("SIGTERM");
    expect(await program.ended).toMatchObject({ code: 0 });
    expect((performance.now() - told) / 1000).toBeLessThan(SHUTDOWN_SECONDS + SLACK_SECONDS);
  }

  it("leaves in time while a request waits for a lock", async () => {
    expect(await write()).toBe(200);
    await direct.db.transaction(async (tx) => {
      // It idles until the service has ended, which on a busy machine takes longer than the limit of a request.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await tx.execute(sql`select 1 from company where id = ${companyId} for update`);
      const waiting = write();
      await expect.poll(() => lockWaiters(direct.db), { timeout: 20_000 }).toBe(1);
      await expectEndInTime();
      expect([0, 503]).toContain(await waiting);
    });
  });

  it("leaves in time when its connections are silent", async () => {
    expect(await write()).toBe(200);
    // Neither new connections nor open ones are answered any more.
    proxy.silent = true;
    proxy.hush();
    const waiting = [write(), write(), write()];
    // Gives the service time to receive the requests and to wait for the database.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expectEndInTime();
    for (const status of await Promise.all(waiting)) expect([0, 503]).toContain(status);
  });

  it("leaves in time while it waits for another instance's migrations", async () => {
    await direct.db.transaction(async (tx) => {
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await lockInstallation(tx, "migration");
      const other = new Program("main", [], {
        SERVICE_PORT: "0",
        DATABASE_URL: proxy.address,
        ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
        SHUTDOWN_SECONDS: String(SHUTDOWN_SECONDS),
        DEMO: "0",
      });
      await other.said("Bringing the database's tables up to date");
      await expect.poll(() => lockWaiters(direct.db), { timeout: 20_000 }).toBe(1);
      await expectEndInTime(other);
    });
  });
});
