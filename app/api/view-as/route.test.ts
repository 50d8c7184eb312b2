import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Session } from "@/lib/auth/session";
import { createLog } from "@/contract/log";
import { installTelemetry, type UpstreamOutcome } from "@/lib/bff/telemetry";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";

let upstream: TestUpstream;
let cookie: string;
let outcomes: UpstreamOutcome[];
let lines: { msg: string; requestId?: string; path?: string }[];

beforeAll(async () => {
  upstream = await startUpstream();
  vi.stubEnv("ACCOUNTING_API_URL", upstream.url);
  vi.stubEnv("PUBLIC_URL", "http://localhost:3000");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  installTelemetry({
    log: createLog("info", { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
    recordUpstream: (outcome) => void outcomes.push(outcome),
  });
  cookie = await cookieOf(3600);
});
afterAll(() => upstream.close());
beforeEach(() => {
  outcomes = [];
  lines = [];
});

/** The cookies of a new session whose access token ends after these seconds. */
async function cookieOf(seconds: number): Promise<string> {
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + seconds;
  const session = newSession({ accessToken: "access", refreshToken: "once", accessTokenEnds });
  return (await sessionCookies(session, [])).map(({ name, value }) => `${name}=${value}`).join("; ");
}

async function viewAs(userName: string): Promise<{ status: number; message: string | undefined }> {
  const response = await ask(userName, cookie);
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, message };
}

async function ask(userName: string, cookie: string): Promise<Response> {
  const { POST } = await import("./route");
  const headers = {
    cookie,
    "x-csrf": "1",
    origin: "http://localhost:3000",
    "x-request-id": "r-1",
    "x-forwarded-for": "192.0.2.7",
    "user-agent": "Firefox",
  };
  const body = JSON.stringify({ userName });
  return POST(new NextRequest("http://localhost:3000/api/view-as", { method: "POST", headers, body }));
}

/** The session in the cookie that a response sets. */
async function storedBy(response: Response): Promise<Session | null> {
  const { readSession } = await import("@/lib/auth/session");
  const [name, value] = (response.headers.getSetCookie()[0] ?? "").split(/[=;]/);
  return readSession([{ name: name ?? "", value: value ?? "" }]);
}

test("the service is told the request's id, address and browser, and the metrics count its answer", async () => {
  upstream.respondWith((response) => json(response, 200, {}));
  expect((await viewAs("åsa")).status).toBe(200);
  expect(upstream.seen.at(-1)!.headers).toMatchObject({
    "x-request-id": "r-1",
    "x-forwarded-for": "192.0.2.7",
    "user-agent": "Firefox",
    "x-view-as": encodeURIComponent("åsa"),
  });
  expect(outcomes).toEqual([{ upstream: "service", outcome: 200, seconds: expect.any(Number) }]);
});

test("an error of the service is not told as a missing permission, and is logged", async () => {
  upstream.respondWith((response) => json(response, 503, {}));
  expect(await viewAs("åsa")).toEqual({ status: 502, message: "The accounting service cannot be reached." });
  expect(lines).toMatchObject([{ msg: "the service answered an error", requestId: "r-1", path: "/Api/v2/Me" }]);
});

test("a refusal of the service is told as a missing permission", async () => {
  upstream.respondWith((response) => json(response, 403, {}));
  expect(await viewAs("åsa")).toEqual({ status: 403, message: "What this user sees is not yours to see." });
});

test("an access token that the service refuses is told as the end of the session", async () => {
  upstream.respondWith((response) => json(response, 401, {}));
  expect(await viewAs("åsa")).toEqual({ status: 401, message: "The session has ended; sign in again." });
});

test.each([
  ["the service refuses", "åsa", 403, 403],
  ["the service fails", "åsa", 500, 502],
  ["is not valid", "x".repeat(1000), 200, 400],
])("a request that %s stores refreshed tokens too", async (_, userName, answered, expected) => {
  upstream.respondWith((response, { url }) => {
    if (url === "/token") json(response, 200, { access_token: "new", refresh_token: "rotated", expires_in: 3600 });
    else if (url === "/Api/v2/Me") json(response, answered, {});
    else json(response, 200, { issuer: upstream.url, token_endpoint: `${upstream.url}/token` });
  });
  const response = await ask(userName, await cookieOf(0));
  expect(response.status).toBe(expected);
  expect(await storedBy(response)).toMatchObject({ accessToken: "new", refreshToken: "rotated" });
});

test("a view that is chosen is stored", async () => {
  upstream.respondWith((response) => json(response, 200, {}));
  expect(await storedBy(await ask("åsa", cookie))).toMatchObject({ viewAs: "åsa" });
});
