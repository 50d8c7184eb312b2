import { afterAll, beforeAll, expect, test, vi } from "vitest";
import pino from "pino";
import type { ServiceHealth } from "./service-health";
import { installTelemetry } from "./telemetry";
import { json, startUpstream, type TestUpstream } from "./testing/upstream";

let service: TestUpstream;
let checkService: () => Promise<ServiceHealth>;
const lines: { msg: string }[] = [];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  service = await startUpstream();
  vi.stubEnv("ACCOUNTING_API_URL", service.url);
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
  installTelemetry({
    log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) }),
    recordUpstream: () => undefined,
  });
  ({ checkService } = await import("./service-health"));
});

afterAll(async () => {
  await service.close();
  vi.useRealTimers();
});

/** Moves the clock on, so that checkService makes a new check: it repeats a result that is less than a second old. */
async function isUp(): Promise<boolean> {
  vi.setSystemTime(Date.now() + 1_100);
  return (await checkService()).isUp;
}

test(
  "a service is away while it is silent, broken or not ready, and there again when it answers",
  { tags: "long" },
  async () => {
    service.respondWith((response) => json(response, 200, { status: "ready" }));
    expect(await isUp()).toBe(true);
    for (const away of [
      () => undefined,
      (response: Parameters<typeof json>[0]) => void response.socket?.resetAndDestroy(),
      (response: Parameters<typeof json>[0]) => json(response, 503, { status: "not ready" }),
    ]) {
      service.respondWith(away);
      expect(await isUp()).toBe(false);
      service.respondWith((response) => json(response, 404, {}));
      expect(await isUp(), "another implementation, without /readyz").toBe(true);
    }
    const said = lines.map(({ msg }) => msg);
    expect(said).toEqual(
      Array<string[]>(3).fill(["the accounting service is away", "the accounting service is there"]).flat(),
    );
  },
);
