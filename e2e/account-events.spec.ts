import type { Page } from "@playwright/test";
import type { SecurityEventPage } from "@/contract/account/security-event";
import { expectAccessible } from "./support/accessibility";
import { callApi } from "./support/api";
import { startOwnProduct, type OwnProduct } from "./support/own-product";
import { expect, test } from "./support/test";

test.use({ user: null, expectedConsole: [/net::ERR_FAILED/] });

const PASSWORD = "correct horse battery";
/** The client's address as the proxy on this machine writes it, and one forged by the client. */
const OFFICE = "198.51.100.7";
const MADE_UP = "192.0.2.66";

async function withProduct(use: (product: OwnProduct) => Promise<void>): Promise<void> {
  const product = await startOwnProduct({ DEMO: "0" });
  try {
    await product.admin(["user", "add", "anna", "--type", "Administrator", "--password-stdin"], PASSWORD);
    await use(product);
  } finally {
    await product.stop();
  }
}

async function signInAfter(page: Page, failures: number): Promise<void> {
  await page.goto("/sign-in?callbackUrl=/account");
  await page.getByRole("button", { name: /^(Sign in|Logga in)$/ }).click();
  for (let i = 0; i < failures; i++) {
    await fillIn(page, "wrong");
    await expect(page.getByRole("alert")).toBeVisible();
  }
  await fillIn(page, PASSWORD);
  await expect(page).toHaveURL(/\/account$/);
}

async function fillIn(page: Page, password: string): Promise<void> {
  await page.getByLabel(/^(User name|Användarnamn)$/).fill("anna");
  await page.getByLabel(/^(Password|Lösenord)$/).fill(password);
  await page.getByRole("button", { name: /^(Sign in|Logga in)$/ }).click();
}

test("a user who signs in after failed tries is told of them, and sees what happened to their access @long", async ({
  browser,
}) => {
  // The test starts a product of its own, which takes long.
  test.setTimeout(180_000);
  await withProduct(async (product) => {
    const headers = { "x-forwarded-for": `${MADE_UP}, ${OFFICE}` };
    const context = await browser.newContext({ baseURL: product.url, extraHTTPHeaders: headers });
    const page = await context.newPage();
    const note = page.getByRole("region", { name: "Failed sign-ins" });
    const events = page.getByRole("list", { name: "Security events" }).getByRole("listitem");

    await signInAfter(page, 3);
    await expect(note).toContainText("3 failed sign-ins in the last 180 days.");
    // The user agent of Playwright's Desktop Chrome names Windows on every system.
    await expect(note).toContainText(`Chrome, Windows, ${OFFICE}`);
    await expect(events).toHaveCount(4);
    await expect(events.first()).toContainText("Signed in");
    await expect(events.nth(1)).toContainText("Failed sign-in: wrong password");
    await expect(events.nth(1)).toContainText(OFFICE);
    await note.getByRole("link", { name: "See security events" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Security events" })).toBeInViewport();
    await expectAccessible(page);

    // A change made through the dashboard is recorded with the browser's address, not the dashboard's.
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password").fill("another long password");
    await page.keyboard.press("Enter");
    await expect(events.first()).toContainText("Password changed");
    await expect(events.first()).toContainText(`Chrome, Windows, ${OFFICE}`);
    await page.getByLabel("Name").fill("Payroll export");
    await page.getByLabel("Name").press("Enter");
    await expect(events.first()).toContainText("Personal access token created");
    const { events: told } = await callApi<SecurityEventPage>(page, "GET", "/Me/SecurityEvent");
    expect(new Set(told.map(({ address }) => address))).toEqual(new Set([OFFICE]));
    await context.close();
  });
});

test("in Swedish: older events on demand, no note after a sign-in without failed ones @long", async ({ browser }) => {
  // The test starts a product of its own, which takes long.
  test.setTimeout(180_000);
  await withProduct(async (product) => {
    const context = await browser.newContext({ baseURL: product.url, locale: "sv-SE" });
    const page = await context.newPage();
    const note = page.getByRole("region", { name: "Misslyckade inloggningar" });
    const events = page.getByRole("list", { name: "Säkerhetshändelser" }).getByRole("listitem");
    await signInAfter(page, 1);
    await expect(note).toContainText("1 misslyckad inloggning de senaste 180 dagarna.");
    await expect(events.nth(1)).toContainText("Misslyckad inloggning: fel lösenord");
    await expectAccessible(page);

    // A page has fifty events, and the note counts failures on the first page only.
    for (let i = 0; i < 50; i++) {
      await callApi(page, "POST", "/Me/PersonalAccessToken", { name: `token ${i}`, currentPassword: PASSWORD });
    }
    await page.reload();
    await expect(events).toHaveCount(50);
    await expect(note).toHaveCount(0);
    const older = page.getByRole("button", { name: "Visa äldre" });
    await older.press("Enter");
    await expect(events).toHaveCount(52);
    await expect(older).toHaveCount(0);
    await expect(note).toHaveCount(0);

    await context.clearCookies();
    await signInAfter(page, 0);
    await expect(events.first()).toContainText("Inloggning");
    await expect(note).toHaveCount(0);

    // Older events that cannot be fetched give an error; the next try shows them.
    await page.route("**/Api/v2/Me/SecurityEvent*", (route) => route.abort());
    await older.click();
    await expect(page.getByRole("alert").getByText("Äldre händelser kunde inte hämtas")).toBeVisible();
    await page.unroute("**/Api/v2/Me/SecurityEvent*");
    await older.click();
    await expect(events).toHaveCount(53);
    await context.close();
  });
});
