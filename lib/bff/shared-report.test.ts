import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createLog } from "@/contract/log";
import { installTelemetry, type UpstreamOutcome } from "./telemetry";
import { json, startUpstream, type TestUpstream } from "./testing/upstream";

vi.mock("next/headers", () => ({
  headers: () =>
    Promise.resolve(
      new Headers({ "x-request-id": "r-1", "x-forwarded-for": "192.0.2.7", "user-agent": "Firefox", cookie: "secret" }),
    ),
  cookies: () => Promise.resolve({ get: () => undefined }),
}));

let upstream: TestUpstream;
const outcomes: UpstreamOutcome[] = [];
const lines: { msg: string; requestId?: string; path?: string }[] = [];

beforeAll(async () => {
  upstream = await startUpstream();
  vi.stubEnv("ACCOUNTING_API_URL", upstream.url);
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  installTelemetry({
    log: createLog("info", { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) }),
    recordUpstream: (outcome) => void outcomes.push(outcome),
  });
});
afterAll(() => upstream.close());
beforeEach(() => {
  outcomes.length = 0;
  lines.length = 0;
});

test("a request for a shared report is in the metrics, and sent with the reader's address but no cookies", async () => {
  const { reportOpening } = await import("./shared-report");
  expect(await reportOpening("a-token")).toBe(200);
  expect(outcomes).toEqual([{ upstream: "service", outcome: 200, seconds: expect.any(Number) }]);
  const { url, headers } = upstream.seen.at(-1)!;
  expect(url).toBe("/shared/report/opening");
  expect(headers).toMatchObject({ "x-request-id": "r-1", "x-forwarded-for": "192.0.2.7", "user-agent": "Firefox" });
  expect(headers).not.toHaveProperty("cookie");
});

test("a shared report without a response is in the metrics and the log, without the link's secret", async () => {
  upstream.respondWith((response) => response.destroy());
  const { openSharedReport } = await import("./shared-report");
  expect(await openSharedReport("a-token")).toEqual({ kind: "later" });
  expect(outcomes).toEqual([{ upstream: "service", outcome: "UND_ERR_SOCKET", seconds: expect.any(Number) }]);
  expect(lines).toMatchObject([{ msg: "the service did not answer", requestId: "r-1", path: "/shared/report" }]);
  expect(JSON.stringify(lines)).not.toContain("a-token");
});

test("an unexpected response for a shared report is logged, and the reader is asked to try again later", async () => {
  upstream.respondWith((response) => json(response, 200, { content: 1 }));
  const { openSharedReport } = await import("./shared-report");
  expect(await openSharedReport("another-token")).toEqual({ kind: "later" });
  expect(outcomes).toMatchObject([{ outcome: 200 }]);
  expect(lines.map(({ msg }) => msg)).toEqual(["the service's answer for a link to a report is not as expected"]);
});
