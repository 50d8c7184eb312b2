import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../auth/password";
import { lockUser } from "../auth/personal-access-token";
import { SECRET_CHECKED } from "../auth/secret-checked";
import { user } from "../db/schema";
import { codeOf, giveSecondFactor } from "../../testing/second-factor";
import { signInToken } from "../../testing/sign-in-token";
import { TestBrowser } from "../../testing/test-browser";
import { TestDashboard, type Tokens } from "../../testing/test-dashboard";
import { DASHBOARD, ISSUER, TestService } from "../../testing/test-service";
import { deleteExpired } from "./adapter";
import { registerDashboard, registerProgram } from "./client";
import { endSessions } from "./end-sessions";

const PASSWORD = "correct horse battery";
let service: TestService;
let dashboard: TestDashboard;

beforeAll(async () => {
  service = await TestService.start();
  dashboard = new TestDashboard(service);
  await service.userWithPassword("anna", PASSWORD);
});
afterAll(() => service.stop());

const HOUR = 3600;
const DAY = 24 * HOUR;
const signIn = (browser = service.browser()) => dashboard.signIn(browser, "anna", PASSWORD);

async function refreshed(refreshToken: string): Promise<Tokens> {
  const response = await dashboard.refresh(refreshToken);
  expect(response.status).toBe(200);
  return (await response.json()) as Tokens;
}

describe("access tokens", () => {
  it("end after ten minutes", async () => {
    const { access_token: token } = await signIn();
    await service.letPass(590);
    // An accepted token gives 404, as the path does not exist; a refused one would give 401.
    expect(await dashboard.apiStatus(token)).toBe(404);
    await service.letPass(10);
    expect(await dashboard.apiStatus(token)).toBe(401);
  });

  it("open the API by OAuth and Bearer in any case, and nothing else", async () => {
    const { access_token: token, refresh_token: refreshToken, id_token: idToken } = await signIn();
    const status = async (authorization: string) =>
      (await service.fetch("/Api/v2/Nothing", { headers: { authorization } })).status;
    expect(await status(`oauth ${token}`)).toBe(404);
    expect(await status(`BEARER ${token}`)).toBe(404);
    expect(await status(`Token ${token}`)).toBe(401);
    expect(await status(`OAuth ${refreshToken}`)).toBe(401);
    expect(await status(`OAuth ${idToken}`)).toBe(401);
    expect(await status(`OAuth ${token.slice(0, -1)}`)).toBe(401);
  });

  it("tell who signed in at the userinfo endpoint", async () => {
    const { access_token: token } = await signIn();
    const response = await service.fetch("/oidc/userinfo", { headers: { authorization: `Bearer ${token}` } });
    expect(await response.json()).toEqual({ sub: "anna", name: "Name of anna" });
  });
});

