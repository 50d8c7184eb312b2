import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { json, startUpstream, type Seen, type TestUpstream } from "@/lib/bff/testing/upstream";
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

beforeEach(() => {
  provider.seen.length = 0;
  provider.respondWith(respond);
});

/** Answers each request with success. */
function respond(response: ServerResponse, { url }: Seen): void {
  const issuer = provider.url;
  const metadata = { issuer, token_endpoint: `${issuer}/token`, revocation_endpoint: `${issuer}/revoke` };
  const tokens = { access_token: "new", refresh_token: "rotated", expires_in: 600 };
  json(response, 200, url === "/token" ? tokens : metadata);
}

/** A session whose access token has ended. */
function oldSession(id: string): Session {
  const now = Math.floor(Date.now() / 1000);
  return {
    id,
    begun: now - 600,
    granted: now - 600,
    accessToken: "old",
    refreshToken: "once",
    accessTokenEnds: now,
  };
}

test("a sign-out with an older cookie also revokes the newest tokens, and refreshes the session no more", async () => {
  const session = oldSession("session");
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

/** Starts a sign-out, and a refresh while the tokens are being revoked; then answers the revocations. */
async function refreshDuringSignOut(session: Session, answerRevocation: (response: ServerResponse) => void) {
  const { endSession } = await import("./end-session");
  const { refreshSession } = await import("./refresh");
  const held: ServerResponse[] = [];
  /** Resolves when both revocations, of the access token and the refresh token, have been requested. */
  const bothRequested = new Promise<void>((resolve) => {
    provider.respondWith((response, seen) => {
      if (seen.url !== "/revoke") respond(response, seen);
      else if (held.push(response) === 2) resolve();
    });
  });
  const ending = endSession(session, undefined);
  await bothRequested;
  const refreshing = refreshSession(session);
  // A refresh that did not wait would reach the provider now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const response of held) answerRevocation(response);
  const settled = await Promise.allSettled([ending, refreshing]);
  provider.respondWith(respond);
  return { ending: settled[0], refreshing: settled[1], later: await refreshSession(session) };
}

test("a refresh that begins during a sign-out gets no tokens, then or later", async () => {
  const found = await refreshDuringSignOut(oldSession("refreshed meanwhile"), (response) => json(response, 200, {}));
  expect(found.ending.status).toBe("fulfilled");
  expect([found.refreshing, found.later]).toEqual([{ status: "fulfilled", value: null }, null]);
  expect(provider.seen.filter(({ url }) => url === "/token")).toEqual([]);
});

test("the session goes on when its tokens cannot be revoked", async () => {
  const found = await refreshDuringSignOut(oldSession("not revoked"), (response) => json(response, 500, {}));
  expect([found.ending.status, found.refreshing.status]).toEqual(["rejected", "rejected"]);
  expect(found.later).toMatchObject({ accessToken: "new" });
});
