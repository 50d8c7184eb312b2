import type { APIRequestContext } from "@playwright/test";
import { freePort } from "@/service/testing/free-port.mjs";
import { CommentsPage } from "./pages/comments-page";
import { CompanyPage } from "./pages/company-page";
import { makeCompany } from "./support/api";
import { waitForHydrationOnNavigation } from "./support/hydration";
import { startOwnProduct, type OwnProduct } from "./support/own-product";
import { NO_SESSION } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

interface LogLine {
  requestId?: string;
  identifier?: string;
  route?: string;
  status?: number;
}

test.use({ user: null, expectedConsole: [/status of 50[0234]|net::ERR/] });

/** Longest wait for an outage to be noticed, or to be over. */
const OUTAGE_TIMEOUT_MS = 60_000;
const PASSWORD = "correct horse battery";

test("an outage of the service shows in health, metrics and logs, ends by itself, and loses no text @long", async ({
  browser,
}) => {
  // The test starts a product of its own and waits for an outage, which takes longer than the usual two minutes.
  test.setTimeout(300_000);
  const metricsPort = await freePort();
  const product = await startOwnProduct({
    DEMO: "0",
    LOG_LEVEL: "info",
    DASHBOARD_METRICS_PORT: String(metricsPort),
  });
  const context = await browser.newContext({ baseURL: product.url, storageState: NO_SESSION });
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  try {
    await product.admin(["agency", "add", "demo", "--name", "Byrån"], "");
    const director = ["user", "add", "anna", "--type", "AgencyDirector", "--agency", "demo", "--password-stdin"];
    await product.admin(director, PASSWORD);
    const page = await context.newPage();
    waitForHydrationOnNavigation(page);
    await signIn(page, "anna", PASSWORD);
    const company = await makeCompany(page, "Avbrott AB");
    await new CompanyPage(page).goto(company.id, "Comments");
    const comments = new CommentsPage(page);
    await comments.fill("Tax rate", "Typed before the outage");
    await expect.poll(metrics, { timeout: OUTAGE_TIMEOUT_MS }).toMatch(/^service_up 1$/m);

    const second = await context.newPage();
    await test.step("the service is silent", async () => {
      process.kill(product.pidOf("service"), "SIGSTOP");
      await expect.poll(() => statusOf(context.request, "/api/ready"), { timeout: OUTAGE_TIMEOUT_MS }).toBe(503);
      expect(await (await context.request.get("/api/health")).json()).toEqual({ status: "up", service: "away" });
      await expect.poll(metrics, { timeout: OUTAGE_TIMEOUT_MS }).toMatch(/^service_up 0$/m);
      expect(product.log()).toContain('"msg":"the accounting service is away"');
    });

    await test.step("a page that is opened meanwhile says so, and shows its content once the service is back", async () => {
      await second.goto("/agencies/demo/companies", { waitUntil: "commit" });
      await expect(
        second.getByRole("heading", { level: 1, name: "The accounting service cannot be reached" }),
      ).toBeVisible({ timeout: OUTAGE_TIMEOUT_MS });
      // A killed service is restarted automatically.
      process.kill(product.pidOf("service"), "SIGKILL");
      await expect(second.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible({
        timeout: OUTAGE_TIMEOUT_MS,
      });
    });

    await test.step("all is back, with what was typed", async () => {
      await expect.poll(() => statusOf(context.request, "/api/ready"), { timeout: OUTAGE_TIMEOUT_MS }).toBe(200);
      expect(product.log()).toContain("was ended by SIGKILL; starting it again in 1.0 s.");
      await expect.poll(metrics, { timeout: OUTAGE_TIMEOUT_MS }).toMatch(/^service_up 1$/m);
      await comments.save();
      await expect(
        comments.comment("Typed before the outage").getByRole("button", { name: /^Edit the comment/ }),
      ).toBeVisible({ timeout: OUTAGE_TIMEOUT_MS });
    });

    await test.step("one request has one id in both logs", async () => {
      const missing = await page.request.get("/Api/v2/Company/not-there", { headers: { "X-CSRF": "1" } });
      const { identifier } = (await missing.json()) as { identifier: string };
      const requestId = missing.headers()["x-request-id"]!;
      await expect.poll(() => linesOf(product).filter((line) => line.requestId === requestId).length).toBe(2);
      const lines = linesOf(product).filter((line) => line.identifier === identifier);
      expect(lines.map(({ route, status }) => `${route!} ${status!}`).sort()).toEqual([
        "/Api/v2/Company 404",
        "Company/:companyId 404",
      ]);
    });
  } finally {
    await context.close();
    await product.stop();
  }
});

test("a dashboard that is killed is started again, and the service keeps running @long", async () => {
  // The test starts a product of its own and waits for a restart, which can take longer than the usual two minutes.
  test.setTimeout(240_000);
  const product = await startOwnProduct({ DEMO: "0" });
  try {
    const service = product.pidOf("service");
    const dashboard = product.pidOf("dashboard");
    process.kill(dashboard, "SIGKILL");
    const healthStatus = () =>
      fetch(`${product.url}/api/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect
      .poll(() => product.log(), { timeout: OUTAGE_TIMEOUT_MS })
      .toContain("The dashboard was ended by SIGKILL");
    await expect.poll(healthStatus, { timeout: OUTAGE_TIMEOUT_MS }).toBe(200);
    expect(product.pidOf("service")).toBe(service);
    expect(product.pidOf("dashboard")).not.toBe(dashboard);
  } finally {
    await product.stop();
  }
});

function linesOf(product: OwnProduct): LogLine[] {
  return product
    .log()
    .split("\n")
    .filter((line) => line.startsWith("{") && line.endsWith("}"))
    .map((line) => JSON.parse(line) as LogLine);
}

/** Waits longer than the dashboard itself waits for a silent service before it responds. */
async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path, { timeout: 20_000 })).status();
}
