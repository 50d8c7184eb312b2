import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
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
  const { newSession, sessionCookies } = await import("@/lib/auth/session");
  const accessTokenEnds = Math.floor(Date.now() / 1000) + 3600;
  const session = newSession({ accessToken: "access", refreshToken: undefined, accessTokenEnds });
  cookie = (await sessionCookies(session, [])).map(({ name, value }) => `${name}=${value}`).join("; ");
});
afterAll(() => upstream.close());
beforeEach(() => {
  outcomes = [];
  lines = [];
});

async function viewAs(userName: string): Promise<{ status: number; message: string | undefined }> {
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
  const response = await POST(new NextRequest("http://localhost:3000/api/view-as", { method: "POST", headers, body }));
  const { message } = (await response.json()) as { message?: string };
  return { status: response.status, message };
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
