import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "@/contract/log";
import { createPersonalAccessToken } from "../../testing/personal-access-token";
import { sieText } from "../../testing/sie-text";
import { errorIn, RawConnection } from "../../testing/raw-connection";
import { TestService } from "../../testing/test-service";

const MIB = 1024 * 1024;

let service: TestService;
let log: string[];
let open: RawConnection[];
let authorization: string;
let path: string;
let fiscalYearId: string;

async function start(changes: Parameters<typeof TestService.start>[0] = {}) {
  const written: string[] = [];
  const limits = { headersTimeout: 300, requestTimeout: 2000, checkingInterval: 50 };
  const started = await TestService.start(
    { metricsPort: 0, ...changes },
    { log: createLog("info", { write: (line) => void written.push(line) }), limits },
  );
  const agencyId = await started.make.agency();
  const companyId = await started.make.company(agencyId);
  const userName = await started.make.user("AgencyDirector", { userName: "anna.ek", agencyId });
  const token = await createPersonalAccessToken(started.database.db, userName, 1, new Date());
  const yearId = await started.make.fiscalYear(companyId);
  return { started, written, companyId, token, yearId };
}

beforeAll(async () => {
  const { started, written, companyId, token, yearId } = await start();
  service = started;
  log = written;
  fiscalYearId = yearId;
  authorization = `OAuth ${token}`;
  path = `/Api/v2/Company/${companyId}`;
});
afterAll(() => service.stop());
beforeEach(() => {
  log.length = 0;
  open = [];
});
afterEach(() => {
  for (const connection of open) connection.close();
});

async function connection(to = service): Promise<RawConnection> {
  const made = await RawConnection.open(to.port);
  open.push(made);
  return made;
}

const getCompany = () => [`GET ${path}`, { authorization }] as const;

