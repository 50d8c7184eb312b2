import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../auth/personal-access-token";
import { readEnv } from "../../env";
import { startService, type RunningService } from "../../start-service";
import { Factory } from "../../testing/factory";
import { SmallDisk } from "../../testing/small-disk";
import { TEST_DATABASE } from "../../testing/test-database";
import { testDatabase } from "../../testing/test-settings.mjs";
import type { OpenDatabase } from "./database";
import { openPglite } from "./open-pglite";
import { openPostgres } from "./open-postgres";

const disk = SmallDisk.mount(96);
if (!disk) process.stderr.write("SKIPPED: a full disk, because this machine lets nobody mount a small one.\n");

describe.runIf(disk)(`a full disk below ${TEST_DATABASE}`, { timeout: 120_000 }, () => {
  let service: RunningService;
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let headers: Record<string, string>;
  let path: string;
  const log: string[] = [];

  beforeAll(async () => {
    const made = TEST_DATABASE === "postgres" ? await onPostgres(disk!) : await onPglite(disk!);
    [database, drop] = [made.database, made.drop];
    const env = { SERVICE_PORT: "0", METRICS_PORT: "0", DEMO: "0", DATA_DIR: disk!.directory };
    service = await startService(readEnv(env), {
      log: createLog("info", { write: (line) => void log.push(line) }),
      say: () => undefined,
      openDatabase: () => Promise.resolve(database),
    });
    await service.ready;
    const make = new Factory(database.db);
    const agencyId = await make.agency();
    path = `/Api/v2/Company/${await make.company(agencyId)}`;
    const userName = await make.user("AgencyDirector", { agencyId });
    headers = { authorization: `OAuth ${await createPersonalAccessToken(database.db, userName, 1, new Date())}` };
  });
  afterAll(async () => {
    try {
      await service.stop();
      await drop();
    } finally {
      disk!.remove();
    }
  });

  const ask = (address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${service.port}${address}`, { headers, ...init });
  const store = (name: string) =>
    ask(`${path}/Document`, {
      method: "POST",
      body: JSON.stringify({ type: "File", path: `/${name}`, data: randomBytes(1024 * 1024).toString("base64") }),
    });

  it("is told in its own words, lets everything be read, and is no matter any more once there is room", async () => {
    expect((await store("before")).status).toBe(200);
    disk!.fill();
    for (const name of ["first", "second"]) {
      const refused = await store(name);
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("60");
      expect(await refused.json()).toMatchObject({
        typeOfError: "InternalServerError",
        message: "The disk of the database is full, so nothing can be stored until there is room. Nothing was changed.",
      });
    }
    expect((await ask(path)).status).toBe(200);
    expect((await ask("/readyz")).status).toBe(200);
    const lines = log.map((line) => JSON.parse(line) as { msg: string }).filter(({ msg }) => msg === "request refused");
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatchObject({ level: 40, reason: "databaseFull" });
    const metrics = await (await fetch(`http://127.0.0.1:${service.metricsPort}/metrics`)).text();
    expect(metrics).toContain('requests_failed_total{reason="databaseFull"} 2\n');
    disk!.makeRoom();
    expect((await store("after")).status).toBe(200);
    const archive = await (await ask(`${path}/Document`)).text();
    for (const name of ["/before", "/after"]) expect(archive).toContain(`"${name}"`);
    for (const name of ["/first", "/second"]) expect(archive).not.toContain(`"${name}"`);
  });
});

async function onPglite({ directory }: SmallDisk) {
  return { database: await openPglite(join(directory, "db")), drop: () => Promise.resolve() };
}

/** A database in a tablespace of its own, of the user that the server runs as. */
async function onPostgres({ directory }: SmallDisk) {
  const url = testDatabase.url!;
  const place = join(directory, "space");
  const name = `full_${randomBytes(8).toString("hex")}`;
  const server = new pg.Client({ connectionString: url });
  await server.connect();
  const shown = await server.query<{ data_directory: string }>("show data_directory");
  const { uid, gid } = statSync(shown.rows[0]!.data_directory);
  mkdirSync(place);
  chownSync(place, uid, gid);
  await server.query(`create tablespace ${name} location '${place}'`);
  await server.query(`create database ${name} tablespace ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    database: openPostgres(own.href, 4),
    drop: async () => {
      await server.query(`drop database ${name} with (force)`);
      await server.query(`drop tablespace ${name}`);
      await server.end();
    },
  };
}