describe("refresh tokens", () => {
  it("give new access tokens and stay the same while they are young", async () => {
    const first = await signIn();
    const second = await refreshed(first.refresh_token);
    expect(second.refresh_token).toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(await dashboard.apiStatus(second.access_token)).toBe(404);
  });

  it("may be used by many requests at the same moment while they are young", async () => {
    const { refresh_token: token } = await signIn();
    const responses = await Promise.all(Array.from({ length: 5 }, () => dashboard.refresh(token)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it("restart their idle time at use, are replaced when old, and revoke the grant if used 30 s later", async () => {
    const { refresh_token: token } = await signIn();
    for (const hours of [4, 8]) {
      await service.letPass(4 * HOUR);
      expect((await refreshed(token)).refresh_token, `after ${hours} hours`).toBe(token);
    }
    // 12 hours after the sign-in are more than 70 % of the 16 that the token has by now.
    await service.letPass(4 * HOUR);
    const replaced = await refreshed(token);
    expect(replaced.refresh_token).not.toBe(token);
    expect((await refreshed(replaced.refresh_token)).refresh_token).toBe(replaced.refresh_token);
    // The answer may have been lost on its way, so the replaced token is good for another 30 seconds.
    await service.letPass(20);
    expect((await dashboard.refresh(token)).status).toBe(200);
    await service.letPass(11);
    expect((await dashboard.refresh(token)).status).toBe(400);
    expect((await dashboard.refresh(replaced.refresh_token)).status).toBe(400);
    expect(await dashboard.apiStatus(replaced.access_token)).toBe(401);
  });

  it("belong to the client that got them", async () => {
    const { refresh_token: token } = await signIn();
    const other = new TestDashboard(service, await registerDashboard(service.database.db, ["http://other.test/back"]));
    expect((await other.refresh(token)).status).toBe(400);
    expect((await other.revoke(token)).status).toBe(400);
    await refreshed(token);
  });
});

describe("a refresh token's end", () => {
  it("comes when it has been idle for eight hours", async () => {
    const { refresh_token: token } = await signIn();
    await service.letPass(8 * HOUR - 60);
    await refreshed(token);
    await service.letPass(8 * HOUR);
    expect((await dashboard.refresh(token)).status).toBe(400);
  });

  it("comes at the end of its lifetime, even if it is used all the time", async () => {
    const short = await TestService.start({
      lifetimes: { accessToken: 600, refreshTokenIdle: 8 * HOUR, refreshToken: DAY, rotateAlways: false, signIn: 600 },
    });
    try {
      await short.userWithPassword("anna", PASSWORD);
      const client = new TestDashboard(short);
      let tokens = await client.signIn(short.browser(), "anna", PASSWORD);
      for (let hours = 6; hours < 24; hours += 6) {
        await short.letPass(6 * HOUR);
        const response = await client.refresh(tokens.refresh_token);
        expect(response.status, `after ${hours} hours`).toBe(200);
        tokens = (await response.json()) as Tokens;
      }
      await short.letPass(6 * HOUR);
      expect((await client.refresh(tokens.refresh_token)).status).toBe(400);
    } finally {
      await short.stop();
    }
  });
});

describe("revoking", () => {
  it("a refresh token ends its access tokens and the browser's session, but no other browser's", async () => {
    const browser = service.browser();
    const other = await signIn();
    const tokens = await signIn(browser);
    expect((await dashboard.revoke(tokens.refresh_token)).status).toBe(200);
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(401);
    expect((await dashboard.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await browser.visit(dashboard.authorizationUrl())).url).toContain("/oidc/sign-in/");
    await refreshed(other.refresh_token);
  });

  it("an access token ends its refresh token too", async () => {
    const tokens = await signIn();
    await dashboard.revoke(tokens.access_token);
    expect((await dashboard.refresh(tokens.refresh_token)).status).toBe(400);
  });

  it("answers 200 to a token that nobody knows", async () => {
    expect((await dashboard.revoke("unknown")).status).toBe(200);
  });
});

describe("a user's end", () => {
  it("stops tokens and sessions at once when they are disabled, for good when their sessions are ended", async () => {
    const { db } = service.database;
    await service.userWithPassword("leaving", PASSWORD);
    const browser = service.browser();
    const tokens = await dashboard.signIn(browser, "leaving", PASSWORD);
    const disabled = (value: boolean) => db.update(user).set({ disabled: value }).where(eq(user.userName, "leaving"));
    await disabled(true);
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(401);
    expect((await dashboard.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await browser.visit(dashboard.authorizationUrl())).url).toContain("/oidc/sign-in/");
    await endSessions(db, "leaving");
    await disabled(false);
    expect((await dashboard.refresh(tokens.refresh_token)).status).toBe(400);
    expect((await browser.visit(dashboard.authorizationUrl())).url).toContain("/oidc/sign-in/");
  });

  it("stops a sign-in whose right password was given, before the browser has followed the redirect", async () => {
    const { db } = service.database;
    await service.userWithPassword("hurried", PASSWORD);
    const browser = new TestBrowser(async (address, init) => {
      if (/\/oidc\/auth\/[\w-]+$/.test(address)) await endSessions(db, "hurried");
      return service.fetch(address, init);
    });
    const page = await browser.visit(dashboard.authorizationUrl());
    const back = await browser.submit(page.url, { userName: "hurried", password: PASSWORD });
    expect(back).toMatchObject({ status: 400, text: expect.stringContaining("This sign-in has expired") });
  });

  it.each([false, true])(
    "stops a sign-in whose password changes while it is checked (second factor: %s)",
    async (hasSecondFactor) => {
      const { db } = service.database;
      const userName = `overtaken ${String(hasSecondFactor)}`;
      await service.userWithPassword(userName, PASSWORD);
      if (hasSecondFactor) await giveSecondFactor(db, userName);
      const passwordHash = await hashPassword("another password");
      let changed: Promise<void> | undefined;
      const change = () => {
        changed ??= db.transaction(async (tx) => {
          await lockUser(tx, userName);
          await tx.update(user).set({ passwordHash }).where(eq(user.userName, userName));
          await endSessions(tx, userName);
        });
      };
      const browser = service.browser();
      const page = await browser.visit(dashboard.authorizationUrl());
      subscribe(SECRET_CHECKED, change);
      const back = await browser.submit(page.url, { userName, password: PASSWORD });
      unsubscribe(SECRET_CHECKED, change);
      await changed;
      expect(back).toMatchObject({ status: 400, text: expect.stringContaining("This sign-in has expired") });
      expect((await browser.visit(page.url)).status).toBe(400);
    },
  );

  it("stops a sign-in that is ended while its code is checked", async () => {
    const { db } = service.database;
    await service.userWithPassword("halted", PASSWORD);
    const secret = await giveSecondFactor(db, "halted");
    const browser = service.browser();
    const page = await browser.visit(dashboard.authorizationUrl());
    expect((await browser.submit(page.url, { userName: "halted", password: PASSWORD })).status).toBe(200);
    let ended: Promise<void> | undefined;
    const end = () => {
      ended ??= endSessions(db, "halted");
    };
    subscribe(SECRET_CHECKED, end);
    const back = await browser.submit(page.url, { code: await codeOf(secret) });
    unsubscribe(SECRET_CHECKED, end);
    await ended;
    expect(back).toMatchObject({ status: 400, text: expect.stringContaining("This sign-in has expired") });
  });

  it("does not leave tokens to another user of the same name", async () => {
    const { db } = service.database;
    await service.userWithPassword("first", PASSWORD);
    const tokens = await dashboard.signIn(service.browser(), "first", PASSWORD);
    await db.delete(user).where(eq(user.userName, "first"));
    await service.userWithPassword("first", "another password");
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(401);
    expect((await dashboard.refresh(tokens.refresh_token)).status).toBe(400);
  });
});

describe("signing out at the server", () => {
  it("asks first, then ends the session and its tokens and goes back to the dashboard", async () => {
    const browser = service.browser();
    const tokens = await signIn(browser);
    const address = new URL("/oidc/session/end", ISSUER);
    address.search = String(
      new URLSearchParams({
        client_id: "test-dashboard",
        post_logout_redirect_uri: `${DASHBOARD}/sign-in`,
        state: "s",
      }),
    );
    const page = await browser.visit(address.href);
    expect(page.text).toContain("Stay signed in");
    expect(page.text).not.toContain("<script");
    const xsrf = /name="xsrf" value="(\w+)"/.exec(page.text)![1]!;
    const back = await browser.submit(`${ISSUER}/oidc/session/end/confirm`, { xsrf, logout: "yes" });
    expect(back.url).toBe(`${DASHBOARD}/sign-in?state=s`);
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(401);
    expect((await browser.visit(dashboard.authorizationUrl())).url).toContain("/oidc/sign-in/");
  });

  it("leaves session and tokens as they are for a user who stays", async () => {
    const browser = service.browser();
    const tokens = await signIn(browser);
    const page = await browser.visit(`${ISSUER}/oidc/session/end?client_id=test-dashboard`);
    expect(page.text).toContain(`<a class="button quiet" href="${DASHBOARD}">Stay signed in</a>`);
    // The one button of the form is the one that signs out.
    expect([...page.text.matchAll(/<button [^>]*>/g)].map(([button]) => button)).toEqual([
      expect.stringContaining('name="logout" value="yes"'),
    ]);
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(404);
    expect((await browser.visit(dashboard.authorizationUrl())).url).not.toContain("/oidc/sign-in/");
  });

  it("does not ask where the client proves by its ID token who signs out", async () => {
    const browser = service.browser();
    const { id_token: hint } = await signIn(browser);
    const page = await browser.visit(`${ISSUER}/oidc/session/end?id_token_hint=${hint}`);
    expect(page.text).not.toContain("Stay signed in");
    const script = /<script>([^]*)<\/script>/.exec(page.text)![1]!;
    const hash = createHash("sha256").update(script).digest("base64");
    expect(page.headers.get("content-security-policy")).toContain(`script-src 'sha256-${hash}'`);
  });

  it("lets the page go on by itself where the session has ended already", async () => {
    const { id_token: hint } = await signIn(service.browser());
    const back = encodeURIComponent(`${DASHBOARD}/sign-in`);
    const page = await service
      .browser()
      .visit(`${ISSUER}/oidc/session/end?id_token_hint=${hint}&post_logout_redirect_uri=${back}`);
    const script = /<script>([^]*)<\/script>/.exec(page.text)![1]!;
    const policy = page.headers.get("content-security-policy")!;
    expect(policy).toContain(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(policy).not.toContain("sandbox");
  });

  it("sends nobody to an address that the client has not registered", async () => {
    const page = await service
      .browser()
      .visit(`${ISSUER}/oidc/session/end?client_id=test-dashboard&post_logout_redirect_uri=http://evil.test`);
    expect(page).toMatchObject({
      status: 400,
      text: expect.stringContaining("post_logout_redirect_uri not registered"),
    });
  });
});

describe("a program with client credentials", () => {
  it("acts as the user it was registered for, while that user may", async () => {
    const { db } = service.database;
    await service.userWithPassword("program", PASSWORD);
    const program = new TestDashboard(service, await registerProgram(db, "program"));
    const response = await program.token({ grant_type: "client_credentials" });
    const { access_token: token } = (await response.json()) as Tokens;
    expect(await program.apiStatus(token)).toBe(404);
    await db.update(user).set({ disabled: true }).where(eq(user.userName, "program"));
    expect(await program.apiStatus(token)).toBe(401);
    expect((await dashboard.token({ grant_type: "client_credentials" })).status).toBe(400);
  });

  it("is deleted with its user, and does not act as a later user with this name", async () => {
    const { db } = service.database;
    const administrator = await service.make.user("Administrator");
    const authorization = `OAuth ${await signInToken(db, administrator)}`;
    await service.userWithPassword("gone", PASSWORD);
    const program = new TestDashboard(service, await registerProgram(db, "gone"));
    const deletion = await service.fetch("/Api/v2/User/gone", { method: "DELETE", headers: { authorization } });
    expect(deletion.status).toBe(200);
    await service.userWithPassword("gone", PASSWORD);
    expect((await program.token({ grant_type: "client_credentials" })).status).toBe(401);
  });
});

/** GET with any request target and Host, which fetch does not allow. */
function rawGet(target: string, headers: Record<string, string>): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, headers }, (response) => {
      text(response).then(resolve, reject);
    })
      .on("error", reject)
      .end();
  });
}

