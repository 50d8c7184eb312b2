import { request as playwrightRequest, type APIRequestContext } from "@playwright/test";
import { apiErrorSchema } from "@/contract/api-error";
import { NO_SESSION, PRODUCT, cookieHeaderOf } from "./support/product";
import { startSecondDashboard } from "./support/second-dashboard";
import { fillSignInForm } from "./support/sign-in";
import { expect, test } from "./support/test";

/** The dashboard's address under another name than its public one. */
const BY_ADDRESS = PRODUCT.url.replace("localhost", "127.0.0.1");

test.describe("a visitor by the machine's address instead of its name", () => {
  test.use({ user: null });

  test("is led to the public address and can sign in there", async ({ page }) => {
    await page.goto(`${BY_ADDRESS}/agencies/demo/companies?q=x`);
    await expect(page).toHaveURL(new RegExp(`^${PRODUCT.url}/sign-in\\?`));
    await page.getByRole("button", { name: "Sign in" }).click();
    await fillSignInForm(page, "consultant");
    await expect(page).toHaveURL(`${PRODUCT.url}/agencies/demo/companies?q=x`);
  });

  test.describe("behind a proxy, which hides that address from the server", () => {
    // With a header of a proxy the server does not redirect, since Host may be the proxy's name for the dashboard.
    test.use({ extraHTTPHeaders: { via: "1.1 proxy" } });

    test("is led to the public address by the page @long", async ({ page }) => {
      await page.goto(`${BY_ADDRESS}/sign-in?callbackUrl=%2Faccount`);
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page).toHaveURL(`${PRODUCT.url}/sign-in?callbackUrl=%2Faccount`);
      await page.getByRole("button", { name: "Sign in" }).click();
      await fillSignInForm(page, "consultant");
      await expect(page).toHaveURL(`${PRODUCT.url}/account`);
    });
  });
});

test.describe("the sign-in's own addresses", () => {
  test.use({ user: null });

  test("answer unreadable requests with the dashboard's own error object", async ({ request }) => {
    const callback = "/api/auth/callback/nyckeltal?code=x&state=y";
    for (const bad of ["javascript:alert(1)", "not an address", "http://", "%00", "data:text/html,x"]) {
      for (const path of [`${callback}&callbackUrl=`, "/api/auth/csrf?callbackUrl=", "/api/auth/signin?callbackUrl="]) {
        const response = await request.get(path + encodeURIComponent(bad), { maxRedirects: 0 });
        expect(response.status(), path + bad).toBe(400);
        expect(apiErrorSchema.safeParse(await response.json()).success).toBe(true);
        // Neither a stack trace nor next-auth's page about a wrong configuration.
        expect(await response.text()).not.toMatch(/\bat |node_modules|server configuration/);
      }
    }
  });

  test("are not stopped by a cookie that somebody else has set", async ({ request }) => {
    const headers = { cookie: "nyckeltal.callback-url=javascript%3Aalert(1)" };
    const response = await request.get("/api/auth/csrf", { headers });
    expect(response.status()).toBe(200);
    expect(await response.json()).toHaveProperty("csrfToken");
  });

  test("are only those that are used", async ({ request }) => {
    for (const path of ["signout", "session", "providers", "verify-request", "callback/other", "signin/nyckeltal"]) {
      expect((await request.get(`/api/auth/${path}`, { maxRedirects: 0 })).status(), path).toBe(404);
    }
    for (const path of ["signout", "_log", "session", "callback/nyckeltal", "csrf"]) {
      const response = await request.post(`/api/auth/${path}`, { form: { csrfToken: "x" }, maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
    }
  });
});

test.describe("a session whose cookie was copied", () => {
  // The page may still be fetching when its session ends.
  test.use({ expectedConsole: [/status of 401/] });

  test("signing out ends the session: its cookie is rejected", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: PRODUCT.url, storageState: NO_SESSION });
    const page = await context.newPage();
    await page.goto("/sign-in");
    await page.getByRole("button", { name: "Sign in" }).click();
    await fillSignInForm(page, "limited");
    await expect(page).toHaveURL(/\/(agencies|companies)/);
    const stolen = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    const headers = { "X-CSRF": "1", Origin: PRODUCT.url, "Sec-Fetch-Site": "same-origin", Cookie: stolen };
    const thief = await playwrightRequest.newContext({ baseURL: PRODUCT.url, extraHTTPHeaders: headers });
    expect((await thief.get("/Api/v2/Me")).status()).toBe(200);
    const { csrfToken } = (await (await context.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
    await context.request.post("/api/auth/signout", { form: { csrfToken }, maxRedirects: 0 });
    expect((await thief.get("/Api/v2/Me")).status(), "next-auth's own sign-out is not there").toBe(200);
    // The dashboard cannot tell the two apart: a sign-out with either cookie ends the session for both.
    expect((await thief.post("/api/sign-out")).status()).toBe(200);
    expect((await thief.get("/Api/v2/Me")).status()).toBe(401);
    await thief.dispose();
    await context.close();
  });
});

test("over https every cookie of the dashboard has a prefix that keeps neighbours from setting it @long", async () => {
  const settings = { PUBLIC_URL: "https://books.example.com", TRUST_PROXY: "127.0.0.1" };
  const dashboard = await startSecondDashboard(PRODUCT.serviceUrl, settings);
  const request = await playwrightRequest.newContext({
    baseURL: dashboard.url,
    extraHTTPHeaders: { "X-Forwarded-Proto": "https", "X-CSRF": "1", Origin: "https://books.example.com" },
  });
  try {
    const cookies = [...(await cookiesOfSignIn(request)), ...(await cookiesOfSignOut(request))];
    // Among them the sign-in's anti-forgery token, state, nonce and PKCE verifier, the sign-out's session and ID token.
    expect(cookies.length).toBeGreaterThanOrEqual(6);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(Host|Secure)-nyckeltal\./);
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).not.toMatch(/; domain=/i);
      if (cookie.startsWith("__Host-")) expect(cookie).toMatch(/; path=\/(;|$)/i);
    }
  } finally {
    await request.dispose();
    await dashboard.stop();
  }
});

/** The Set-Cookie headers of a response. */
const setBy = (response: { headersArray: () => { name: string; value: string }[] }) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value);

async function cookiesOfSignIn(request: APIRequestContext): Promise<string[]> {
  const csrf = await request.get("/api/auth/csrf");
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  // Playwright's own cookie jar does not send secure cookies over plain http.
  const cookie = setBy(csrf)
    .map((one) => one.split(";")[0]!)
    .join("; ");
  const begun = await request.post("/api/auth/signin/nyckeltal", {
    form: { csrfToken, callbackUrl: "/", json: "true" },
    headers: { cookie },
  });
  expect(((await begun.json()) as { url: string }).url).toContain(PRODUCT.serviceUrl);
  return [...setBy(csrf), ...setBy(begun)];
}

/** Signing out deletes the session's cookie, whose name over https is its name over http behind a prefix. */
async function cookiesOfSignOut(request: APIRequestContext): Promise<string[]> {
  expect(cookieHeaderOf("limited")).toMatch(/(?:^|; )nyckeltal\.session=/);
  const response = await request.post("/api/sign-out", { headers: { cookie: "__Host-nyckeltal.session=made-up" } });
  expect(response.status()).toBe(200);
  return setBy(response);
}
