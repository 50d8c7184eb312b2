import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import type { BulkChange } from "@/contract/bulk-changes/bulk-change";
import type { Company } from "@/contract/companies/company";
import { BatchPage } from "./pages/batch-page";
import { asFile } from "./pages/imports-page";
import { expectFullScore, expectRoom } from "./support/accessibility";
import { admin } from "./support/admin";
import { callApi } from "./support/api";
import { cutTexts } from "./support/cut-texts";
import { DATA_DIR, DEMO_PASSWORD } from "./support/product";
import { ROUTES } from "./support/routes";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

/**
 * All rules in the narrowest and the widest window, each in one scheme: all of them everywhere would take minutes, and
 * pages at work are searched in both schemes by their own tests.
 */
const VIEWS = [
  { name: "390 pixels wide", width: 390, height: 844, isWhole: true },
  { name: "1440 pixels wide", width: 1440, height: 900, isWhole: false },
  { name: "2560 pixels wide", width: 2560, height: 1440, isWhole: true },
  // A window of 1280 × 1024 pixels, as WCAG 1.4.10 has it.
  { name: "at 400 % zoom", width: 320, height: 256, isWhole: false },
];

/** Every page of the product, without those that only lead on. */
const PAGES = Object.keys(ROUTES).filter(
  (route) => (ROUTES[route] === "page" && !/^\/$|\/neighbour$/.test(route)) || /^\/sign-in/.test(route),
);

test.describe.configure({ mode: "parallel" });

for (const [index, route] of PAGES.entries()) {
  test.describe(route, () => {
    test.use({ user: route.startsWith("/sign-in") || route === "/agencies" ? null : "director" });

    test("is accessible and fits, from a phone to the widest screen, and at 400 % zoom", async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, route);
      await page.waitForLoadState("networkidle");
      for (const { name, width, height, isWhole } of VIEWS) {
        await test.step(name, async () => {
          await page.setViewportSize({ width, height });
          // Each page in both schemes, and each width too.
          if (isWhole) await expectFullScore(page, (index % 2 === 0) === width < 1000 ? "light" : "dark");
          else await expectRoom(page);
          expect.soft(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
          expect.soft(await cutTexts(page)).toEqual([]);
        });
      }
    });
  });
}

async function open(page: Page, route: string): Promise<void> {
  if (route === "/agencies") {
    test.skip(DATA_DIR === null, "E2E_DATA_DIR does not say where the running product keeps its data");
    const name = `bredd${randomInt(1e9)}`;
    await admin(["user", "add", name, "--type", "Administrator", "--password-stdin"], DEMO_PASSWORD);
    await signIn(page, name);
  }
  if (route.endsWith("[batchId]")) {
    const batch = new BatchPage(page);
    await batch.gotoList();
    await batch.choose(asFile("no-books.se", "not a SIE file"));
    await expect(batch.line("no-books.se")).toContainText("Refused");
    return;
  }
  if (route.endsWith("[bulkChangeId]")) {
    const [client] = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
    // The client's type as it is: a change that is listed, and changes nothing.
    const change = { kind: "companyType", companyTypeId: client!.companyTypeId ?? null };
    const { id } = await callApi<BulkChange>(page, "POST", "/Agency/demo/BulkChange", {
      change,
      companyIds: [client!.id],
    });
    await page.goto(`/agencies/demo/bulk-changes/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    return;
  }
  const [company] = route.includes("[companyId]") ? await callApi<Company[]>(page, "GET", "/Agency/demo/Company") : [];
  await page.goto(route.replace("[agencyId]", "demo").replace("[companyId]", company?.id ?? ""));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** How far the page itself scrolls sideways, px; tables and charts scroll within themselves. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