describe("discovery", () => {
  it("names the issuer's addresses, whatever host and scheme the request claims", async () => {
    const path = "/.well-known/openid-configuration";
    const claims: [path: string, headers: Record<string, string>][] = [
      [path, { host: "evil.test" }],
      [path, { "x-forwarded-host": "evil.test", "x-forwarded-proto": "https" }],
      [`https://evil.test${path}`, {}],
    ];
    for (const [target, headers] of claims) {
      const body = await rawGet(target, headers);
      expect(body).not.toContain("evil.test");
      expect(JSON.parse(body)).toMatchObject({
        issuer: ISSUER,
        authorization_endpoint: `${ISSUER}/oidc/auth`,
        token_endpoint: `${ISSUER}/oidc/token`,
        revocation_endpoint: `${ISSUER}/oidc/token/revocation`,
        end_session_endpoint: `${ISSUER}/oidc/session/end`,
        userinfo_endpoint: `${ISSUER}/oidc/userinfo`,
        jwks_uri: `${ISSUER}/oidc/jwks`,
        code_challenge_methods_supported: ["S256"],
        response_types_supported: ["code"],
      });
    }
  });

  it("shows no private part of a key", async () => {
    const { keys } = (await (await service.fetch("/oidc/jwks")).json()) as { keys: Record<string, unknown>[] };
    expect(Object.keys(keys[0]!).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});

describe("cleaning", () => {
  it("deletes what has expired and keeps the rest", async () => {
    const { db } = service.database;
    const tokens = await signIn();
    await service.letPass(HOUR);
    await deleteExpired(db, new Date());
    await refreshed(tokens.refresh_token);
    await deleteExpired(db, new Date(Date.now() + 9 * HOUR * 1000));
    expect((await dashboard.refresh(tokens.refresh_token)).status).toBe(400);
  });
});
