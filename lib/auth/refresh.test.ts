import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { json, startUpstream, type TestUpstream } from "@/lib/bff/testing/upstream";
import type { Session } from "./session";

let provider: TestUpstream;

beforeAll(async () => {
  provider = await startUpstream();
  vi.stubEnv("PUBLIC_URL", "https://books.example.com");
  vi.stubEnv("AUTH_ISSUER", provider.url);
  vi.stubEnv("AUTH_CLIENT_ID", "dashboard");
  vi.stubEnv("AUTH_CLIENT_SECRET", "a secret of the client");
  vi.stubEnv("SESSION_SECRET", "0123456789abcdef0123456789abcdef");
});
afterAll(() => provider.close());

const HOUR = 3_600;
const DAY = 24 * HOUR;

test.each([1, 30])("a request with the old cookie gets the new tokens, which are good for %i days", async (days) => {
  const now = Math.floor(Date.now() / 1000);
  provider.respondWith((response, { url }) => {
    if (url !== "/token") json(response, 200, { issuer: provider.url, token_endpoint: `${provider.url}/token` });
    else json(response, 200, { access_token: "new", refresh_token: "rotated", expires_in: days * DAY });
  });
  const old: Session = {
    id: `session of ${days}`,
    begun: now - DAY,
    granted: now - DAY,
    accessToken: "old",
    refreshToken: "once",
    accessTokenEnds: now,
  };
  const { refreshSession } = await import("./refresh");
  expect(await refreshSession(old)).toMatchObject({ accessToken: "new", refreshToken: "rotated" });
  // The cached tokens must outlast this wait: a timer set for more than 24.8 days would fire at once and drop them.
  await new Promise((resolve) => setTimeout(resolve, 20));
  provider.seen.length = 0;
  expect(await refreshSession(old)).toMatchObject({ accessToken: "new" });
  expect(provider.seen).toEqual([]);
});

test("the same refresh token is not sent twice when the time of the cached tokens ends during a request", async () => {
  const { refreshSession } = await import("./refresh");
  const now = Math.floor(Date.now() / 1000);
  const session = { id: "session of a timer", begun: now - DAY, granted: now - DAY, accessToken: "old" };
  let finish: () => void = () => undefined;
  /** Makes the provider hold a token request until `finish` is called; resolves when the request has arrived. */
  const holdRequest = () =>
    new Promise<void>((resolve) => {
      provider.respondWith((response, { url }) => {
        if (url !== "/token") json(response, 200, { issuer: provider.url, token_endpoint: `${provider.url}/token` });
        else {
          finish = () => {
            json(response, 200, { access_token: "new", expires_in: 1 });
          };
          resolve();
        }
      });
    });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const first = refreshSession({ ...session, refreshToken: "kept", accessTokenEnds: now });
    await holdRequest();
    finish();
    const kept = await first;
    provider.seen.length = 0;
    const arrived = holdRequest();
    const second = refreshSession({ ...kept!, accessTokenEnds: now });
    await arrived;
    vi.advanceTimersByTime(DAY * 1000);
    const third = refreshSession({ ...kept!, accessTokenEnds: now });
    finish();
    expect((await third)?.accessToken).toBe((await second)?.accessToken);
    expect(provider.seen.filter(({ url }) => url === "/token")).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  // A session ends after eight hours without use, and thirty days after it began.
  ["after half of its idle time", 20 * DAY, 5 * HOUR, true],
  ["not before", 20 * DAY, 3 * HOUR, false],
  ["near its maximum age only if a refresh would make it last longer", 30 * DAY - 2 * HOUR, 5 * HOUR, false],
])("a session in use is refreshed %s", async (_, age, sinceGranted, expected) => {
  const { needsRefresh } = await import("./refresh");
  const now = Math.floor(Date.now() / 1000);
  const session: Session = {
    id: "session of an age",
    begun: now - age,
    granted: now - sinceGranted,
    accessToken: "long",
    refreshToken: "once",
    accessTokenEnds: now + DAY,
  };
  expect(needsRefresh(session)).toBe(expected);
});
