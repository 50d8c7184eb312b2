// Long: starts and ends the program for each test.
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { request, type ClientRequest } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unpackMigrated } from "./testing/database-template";
import { Program } from "./testing/run-program";
import { freePort } from "./testing/free-port.mjs";

let dataDir: string;
let programs: Program[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "nyckeltal-"));
  programs = [];
});
afterEach(async () => {
  for (const program of programs) {
    program.signal("SIGKILL");
    await program.ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>): Program {
  const program = new Program("main", [], { DATA_DIR: dataDir, DEMO: "0", ...env });
  programs.push(program);
  return program;
}

/** Begins a POST with the 24 bytes of `grant_type=refresh_token` as its body, and sends the first of them only. */
function beginPost(port: number): ClientRequest {
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": "24" };
  const sent = request({ port, method: "POST", path: "/oidc/token", headers: { ...headers, expect: "100-continue" } });
  sent.write("grant_type=");
  return sent;
}

/** Resolves when the service has the head of the request, which has `Expect: 100-continue`. */
const received = (sent: ClientRequest) => once(sent, "continue");

/** The status of a GET request; 0 when there is no response. */
const status = async (url: string) => (await fetch(url).catch(() => null))?.status ?? 0;

describe("the service's program", { timeout: 120_000 }, () => {
  it("says how far it is, and leaves on SIGTERM with 0 and its port free", async () => {
    const port = await freePort();
    const service = start({ SERVICE_PORT: String(port), LOG_LEVEL: "warn" });
    const url = `http://127.0.0.1:${port}`;
    await expect.poll(() => status(`${url}/healthz`), { timeout: 60_000 }).toBe(200);
    await expect.poll(() => status(`${url}/readyz`), { timeout: 60_000 }).toBe(200);
    await service.said("The service is ready at http://localhost:");
    expect(service.stdout).toMatch(/^Opening the database in .+\nBringing the database's tables up to date\n/);
    service.signal("SIGTERM");
    expect(await service.ended).toMatchObject({ code: 0, stderr: "" });
    expect(await status(`${url}/healthz`)).toBe(0);
  });

  it("lets a running request finish before it leaves, and takes no more", async () => {
    await unpackMigrated(dataDir);
    const port = await freePort();
    const service = start({ SERVICE_PORT: String(port), LOG_LEVEL: "silent" });
    await service.said("The service is ready");
    const slow = beginPost(port);
    const answered = new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      slow.once("error", reject);
      slow.once("response", (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      });
    });
    await received(slow);
    service.signal("SIGINT");
    await expect.poll(() => status(`http://127.0.0.1:${port}/healthz`)).toBe(0);
    slow.end("refresh_token");
    expect(await answered).toMatchObject({ status: 400, body: expect.stringContaining("error") });
    expect(await service.ended).toMatchObject({ code: 0 });
  });

  it("cuts off what has not finished when the time for stopping is over", async () => {
    await unpackMigrated(dataDir);
    const port = await freePort();
    const service = start({ SERVICE_PORT: String(port), SHUTDOWN_SECONDS: "1" });
    await service.said("The service is ready");
    const stuck = beginPost(port);
    await received(stuck);
    const cut = once(stuck, "error");
    const stopped = performance.now();
    service.signal("SIGTERM");
    expect(await service.ended).toMatchObject({ code: 0 });
    expect(performance.now() - stopped).toBeGreaterThanOrEqual(1_000);
    expect(await cut).toMatchObject([{ code: "ECONNRESET" }]);
  });

  it.each([
    [{ SERVICE_PORT: "http" }, 'SERVICE_PORT is "http"; expected a whole number from 0 to 65535.\n'],
    [{ SERVICE_PORT: "0", HOST: "192.0.2.1" }, 'HOST is "192.0.2.1"; expected an address of this machine.\n'],
  ])("says in one line what is wrong with %j, and exits with 1", async (env, line) => {
    expect(await start(env).ended).toMatchObject({ code: 1, stderr: line });
  });

  it("says that its port is taken", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const { port } = taken.address() as AddressInfo;
    const { code, stderr } = await start({ SERVICE_PORT: String(port) }).ended;
    taken.close();
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `SERVICE_PORT ${port} on 127.0.0.1 is taken by another program.\n`,
    });
  });

  it("refuses a directory that another service has, and takes it over when that one was killed", async () => {
    await unpackMigrated(dataDir);
    const first = start({ SERVICE_PORT: "0" });
    await first.said("The service is ready");
    const second = await start({ SERVICE_PORT: "0" }).ended;
    expect(second).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by the process \d+; stop it first\.\n$/),
    });
    first.signal("SIGKILL");
    await first.ended;
    await start({ SERVICE_PORT: "0" }).said("The service is ready");
  });

  it("refuses in one line to start without the key of its database, and makes no other", async () => {
    await unpackMigrated(dataDir);
    const first = start({ SERVICE_PORT: "0" });
    await first.said("Made the key that secrets in the database are sealed under");
    await first.said("The service is ready");
    first.signal("SIGTERM");
    await first.ended;
    const file = join(dataDir, "encryption.key");
    rmSync(file);
    expect(await start({ SERVICE_PORT: "0" }).ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The key that secrets in the database are sealed under is missing [^\n]*\n$/),
    });
    expect(existsSync(file)).toBe(false);
  });

  it("is up before it is ready while it waits for a PostgreSQL, and can be stopped meanwhile", async () => {
    const port = await freePort();
    const database = `postgres://nobody@127.0.0.1:${await freePort()}/books`;
    const service = start({ SERVICE_PORT: String(port), DATABASE_URL: database });
    await service.said("The database does not answer; trying again");
    const statuses = ["/healthz", "/readyz", "/Api/v2/Company"].map((path) =>
      status(`http://127.0.0.1:${port}${path}`),
    );
    expect(await Promise.all(statuses)).toEqual([200, 503, 503]);
    service.signal("SIGTERM");
    expect(await service.ended).toMatchObject({ code: 0 });
  });
});
