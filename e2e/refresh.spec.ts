import type { Browser, BrowserContext } from "@playwright/test";
import { freePort } from "@/service/testing/free-port.mjs";
import { refresh } from "@/service/testing/test-settings.mjs";
import { signIn } from "./support/sign-in";
import { startOwnProduct, type OwnProduct } from "./support/own-product";
import { expect, test } from "./support/test";

test.use({ user: null });

/** The life of an access token in these tests, in seconds. */
const LIFE = 3;
/** Seconds after which a token is replaced at the earliest: 0.8 of its life, less one for times in whole seconds. */
const REPLACED_AFTER = 0.8 * LIFE - 1;
const CLIENTS = 50;
/** Number of expiries to wait for; `npm run prove -- refresh` has 20. */
const EXPIRIES = refresh.expiries ?? 2;
const USER = "anna";
const PASSWORD = "correct horse battery";

type Measured = OwnProduct & { metricsUrl: string };

test("tokens that expire under many clients and tabs are refreshed once each, with and without rotation @long", async ({
  browser,
}) => {
  // Three times the waits for the expiries, and two minutes for the start of both products and for the tabs.
  test.setTimeout((EXPIRIES * LIFE * 3 + 120) * 1000);
  // Nearly all of the time is spent waiting, so both run at once.
  await Promise.all([true, false].map((rotatesAlways) => testExpiries(browser, rotatesAlways)));
});

/** @param rotatesAlways true: every use replaces the refresh token */
async function testExpiries(browser: Browser, rotatesAlways: boolean): Promise<void> {
  const metricsPort = await freePort();
  const own = await startOwnProduct({
    DEMO: "0",
    METRICS_PORT: String(metricsPort),
    ACCESS_TOKEN_SECONDS: String(LIFE),
    REFRESH_TOKEN_ROTATE_ALWAYS: rotatesAlways ? "1" : "0",
  });
  const product = { ...own, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
  const context = await browser.newContext({ baseURL: product.url });
  try {
    await product.admin(["user", "add", USER, "--type", "Administrator", "--password-stdin"], PASSWORD);
    await openSession(context);
    await refreshInTabs(context, product);
    await refreshForClients(context, product);
  } finally {
    await context.close();
    await product.stop();
  }
}

async function openSession(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await signIn(page, USER, PASSWORD);
  await page.close();
}

/** Reloads three tabs of one page at once, each time that the token has expired. */
async function refreshInTabs(context: BrowserContext, product: Measured): Promise<void> {
  const refused: string[] = [];
  context.on("response", (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const tabs = await Promise.all(Array.from({ length: 3 }, () => context.newPage()));
  for (const tab of tabs) await tab.goto("/agencies");
  for (let expiry = 0; expiry < 3; expiry++) {
    await untilExpiry();
    await expectOneRefresh(product, () => Promise.all(tabs.map((tab) => tab.reload())));
    for (const tab of tabs) await expect(tab).toHaveURL(/\/agencies/);
  }
  expect(refused).toEqual([]);
  for (const tab of tabs) await tab.close();
}

/** Calls by many clients of one session; half of them never store a new cookie, as if its response had been lost. */
async function refreshForClients(context: BrowserContext, product: Measured): Promise<void> {
  const jars = Array.from({ length: CLIENTS }, () => new Map<string, string>());
  for (const { name, value } of await context.cookies(product.url)) jars.forEach((jar) => jar.set(name, value));
  for (let expiry = 0; expiry < EXPIRIES; expiry++) {
    await untilExpiry();
    await expectOneRefresh(product, async () => {
      const statuses = await Promise.all(jars.map((jar, i) => call(product, jar, i % 2 === 0)));
      expect(new Set(statuses), `expiry ${expiry}`).toEqual(new Set([200]));
    });
  }
}

/** Calls the API with the cookies of the jar and returns the status. If `keepsCookies`, the jar gets new cookies. */
async function call({ url }: Measured, jar: Map<string, string>, keepsCookies: boolean): Promise<number> {
  const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${url}/Api/v2/Me`, { headers: { cookie, "X-CSRF": "1" } });
  await response.arrayBuffer();
  for (const header of keepsCookies ? response.headers.getSetCookie() : []) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(header)!;
    jar.set(name!, value!);
  }
  return response.status;
}

/** Expects one refresh; on a slow machine allows one more for each time that the new token is due meanwhile. */
async function expectOneRefresh(product: Measured, act: () => Promise<unknown>): Promise<void> {
  const before = await countTokenRequests(product);
  const start = Date.now();
  await act();
  const count = (await countTokenRequests(product)) - before;
  // Later requests of the pages are counted too, so the time is taken after the counting.
  const ends = Math.floor((Date.now() - start) / (REPLACED_AFTER * 1000));
  expect(count).toBeGreaterThanOrEqual(1);
  expect(count).toBeLessThanOrEqual(1 + ends);
}

function untilExpiry(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LIFE * 1000));
}

/** The number of token requests that the service has received. */
async function countTokenRequests({ metricsUrl }: Measured): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return [...text.matchAll(/^http_requests_total\{([^}]*)\} (\d+)$/gm)]
    .filter(([, labels]) => labels!.includes('route="/oidc/token"'))
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}
