import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { REDIRECT_URI, TestDashboard } from "../../testing/test-dashboard";
import { DASHBOARD, ISSUER, TestService } from "../../testing/test-service";

const PASSWORD = "correct horse battery";
let service: TestService;
let dashboard: TestDashboard;

beforeAll(async () => {
  service = await TestService.start();
  dashboard = new TestDashboard(service);
  await service.userWithPassword("anna.ek@byrån", PASSWORD);
});
afterAll(() => service.stop());

function claimsOf(idToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split(".")[1]!, "base64url").toString()) as Record<string, unknown>;
}

describe("signing in", () => {
  it("gives code, state and issuer to the dashboard, and tokens with which the API answers", async () => {
    const browser = service.browser();
    const page = await browser.visit(dashboard.authorizationUrl());
    expect(page).toMatchObject({ status: 200, url: expect.stringMatching(`^${ISSUER}/oidc/sign-in/`) });
    const back = await browser.submit(page.url, { userName: " anna.ek@byrån ", password: PASSWORD });
    const { origin, pathname, searchParams } = new URL(back.url);
    expect(origin + pathname).toBe(REDIRECT_URI);
    expect(searchParams.get("state")).toBe("the state");
    expect(searchParams.get("iss")).toBe(ISSUER);
    const tokens = await dashboard.exchange(back);
    expect(tokens).toMatchObject({ expires_in: 600, token_type: "Bearer", refresh_token: expect.any(String) });
    expect(claimsOf(tokens.id_token)).toMatchObject({
      iss: ISSUER,
      aud: "test-dashboard",
      sub: "anna.ek@byrån",
      name: "Name of anna.ek@byrån",
      nonce: "the nonce",
    });
    // An accepted token gives 404, as the path does not exist; a refused one would give 401.
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(404);
  });

  it("does not ask again while the browser's session lasts", async () => {
    const browser = service.browser();
    await dashboard.signIn(browser, "anna.ek@byrån", PASSWORD);
    const back = await browser.visit(dashboard.authorizationUrl());
    expect(back.url).toContain(`${REDIRECT_URI}?code=`);
  });

  it("asks again with prompt=login, and goes on with prompt=consent by itself", async () => {
    const browser = service.browser();
    await dashboard.signIn(browser, "anna.ek@byrån", PASSWORD);
    const page = await browser.visit(dashboard.authorizationUrl({ prompt: "login" }));
    expect(page.url).toContain("/oidc/sign-in/");
    const back = await browser.visit(dashboard.authorizationUrl({ prompt: "consent" }));
    expect(await dashboard.exchange(back)).toMatchObject({ refresh_token: expect.any(String) });
  });

  it.each([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with a challenge in plain text", { code_challenge_method: "plain" }, "invalid_request"],
    ["by the implicit flow", { response_type: "id_token" }, "unsupported_response_type"],
  ])("is refused %s, and the dashboard is told", async (_, changes, error) => {
    const back = await service.browser().visit(dashboard.authorizationUrl(changes));
    expect(back.url.startsWith(REDIRECT_URI)).toBe(true);
    expect(back.url).toContain(`error=${error}`);
  });

  it("is refused for another redirect URI, and nobody is sent there", async () => {
    const page = await service.browser().visit(dashboard.authorizationUrl({ redirect_uri: "http://evil.test/" }));
    expect(page).toMatchObject({ status: 400, url: expect.stringContaining(ISSUER) });
    expect(page.text).toContain("invalid_redirect_uri");
    expect(page.text).toContain(`href="${DASHBOARD}"`);
  });

  it("gives a code that is good once, and only with its verifier and secret", async () => {
    const browser = service.browser();
    const page = await browser.visit(dashboard.authorizationUrl());
    const back = await browser.submit(page.url, { userName: "anna.ek@byrån", password: PASSWORD });
    const code = new URL(back.url).searchParams.get("code")!;
    const fields = { grant_type: "authorization_code", code, redirect_uri: REDIRECT_URI };
    const thief = new TestDashboard(service);
    expect((await thief.token({ ...fields, code_verifier: thief.verifier })).status).toBe(400);
    const stranger = new TestDashboard(service, { id: "test-dashboard", secret: "a guess" });
    expect((await stranger.token({ ...fields, code_verifier: dashboard.verifier })).status).toBe(401);
    const tokens = await dashboard.exchange(back);
    expect((await dashboard.token({ ...fields, code_verifier: dashboard.verifier })).status).toBe(400);
    expect(await dashboard.apiStatus(tokens.access_token)).toBe(401);
  });
});

describe("behind https", () => {
  it("marks every cookie as secure and builds https addresses, though the proxy speaks http to it", async () => {
    const secure = await TestService.start({ issuer: "https://service.test" });
    try {
      const response = await secure.fetch(dashboard.authorizationUrl().replace(ISSUER, ""));
      const cookies = response.headers.getSetCookie();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/; secure; httponly|; httponly; secure/);
      const discovery = await secure.fetch("/.well-known/openid-configuration");
      expect(await discovery.text()).not.toContain("http://");
    } finally {
      await secure.stop();
    }
  });
});

