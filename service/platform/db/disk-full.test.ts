import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { readEnv } from "../../env";
import { startService, type RunningService } from "../../start-service";
import { Factory } from "../../testing/factory";
import { onDatabase, urlOfDatabase } from "../../testing/postgres-connection";
import { giveTo, unprivilegedUser } from "../../testing/server-programs";
import { SmallDisk } from "../../testing/small-disk";
import { TEST_DATABASE } from "../../testing/test-database";
import { POSTGRES, TestPostgres } from "../../testing/test-postgres";
import type { OpenDatabase } from "./database";
import { openPglite } from "./open-pglite";
import { openPostgres } from "./open-postgres";

const hasServer = TEST_DATABASE === "pglite" || POSTGRES !== null;
/** Has room for a new database of either kind. */
const DISK_MIB = 96;
const disk = hasServer ? SmallDisk.mount(DISK_MIB) : null;
const missing = hasServer ? "does not let this process mount a small one" : "has no programs of PostgreSQL";
if (!disk) process.stderr.write(`SKIPPED: a full disk, because this machine ${missing}.\n`);

describe.runIf(disk)(`a full disk below ${TEST_DATABASE}`, { timeout: 120_000 }, () => {
  let service: RunningService | undefined;
  let database: OpenDatabase;
  let drop: (() => Promise<void>) | undefined;
  let headers: Record<string, string>;
  let path: string;
  const log: string[] = [];

  beforeAll(async () => {
    const made = TEST_DATABASE === "postgres" ? await onPostgres(disk!) : await onPglite(disk!);
    database = made.database;
    drop = made.drop;
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
    // Each step runs even if the set-up has failed, or the step before it.
    try {
      await service?.stop();
    } finally {
      try {
        await drop?.();
      } finally {
        disk!.remove();
      }
    }
  });

  const ask = (address: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${service!.port}${address}`, { headers, ...init });
  const store = (name: string) =>
    ask(`${path}/Document`, {
      method: "POST",
      body: JSON.stringify({ type: "File", path: `/${name}`, data: randomBytes(1024 * 1024).toString("base64") }),
    });

  it("has its own error message, lets everything be read, and is over once there is room", async () => {
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
    const metrics = await (await fetch(`http://127.0.0.1:${service!.metricsPort}/metrics`)).text();
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

/**
 * Makes a database on the small disk, in a server of its own: checkpoints fail while the disk is full, and without them
 * other tests could neither make nor drop databases in a server that they shared.
 */
async function onPostgres({ directory }: SmallDisk) {
  const server = await TestPostgres.start();
  const place = join(directory, "space");
  mkdirSync(place);
  giveTo(unprivilegedUser(), place);
  await onDatabase(server.url, async (client) => {
    await client.query(`create tablespace small location '${place}'`);
    await client.query("create database small tablespace small");
  });
  return { database: openPostgres(urlOfDatabase(server.url, "small"), 4), drop: () => server.stop() };
}
