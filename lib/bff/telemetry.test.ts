import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { apiErrorSchema } from "@/contract/api-error";
import { createLog } from "@/contract/log";
import { trustedProxies } from "@/contract/trusted-proxies";
import { createMetrics } from "./metrics";
import { installTelemetry } from "./telemetry";
import { FAULTS, LONG_BODY, type Fault } from "./testing/faults";
import { HostileUpstream } from "./testing/hostile-upstream";
import { askAsWritten, close, json, listenAnywhere, startUpstream, type TestUpstream } from "./testing/upstream";

const PUBLIC = "https://books.example.com";
/** The level of warnings in the lines of pino. */
const WARNING = 40;

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  identifier?: string;
  status?: number;
  route?: string;
  path?: string;
}

let healthy: TestUpstream;
let upstream: HostileUpstream;
let dashboard: Server;
let url: string;
let cookie: string;
const metrics = createMetrics();
const lines: Line[] = [];

beforeAll(async () => {
  healthy = await startUpstream();
  upstream = new HostileUpstream(Number(new URL(healthy.url).port));
  await upstream.become(undefined);
  vi.stubEnv("ACCOUNTING_API_URL", upstream.url);
  vi.stubEnv("PUBLIC_URL", PUBLIC);
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  for (const limit of ["TIMEOUT", "CONNECT", "IDLE"]) vi.stubEnv(`UPSTREAM_${limit}_SECONDS`, "1");
  const { createFront } = await import("./front");
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + 3600;
  const session = newSession({ accessToken: "the-access-token", refreshToken: undefined, accessTokenEnds });
  cookie = (await sessionCookies(session, [])).map(({ name, value }) => `${name}=${value}`).join("; ");
  const log = createLog("info", { write: (line) => void lines.push(JSON.parse(line) as Line) });
  installTelemetry({ log, recordUpstream: metrics.recordUpstream });
  dashboard = createServer(
    createFront({
      publicOrigin: PUBLIC,
      trustsProxy: trustedProxies("loopback")!,
      pages: (_, response) => {
        json(response, 200, {});
        return Promise.resolve();
      },
      observer: { log, metrics, routeOf: (path) => (path === "/sign-in" ? "/sign-in" : "other") },
    }),
  );
  url = await listenAnywhere(dashboard);
});

afterAll(async () => {
  await close(dashboard);
  await upstream.close();
  await healthy.close();
});

beforeEach(() => {
  lines.length = 0;
  upstream.heard.length = 0;
  healthy.respondWith((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": LONG_BODY.length }).end(LONG_BODY);
  });
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await askAsWritten(url, path, {
    headers: { "x-csrf": "1", "x-forwarded-proto": "https", origin: PUBLIC, cookie, ...headers },
  });
  const text = await answer.text().catch(() => null);
  return { status: answer.status, requestId: answer.headers.get("x-request-id"), text };
}

/** Number of requests to the service in the metrics, of all outcomes. */
async function countedRequests(): Promise<number> {
  const { body } = await metrics.text();
  const counts = body.matchAll(/^upstream_request_duration_seconds_count\{upstream="service",.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

const requestLine = () => lines.find(({ msg }) => msg === "request");

// A 429 is a refusal and no fault of the service, so the BFF logs no warning for it.
const isUpstreamError = ({ outcome }: Fault) => outcome !== 429;

describe.each(FAULTS.filter(isUpstreamError))("a service that $name", (fault) => {
  test("is found in the log under the id that the user is shown, and counted", async () => {
    await upstream.become(fault);
    const countedBefore = await countedRequests();
    const answer = await ask("/Api/v2/Company/secret-name?filter=secret-filter");
    await expect.poll(() => requestLine()).toBeDefined();
    const { requestId } = answer;
    expect(requestLine()).toMatchObject({ requestId, method: "GET", route: "/Api/v2/Company" });
    expect(lines.filter((line) => line.level === WARNING && line.requestId === requestId).length).toBeGreaterThan(0);
    for (const heard of upstream.heard) expect(heard.id).toBe(requestId);
    if (typeof fault.outcome === "number") {
      const shown = apiErrorSchema.parse(JSON.parse(answer.text!));
      expect(requestLine()).toMatchObject({ status: fault.outcome, identifier: shown.identifier });
      expect(shown.identifier).toBe(requestId);
    }
    // The path is logged, but neither query nor headers.
    expect(JSON.stringify(lines)).not.toMatch(/secret-filter|the-access-token/);
    expect(await countedRequests()).toBeGreaterThan(countedBefore);
  });
});

describe("a request", () => {
  beforeAll(() => upstream.become(undefined));

  test("has one id in the browser's answer, in the log and at the service, whoever chose it", async () => {
    for (const chosen of [undefined, "from-the-proxy.1", randomUUID(), "not one id", "x".repeat(200)]) {
      lines.length = upstream.heard.length = 0;
      const { requestId } = await ask("/Api/v2/Company", chosen === undefined ? {} : { "x-request-id": chosen });
      await expect.poll(() => requestLine()).toBeDefined();
      expect([requestLine()!.requestId, upstream.heard[0]!.id]).toEqual([requestId, requestId]);
      expect(requestId).toMatch(/^[\w.:-]{1,128}$/);
      // The id with blanks and the one of 200 characters are replaced.
      if (chosen && !/^(not|x)/.test(chosen)) expect(requestId).toBe(chosen);
    }
  });

  test("for a page is written with its pattern, and without what may be secret", async () => {
    const { requestId } = await ask("/sign-in?callbackUrl=/secret");
    await expect.poll(() => requestLine()).toBeDefined();
    const line = { requestId, address: "127.0.0.1", route: "/sign-in", path: "/sign-in", status: 200 };
    expect(requestLine()).toMatchObject(line);
    expect(JSON.stringify(lines)).not.toMatch(/secret|callbackUrl/);
  });

  test("that the service refuses is logged with the identifier of its error object", async () => {
    const identifier = randomUUID();
    healthy.respondWith((response) => {
      json(response, 404, { typeOfError: "NotFound", message: "Company å was not found.", identifier });
    });
    const { requestId, status } = await ask("/Api/v2/Company/x");
    await expect.poll(() => requestLine()).toBeDefined();
    expect(status).toBe(404);
    expect(requestLine()).toMatchObject({ requestId, identifier, status: 404 });
  });

  test("that has no session, may come from another site or came without https is logged too", async () => {
    for (const [headers, status] of [
      [{ cookie: "" }, 401],
      [{ "x-csrf": "0" }, 403],
      [{ "x-forwarded-proto": "http" }, 403],
    ] as const) {
      lines.length = 0;
      const answer = await ask("/Api/v2/Me", headers);
      await expect.poll(() => requestLine()).toBeDefined();
      expect(requestLine()).toMatchObject({ status, requestId: answer.requestId });
      expect(apiErrorSchema.parse(JSON.parse(answer.text!)).identifier).toBe(requestLine()!.identifier);
    }
  });

  test("is counted by its pattern, never by what a client made up", async () => {
    await ask("/Api/v2/Nothing/x");
    await ask("/no/such/page");
    const { body } = await metrics.text();
    expect(body).toMatch(/http_requests_total\{method="GET",route="\/Api\/v2\/other",status="404"\} 1/);
    expect(body).toMatch(/http_requests_total\{method="GET",route="other",status="200"\} 1/);
    expect(body).not.toContain("Nothing");
  });
});