describe("the sign-in page", () => {
  async function openPage(changes: Record<string, string> = {}) {
    const browser = service.browser();
    return { browser, page: await browser.visit(dashboard.authorizationUrl(changes)) };
  }

  it("says the same for a wrong password, an unknown and a disabled user, and keeps the name typed", async () => {
    await service.userWithPassword("gone", PASSWORD, true);
    const { browser, page } = await openPage();
    for (const [userName, password] of [
      ["anna.ek@byrån", "wrong"],
      ["nobody\u0000", "wrong"],
      ["gone", PASSWORD],
    ] as const) {
      const response = await browser.submit(page.url, { userName, password });
      expect(response.status).toBe(200);
      expect(response.text).toContain("The user name or the password is wrong.");
      expect(response.text).not.toContain(PASSWORD);
    }
    const kept = await browser.submit(page.url, { userName: `"><b>`, password: "wrong" });
    expect(kept.text).toContain(`value="&#34;&#62;&#60;b&#62;"`);
  });

  it("names the field that is empty", async () => {
    const { browser, page } = await openPage();
    const response = await browser.submit(page.url, { userName: "anna.ek@byrån", password: "" });
    expect(response.text).toContain("Enter your password.");
    expect(response.text).not.toContain("Enter your user name.");
  });

  it("speaks Swedish when the browser or the dashboard asks for it", async () => {
    const { browser, page } = await openPage();
    const opened = (language: string) => browser.visit(page.url, { headers: { "accept-language": language } });
    expect((await opened("da, en;q=0.5, sv-SE;q=0.8")).text).toContain('<html lang="sv">');
    expect((await opened("da, sv;q=0.5, en-GB;q=0.8")).text).toContain('<html lang="en">');
    const byDashboard = await openPage({ ui_locales: "fi sv" });
    expect(byDashboard.page.text).toContain("Användarnamn");
  });

  it("has no script, stands in no frame, and sends its form to the service and the dashboard alone", async () => {
    const { page } = await openPage();
    const policy = page.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${DASHBOARD}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src");
    expect(page.text).not.toContain("<script");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("brings its own typeface", async () => {
    const { page } = await openPage();
    const address = /<link rel="preload" href="([^"]+)"/.exec(page.text)![1]!;
    const font = await service.fetch(address);
    expect(font.headers.get("content-type")).toBe("font/woff2");
    expect(
      Buffer.from(await font.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe("wOF2");
  });

  it("fills in the name that the dashboard knows already", async () => {
    const { page } = await openPage({ login_hint: "anna.ek@byrån" });
    expect(page.text).toContain('value="anna.ek@byrån"');
  });

  it("refuses a form that another site sent", async () => {
    const { browser, page } = await openPage();
    const fields = { userName: "anna.ek@byrån", password: PASSWORD };
    const response = await browser.submit(page.url, fields, { "sec-fetch-site": "cross-site" });
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
  });

  it("refuses a form that is too large", async () => {
    const { browser, page } = await openPage();
    const response = await browser.submit(page.url, { userName: "x".repeat(2_000_000), password: PASSWORD });
    expect(response.status).toBe(400);
  });

  it("has expired in another browser and after the sign-in, and leads back to the dashboard", async () => {
    const { browser, page } = await openPage();
    const stranger = await service.browser().visit(page.url);
    expect(stranger).toMatchObject({ status: 400, text: expect.stringContaining("This sign-in has expired") });
    expect(stranger.text).toContain(`href="${DASHBOARD}"`);
    await browser.submit(page.url, { userName: "anna.ek@byrån", password: PASSWORD });
    const used = await browser.visit(page.url);
    expect(used.text).toContain("This sign-in has expired");
  });

  it("gives the session a new id when somebody signs in", async () => {
    const browser = service.browser();
    await dashboard.signIn(browser, "anna.ek@byrån", PASSWORD);
    const before = browser.cookie("nyckeltal_session");
    const page = await browser.visit(dashboard.authorizationUrl({ prompt: "login" }));
    await browser.submit(page.url, { userName: "anna.ek@byrån", password: PASSWORD });
    expect(before).toBeTruthy();
    expect(browser.cookie("nyckeltal_session")).not.toBe(before);
  });

  it("refuses a user after five wrong passwords, even with the right one, and still lets others in", async () => {
    await service.userWithPassword("hasty", PASSWORD);
    const { browser, page } = await openPage();
    const attempt = (userName: string, password: string) => browser.submit(page.url, { userName, password });
    const responses = await Promise.all(Array.from({ length: 6 }, () => attempt("hasty", "wrong")));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const waiting = await attempt("Hasty", PASSWORD);
    expect(waiting.status).toBe(429);
    // Seconds, which the page rounds up to minutes.
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThan(60);
    expect(waiting.text).toContain("Too many wrong tries. Try again in 2 minutes.");
    const other = await attempt("anna.ek@byrån", PASSWORD);
    expect(other.url).toContain(REDIRECT_URI);
  });
});

describe("while the database is away", () => {
  it("signing in answers 503 with a page and a time after which to try again, and goes on when it is back", async () => {
    const away = await TestService.start();
    try {
      await away.userWithPassword("anna", PASSWORD);
      const client = new TestDashboard(away);
      const browser = away.browser();
      const page = await browser.visit(client.authorizationUrl());
      const select = vi.spyOn(away.database.db, "select").mockImplementation(() => {
        throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
      });
      const responses = [
        await browser.visit(client.authorizationUrl(), { headers: { accept: "text/html" } }),
        await browser.submit(page.url, { userName: "anna", password: PASSWORD }),
      ];
      for (const { status, headers, text } of responses) {
        expect(status).toBe(503);
        expect(headers.get("retry-after")).toBe("5");
        expect(text).toContain("The sign-in could not go on");
        expect(text).not.toContain("ECONNREFUSED");
      }
      expect((await client.refresh("any")).status).toBe(503);
      select.mockRestore();
      const back = await browser.submit(page.url, { userName: "anna", password: PASSWORD });
      expect(back.url).toContain(REDIRECT_URI);
    } finally {
      await away.stop();
    }
  });
});
