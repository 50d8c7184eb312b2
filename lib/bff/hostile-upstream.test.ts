import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { apiErrorSchema } from "@/contract/api-error";
import { RESOURCES, type Method } from "./resources";
import { FAULTS, LONG_BODY, type Fault } from "./testing/faults";
import { HostileUpstream } from "./testing/hostile-upstream";
import { askAsWritten, close, listenAnywhere, startUpstream, type TestUpstream } from "./testing/upstream";

const METHODS: Method[] = ["GET", "PUT", "POST", "DELETE"];
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Milliseconds after which a response counts as missing. Each timeout of the BFF is set to one second below. */
const NEVER = 20_000;

interface Case {
  resource: string;
  method: Method;
}

/** From the allow-list itself, so that a new resource is tried too. */
const CASES: Case[] = Object.keys(RESOURCES).flatMap((resource) => METHODS.map((method) => ({ resource, method })));

interface Result {
  id: string;
  status: number;
  headers: Headers;
  /** Null when it was cut off. */
  text: string | null;
}

let healthy: TestUpstream;
let upstream: HostileUpstream;
let dashboard: Server;
let dashboardUrl: string;
let cookie: string;

beforeAll(async () => {
  healthy = await startUpstream();
  healthy.respondWith((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": LONG_BODY.length });
    response.end(LONG_BODY);
  });
  upstream = new HostileUpstream(Number(new URL(healthy.url).port));
  await upstream.become(undefined);
  vi.stubEnv("ACCOUNTING_API_URL", upstream.url);
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  for (const limit of ["TIMEOUT", "CONNECT", "IDLE", "IMPORT"]) vi.stubEnv(`UPSTREAM_${limit}_SECONDS`, "1");
  const { handleNodeRequest } = await import("./node-handler");
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + 3600;
  const cookies = await sessionCookies(
    newSession({ accessToken: "access", refreshToken: undefined, accessTokenEnds }),
    [],
  );
  cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  dashboard = createServer((request, response) => void handleNodeRequest(request, response));
  dashboardUrl = await listenAnywhere(dashboard);
});

afterAll(async () => {
  await close(dashboard);
  await upstream.close();
  await healthy.close();
});

async function ask({ resource, method }: Case): Promise<Result> {
  const id = randomUUID();
  const body = method === "PUT" || method === "POST" ? '{"id":"x"}' : undefined;
  const response = await askAsWritten(dashboardUrl, `/Api/v2/${resource}/x`, {
    method,
    headers: {
      "x-csrf": "1",
      "x-request-id": id,
      origin: "https://books.example.com",
      cookie,
      ...(body && { "content-length": String(body.length) }),
    },
    ...(body && { body }),
  });
  const text = await response.text().catch(() => null);
  return { id, status: response.status, headers: response.headers, text };
}

const inTime = <T>(response: Promise<T>): Promise<T> =>
  Promise.race([
    response,
    new Promise<T>((_, reject) => setTimeout(reject, NEVER, new Error("never answered")).unref()),
  ]);

describe.each(FAULTS)("a service that $name", (fault) => {
  const results = new Map<Case, Promise<Result>>();

  // All at the same time, since some faults last until a timeout of one second.
  beforeAll(async () => {
    await upstream.become(fault);
    for (const one of CASES) results.set(one, inTime(ask(one)));
    await Promise.allSettled(results.values());
  });

  test.each(CASES)("$method $resource", async (one) => {
    const result = (await results.get(one))!;
    const times = upstream.heard.filter(({ id }) => id === result.id).length;
    if (!RESOURCES[one.resource]!.includes(one.method)) {
      expect(errorOf(result)).toMatchObject({ status: 405, typeOfError: "NotImplemented" });
      expect(times).toBe(0);
      return;
    }
    expectOutcome(fault, one, result);
    // Only a read is sent once more after its connection was reset.
    expect(times).toBeLessThanOrEqual(one.method === "GET" ? 2 : 1);
  });

  test("is not followed anywhere else", () => {
    expect(upstream.heard.filter(({ path }) => !path.startsWith("/Api/v2/"))).toEqual([]);
  });
});

function expectOutcome({ outcome, saved }: Fault, { method }: Case, result: Result): void {
  if (outcome === "cut") {
    expect([result.status, result.text]).toEqual([200, null]);
    return;
  }
  const error = errorOf(result);
  expect(error.status).toBe(outcome);
  if (method === "GET" || saved === null) expect(result.headers.get("x-saved")).toBeNull();
  else if (saved) {
    expect(result.headers.get("x-saved")).toBe(saved);
    expect(error.message).toContain(saved === "no" ? "Nothing was saved" : "is not known");
  }
}

function errorOf({ status, headers, text }: Result) {
  expect(headers.get("content-type")).toMatch(/^application\/json/);
  const error = apiErrorSchema.parse(JSON.parse(text ?? ""));
  expect(error.identifier).toMatch(GUID);
  return { status, ...error };
}

describe("a service that is well again", () => {
  beforeAll(() => upstream.become(undefined));

  test.each(CASES.filter(({ resource, method }) => RESOURCES[resource]!.includes(method)))(
    "answers $method $resource",
    async (one) => {
      const { status, text } = await ask(one);
      expect([status, text?.length]).toEqual([200, LONG_BODY.length]);
    },
  );
});

describe("a service with another fault", () => {
  test.each(["Content-Length: 100", "Transfer-Encoding: chunked"])(
    "is not waited for longer than the idle time when no byte follows a head with %s",
    async (header) => {
      await upstream.become({
        name: "stops after the head",
        outcome: 504,
        respond: (socket) => socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${header}\r\n\r\n`),
      });
      expect(errorOf(await inTime(ask({ resource: "Company", method: "GET" }))).status).toBe(504);
    },
  );

  test("that sends two answers to a request has the second one dropped", async () => {
    const one: Case = { resource: "Company", method: "GET" };
    const stray = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 7\r\n\r\n"stray"';
    await upstream.become({
      name: "answers twice",
      outcome: 200,
      respond: (socket) => socket.write(stray.replace('"stray"', '"right"') + stray),
    });
    // A second answer that was kept would be taken for that of the next request on the connection.
    for (let i = 0; i < 5; i++) expect((await ask(one)).text).toBe('"right"');
  });
});
