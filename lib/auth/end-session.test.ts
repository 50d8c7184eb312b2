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
  const { url } = provider;
  const metadata = { issuer: url, token_endpoint: `${url}/token`, revocation_endpoint: `${url}/revoke` };
  provider.respondWith((response, request) => {
    const isRefresh = request.url === "/token";
    json(response, 200, isRefresh ? { access_token: "new", refresh_token: "rotated", expires_in: 600 } : metadata);
  });
});
afterAll(() => provider.close());

test("a sign-out with an older cookie also revokes the newest tokens, and refreshes the session no more", async () => {
  const now = Math.floor(Date.now() / 1000);
  const session: Session = {
    id: "session",
    begun: now - 600,
    granted: now - 600,
    accessToken: "old",
    refreshToken: "once",
    accessTokenEnds: now,
  };
  const { endSession } = await import("./end-session");
  const { refreshSession } = await import("./refresh");
  const refreshing = refreshSession(session);
  expect(await endSession(session, undefined)).toEqual({ location: "https://books.example.com/sign-in" });
  expect(await refreshing).toMatchObject({ accessToken: "new" });
  const revoked = provider.seen
    .filter(({ url }) => url === "/revoke")
    .map(({ body }) => new URLSearchParams(body).get("token"));
  expect(revoked.toSorted()).toEqual(["new", "old", "once", "rotated"]);
  provider.seen.length = 0;
  expect(await refreshSession(session)).toBeNull();
  expect(provider.seen).toEqual([]);
});
