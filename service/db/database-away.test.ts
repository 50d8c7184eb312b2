import { connect, createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../auth/personal-access-token";
import { readEnv } from "../env";
import { startService, type RunningService } from "../start-service";
import { Factory } from "../testing/factory";
import { createPostgresDatabase, TEST_DATABASE } from "../testing/test-database";
import type { OpenDatabase } from "./database";
import { openPostgres } from "./open-postgres";

/** The way to PostgreSQL, which a test can close, and open again, and fill with silence. */
class Way {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  silent = false;
  port = 0;

  constructor(private readonly target: URL) {}

  async open(): Promise<void> {
    this.server = createServer((client) => {
      this.keep(client);
      if (this.silent) return;
      const database = connect(Number(this.target.port || 5432), this.target.hostname);
      this.keep(database);
      client.pipe(database).pipe(client);
      client.on("close", () => database.destroy());
      database.on("close", () => client.destroy());
    }).listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as { port: number }).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server!.close(resolve));
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => this.sockets.delete(socket));
  }
}

describe.runIf(TEST_DATABASE === "postgres")("a service whose PostgreSQL goes away", () => {
  let way: Way;
  let drop: () => Promise<void>;
  let direct: OpenDatabase;
  let service: RunningService;
  let headers: Record<string, string>;
  let companyId: string;
  const log: string[] = [];

  beforeAll(async () => {
    const made = await createPostgresDatabase();
    drop = made.drop;
    const url = new URL(made.url);
    way = new Way(new URL(url));
    await way.open();
    url.host = `127.0.0.1:${way.port}`;
    const env = { SERVICE_PORT: "0", DEMO: "0", DATABASE_URL: url.href, DATABASE_CONNECTIONS: "3" };
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
    await way.close();
    await drop();
  });

  const get = (path: string) => fetch(`http://127.0.0.1:${service.port}${path}`, { headers });
  const company = () => get(`/Api/v2/Company/${companyId}`);
  const ready = async () => (await get("/readyz")).status;

  async function expectAway(answer: Response): Promise<void> {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
    expect(await answer.json()).toMatchObject({ typeOfError: "InternalServerError", identifier: expect.any(String) });
  }

  it("answers 503 meanwhile, and as before when it is back", async () => {
    expect((await company()).status).toBe(200);
    await way.close();
    for (const answer of await Promise.all([company(), company(), company(), company()])) await expectAway(answer);
    expect(await ready()).toBe(503);
    expect((await get("/healthz")).status).toBe(200);
    await way.open();
    expect((await company()).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  it("answers 503 where PostgreSQL takes the connection and says nothing", async () => {
    await way.close();
    way.silent = true;
    await way.open();
    await expectAway(await company());
    await way.close();
    way.silent = false;
    await way.open();
    expect((await company()).status).toBe(200);
  });

  it("lives on when PostgreSQL ends every connection, also in the middle of transactions", async () => {
    const loading = new AbortController();
    const load = Array.from({ length: 3 }, async () => {
      const statuses = new Set<number>();
      while (!loading.signal.aborted) {
        const answer = await fetch(`http://127.0.0.1:${service.port}/Api/v2/Company/${companyId}/Comment`, {
          method: "POST",
          headers,
          body: JSON.stringify({
            type: "KeyFigureComment",
            message: "x",
            period: { start: "2025-01-01", end: "2025-01-31" },
            keyFigureType: "NetSales",
          }),
        });
        await answer.text();
        statuses.add(answer.status);
      }
      return statuses;
    });
    for (let i = 0; i < 60; i++) {
      await direct.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and client_port is not null and pid <> pg_backend_pid()`,
      );
      await new Promise((resolve) => setTimeout(resolve, 10 + 3 * i));
    }
    loading.abort();
    const statuses = new Set((await Promise.all(load)).flatMap((each) => [...each]));
    expect([...statuses].sort()).toEqual([200, 503]);
    expect((await company()).status).toBe(200);
  });
});
