import type { BrowserContext } from "@playwright/test";
import { PortfolioPage } from "./pages/portfolio-page";
import { asFile } from "./pages/imports-page";
import { BatchPage } from "./pages/batch-page";
import { FiguresPage } from "./pages/figures-page";
import { Shell } from "./pages/shell";
import { expectAccessible } from "./support/accessibility";
import { newCompanyNumber, sieText } from "./support/api";
import { startOwnProduct } from "./support/own-product";
import { DEMO_PASSWORD, NO_SESSION } from "./support/product";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

test.use({ user: null });

const LONG_TIMEOUT_MS = 120_000;

test("the demo is removed by one action, and three steps lead from there to the first client's chart @long", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const product = await startOwnProduct({ DEMO: "1", DEMO_PASSWORD });
  let context: BrowserContext | undefined;
  try {
    context = await browser.newContext({ baseURL: product.url, storageState: NO_SESSION });
    const page = await context.newPage();
    await signIn(page, "director", DEMO_PASSWORD);
    const portfolio = new PortfolioPage(page);

    await test.step("the demo goes", async () => {
      await expect(portfolio.table).toBeVisible();
      await page.getByRole("button", { name: "Remove the demo" }).click();
      const dialog = page.getByRole("dialog", { name: "Remove the demo?" });
      await expect(dialog).toContainText("24 invented companies");
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Remove the demo" }).click();
      await expect(dialog).toBeHidden({ timeout: LONG_TIMEOUT_MS });
      await expect(page.getByText("The demo: ")).toHaveCount(0);
    });

    await test.step("three steps lead to a chart", async () => {
      const company = { id: "", name: "Första Klienten AB", businessIdentityCode: newCompanyNumber() };
      const [before, now] = [asFile("before.se", sieText(company, 2023)), asFile("now.se", sieText(company, 2024))];
      const steps = page.getByRole("region", { name: "From the books to the first chart in three steps" });
      await expect(steps.getByRole("listitem")).toContainText([
        "Choose or drop the books’ SIE files",
        "Approve the new companies",
        "Open a client",
      ]);
      await expectAccessible(page);

      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Choose SIE files" }).click();
      await (await chooser).setFiles([before, now]);
      await page.waitForURL(/\/imports\/[0-9a-f-]{36}/);
      const batch = new BatchPage(page);
      await batch.step("Create company…", "before.se").click();
      await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
      await batch.importAll.click({ timeout: LONG_TIMEOUT_MS });
      await expect(batch.importAll).toBeHidden({ timeout: LONG_TIMEOUT_MS });
      await page.getByRole("link", { name: "To all clients" }).click({ timeout: LONG_TIMEOUT_MS });
      await page.getByRole("link", { name: company.name }).first().click();
      await expect(new FiguresPage(page).chart).toBeVisible({ timeout: LONG_TIMEOUT_MS });
    });

    await test.step("and the client has its row", async () => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("all clients");
      await new Shell(page).palette.getByRole("option", { name: "All clients", exact: true }).click();
      await expect(portfolio.table.getByRole("link", { name: "Första Klienten AB" })).toBeVisible();
    });
  } finally {
    await context?.close();
    await product.stop();
  }
});