describe("bytes that are no request", () => {
  it.each([
    ["garbage", "hello there\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00", 400],
    ["a header without a colon", "GET / HTTP/1.1\r\nhost: x\r\nnonsense\r\n\r\n", 400],
    ["a header with a bare line feed in it", "GET / HTTP/1.1\r\nhost: x\r\na: b\n\rc: d\r\n\r\n", 400],
    ["NUL in a header", "GET / HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n", 400],
    [
      "both Content-Length and Transfer-Encoding",
      "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["two lengths", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 4\r\n\r\nabcd", 400],
    ["a length that is no number", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n", 400],
    ["no Host header", "GET /Api/v2/Company HTTP/1.1\r\n\r\n", 400],
    ["headers of 20 KiB", `GET / HTTP/1.1\r\nhost: x\r\na: ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["many headers of 20 KiB together", `GET / HTTP/1.1\r\nhost: x\r\n${"name: 0123456789\r\n".repeat(1200)}\r\n`, 431],
    ["an address of 20 KiB", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
  ])("is answered with an error object and closed: %s", async (_, sent, status) => {
    const text = await (await connection()).send(sent).toEnd();
    expect(errorIn(text)).toMatchObject({ status, typeOfError: "BadRequest", message: expect.stringMatching(/\.$/) });
  });

  it("ends a connection on which requests were answered before", async () => {
    const kept = await connection();
    await kept.request(...getCompany()).has("businessIdentityCode");
    const text = await kept.send("garbage\r\n\r\n").toEnd();
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(errorIn(text.slice(text.lastIndexOf("HTTP/1.1")))).toMatchObject({ status: 400 });
  });
});

describe("a slow client", () => {
  it("is cut off when its headers do not end", async () => {
    const slow = await connection();
    slow.send("GET / HTTP/1.1\r\nhost: x\r\n");
    const trickle = setInterval(() => slow.send("a: b\r\n"), 50);
    const text = await slow.toEnd().finally(() => clearInterval(trickle));
    expect(errorIn(text)).toMatchObject({ status: 408, message: "The request took too long to arrive." });
  });

  it("is cut off when its body does not end, and the handler with it", { tags: "long" }, async () => {
    const slow = await connection();
    slow.request(`POST ${path}/Comment`, { authorization, "content-length": "1000" });
    const trickle = setInterval(() => slow.send(" "), 50);
    const text = await slow.toEnd().finally(() => clearInterval(trickle));
    expect(errorIn(text)).toMatchObject({ status: 408 });
    await expect.poll(() => service.metrics()).toContain("http_requests_in_flight 0\n");
    expect(log.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it("that goes away in the middle of its body leaves nothing behind", async () => {
    const gone = await connection();
    gone.request(`POST ${path}/Comment`, { authorization, "content-length": "1000" }, "{");
    await expect.poll(() => service.metrics()).toContain("http_requests_in_flight 1\n");
    gone.close();
    await expect.poll(() => service.metrics()).toContain("http_requests_in_flight 0\n");
    await expect.poll(() => log.map((line) => JSON.parse(line) as object)).toMatchObject([{ status: 499, level: 30 }]);
  });
});

describe("a body that is too large", () => {
  it.each([
    ["Comment", "POST", () => `${path}/Comment`, MIB],
    ["KeyFigureData", "PUT", () => `${path}/FiscalYear/${fiscalYearId}/KeyFigureData`, 16 * MIB],
    ["Document", "POST", () => `${path}/Document`, 32 * MIB],
    ["SieImport", "PUT", () => "/Api/v2/SieImport", 64 * MIB],
  ])("is refused before any of it is read when Content-Length says so: %s", async (_, verb, to, limit) => {
    const headers = { authorization, "content-length": String(limit + 1) };
    const text = await (await connection()).request(`${verb} ${to()}`, headers).toEnd();
    expect(errorIn(text)).toMatchObject({ status: 413, message: expect.stringContaining(` ${limit} bytes`) });
  });

  it("is refused while it is read when it does not", async () => {
    const sender = await connection();
    sender.request(`POST ${path}/Comment`, { authorization, "transfer-encoding": "chunked" });
    for (let i = 0; i < 40; i++) sender.send(`10000\r\n${" ".repeat(0x10000)}\r\n`);
    expect(await sender.has("\r\n\r\n{")).toContain("HTTP/1.1 413 ");
    await sender.closed;
  });
});

describe("a connection on which a body was refused", () => {
  it.each([
    ["as too large", () => `PUT ${path}/KeyFigureTarget`, "x".repeat(MIB + 1), 413],
    ["as not found", () => "POST /Api/v2/Nothing", "x".repeat(200_000), 404],
  ])("%s takes the next request", async (_, to, body, status) => {
    const kept = await connection();
    kept.request(to(), { authorization, "content-length": String(body.length) }, body);
    expect(await kept.has("\r\n\r\n{")).toContain(`HTTP/1.1 ${status} `);
    kept.received = "";
    kept.request(...getCompany());
    expect(await kept.has("businessIdentityCode")).toContain("HTTP/1.1 200 ");
    kept.close();
  });
});

describe("more requests than the service takes at once", () => {
  it("are answered 503 and told when to come again, but for those that ask after its health", async () => {
    const { started, companyId, token } = await start({ requestsInFlight: 2 });
    const headers = { authorization: `OAuth ${token}`, "content-length": "1000" };
    const busy = await Promise.all([connection(started), connection(started)]);
    for (const one of busy) one.request(`POST /Api/v2/Company/${companyId}/Comment`, headers, "{");
    await expect.poll(() => started.metrics()).toContain("http_requests_in_flight 2\n");
    const refused = await started.fetch("/Api/v2/Company", { headers: { "x-request-id": "mine" } });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(refused.headers.get("x-request-id")).toBe("mine");
    expect(await refused.json()).toMatchObject({ typeOfError: "InternalServerError" });
    expect((await started.fetch("/healthz")).status).toBe(200);
    expect((await started.fetch("/readyz?probe")).status).toBe(200);
    busy[0].close();
    await expect.poll(async () => (await started.fetch("/Api/v2/Company")).status).toBe(401);
    // stop() would wait for a request whose body is still arriving.
    busy[1].close();
    await started.stop();
  });
});

describe("a service that stops", () => {
  it("finishes what has begun and answers 503 to what comes on a connection kept open", async () => {
    const { started, companyId, token } = await start();
    const headers = { authorization: `OAuth ${token}` };
    const [kept, busy] = [await connection(started), await connection(started)];
    await kept.request("GET /Api/v2/Company", headers).has("\r\n\r\n[");
    const body = JSON.stringify({ message: "x", period: { start: "2025-01-01", end: "2025-01-31" } });
    busy.request(
      `POST /Api/v2/Company/${companyId}/Comment`,
      { ...headers, "content-length": String(body.length) },
      body.slice(0, 5),
    );
    await expect.poll(() => started.metrics()).toContain("http_requests_in_flight 1\n");
    // Half a request keeps the connection from being closed as idle, once the service has had the time to read it.
    kept.received = "";
    kept.send("GET /Api/v2/Company HTTP/1.1\r\n");
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = started.stop();
    kept.send("host: x\r\n\r\n");
    const refused = await kept.toEnd();
    expect(errorIn(refused)).toMatchObject({ status: 503, typeOfError: "InternalServerError" });
    expect(refused.toLowerCase()).toContain("retry-after: 5\r\nconnection: close\r\n");
    busy.send(body.slice(5));
    // The complete body lacks required members.
    expect(await busy.toEnd()).toContain("HTTP/1.1 400 ");
    await stopped;
  });
});

describe("the log and the metrics", () => {
  it("hold a line and a count for each request, and nothing that a client keeps secret", async () => {
    const secret = "s3cr3t-value";
    const basic = `Basic ${Buffer.from(`anna.ek:${secret}`).toString("base64")}`;
    const body = JSON.stringify({ userName: "new", name: secret, type: "AgencyDirector", password: `${secret}-long` });
    const sent = { method: "POST", body };
    await service.fetch(`${path}?q=${secret}`, { headers: { authorization, "x-request-id": "one" } });
    await service.fetch("/Api/v2/Company", { headers: { authorization: basic } });
    await service.fetch("/Api/v2/Company", { headers: { authorization: `OAuth ${secret}` } });
    await service.fetch("/Api/v2/User", {
      ...sent,
      headers: { authorization, cookie: secret, "x-request-id": secret },
    });
    await service.fetch("/Api/v2/User", { ...sent, body: `{"name": ${secret}`, headers: { authorization } });
    await service.fetch(`/oidc/token?client_secret=${secret}`, { method: "POST", body: `password=${secret}` });
    await service.fetch("/healthz");
    const linesOfRequests = () =>
      log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === "request");
    // The line of a health check is of level debug, and so is left out of this log.
    await expect.poll(() => linesOfRequests().length).toBe(6);
    const lines = linesOfRequests();
    expect(lines[0]).toEqual({
      level: 30,
      time: expect.any(Number),
      msg: "request",
      requestId: "one",
      address: "127.0.0.1",
      userName: "anna.ek",
      companyId: path.split("/").at(-1),
      method: "GET",
      route: "Company/:companyId",
      path,
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines.map(({ status }) => status)).toEqual([200, 401, 401, 200, 400, 400]);
    // The log has the X-Request-Id that the client chose, and the secret nowhere else.
    expect(log.join("").replace(`"requestId":"${secret}"`, "")).not.toContain(secret);
    expect(log.join("")).not.toContain(authorization.slice(6));
    const metrics = await service.metrics();
    expect(metrics).toContain('http_requests_total{method="GET",route="Company/:companyId",status="200"} ');
    expect(metrics).toContain(
      'http_request_duration_seconds_bucket{le="+Inf",method="POST",route="User",status="400"} 1',
    );
    expect(metrics).toContain("process_resident_memory_bytes ");
    expect(metrics).not.toContain(secret);
    expect(metrics).not.toContain("anna.ek");
  });

  it("name the endpoint of OpenID Connect", async () => {
    await service.fetch("/oidc/userinfo");
    await expect.poll(() => service.metrics()).toContain('route="/oidc/userinfo"');
  });

  it("count the rows of imports", async () => {
    const { agencyId } = (await (await service.fetch("/Api/v2/Me", { headers: { authorization } })).json()) as {
      agencyId: string;
    };
    const companyId = path.split("/").at(-1)!;
    // The id is a-{agencyId}-{businessIdentityCode}, and the code itself has a hyphen.
    const data = sieText({ businessIdentityCode: companyId.split("-").slice(2).join("-") });
    const response = await service.fetch(`/Api/v2/SieImport/${agencyId}`, {
      method: "PUT",
      headers: { authorization },
      body: JSON.stringify({ data }),
    });
    expect(await response.json()).toMatchObject({ success: true });
    const metrics = await service.metrics();
    expect(metrics).toContain("sie_import_rows_total 2\n");
    expect(metrics).toContain("sie_import_duration_seconds_count 1\n");
  });
});
