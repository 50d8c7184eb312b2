import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TestBrowser } from "../../testing/test-browser";
import { TestDashboard } from "../../testing/test-dashboard";
import { ISSUER, TestService } from "../../testing/test-service";

const PASSWORD = "correct horse battery";
const SECURE_ISSUER = ISSUER.replace("http:", "https:");

describe("the rules for browsers", () => {
  let plain: TestService;
  let secure: TestService;
  beforeAll(async () => {
    plain = await TestService.start();
    secure = await TestService.start({ issuer: SECURE_ISSUER });
    await secure.userWithPassword("anna", PASSWORD);
  });
  afterAll(async () => {
    await plain.stop();
    await secure.stop();
  });

  it.each(["/oidc/auth", "/oidc/sign-in/x", "/Api/v2/Me", "/healthz", "/docs", "/nothing"])(
    "demand https in the answer of %s where the issuer has it",
    async (path) => {
      const header = "strict-transport-security";
      expect((await secure.fetch(path)).headers.get(header)).toBe("max-age=63072000; includeSubDomains");
      expect((await plain.fetch(path)).headers.get(header)).toBeNull();
    },
  );

  it("give cookies over https a prefix that keeps other hosts from setting them", async () => {
    const set: string[] = [];
    const browser = new TestBrowser(async (address, init) => {
      const response = await secure.fetch(address.replace(SECURE_ISSUER, ""), init);
      set.push(...response.headers.getSetCookie());
      return response;
    });
    const page = await browser.visit(new TestDashboard(secure).authorizationUrl().replace(ISSUER, SECURE_ISSUER));
    const back = await browser.submit(page.url, { userName: "anna", password: PASSWORD });
    expect(new URL(back.url).searchParams.get("code")).toBeTruthy();
    const names = new Set(set.map((cookie) => cookie.slice(0, cookie.indexOf("="))));
    expect([...names].filter((name) => !name.endsWith(".sig")).sort()).toEqual([
      "__Host-nyckeltal_known",
      "__Host-nyckeltal_session",
      "__Secure-nyckeltal_sign_in",
      "__Secure-nyckeltal_sign_in_resume",
    ]);
    // RFC 6265bis §4.1.3: both prefixes require Secure; __Host- also requires Path=/ and no Domain. A browser drops a
    // cookie that breaks these rules. HttpOnly, and no Domain for the other cookies, are rules of this service.
    for (const cookie of set) {
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).not.toMatch(/; domain=/i);
      if (cookie.startsWith("__Host-")) expect(cookie).toMatch(/; path=\/(;|$)/i);
    }
  });

  it.each(["/oidc/token", "/oidc/userinfo", "/oidc/token/revocation", "/oidc/auth"])(
    "let scripts of other origins read nothing of %s",
    async (path) => {
      const foreign = { origin: "https://evil.example", "access-control-request-method": "POST" };
      for (const method of ["OPTIONS", "POST", "GET"]) {
        const { headers } = await plain.fetch(path, { method, headers: foreign });
        const shared = [...headers.keys()].filter((name) => name.startsWith("access-control-"));
        expect(shared, `${method} ${path}`).toEqual([]);
      }
    },
  );

  it("let scripts of every origin read keys and metadata", async () => {
    for (const path of ["/.well-known/openid-configuration", "/oidc/jwks"]) {
      const { headers } = await plain.fetch(path, { headers: { origin: "https://other.example" } });
      expect(headers.get("access-control-allow-origin"), path).toBe("*");
    }
  });
});
