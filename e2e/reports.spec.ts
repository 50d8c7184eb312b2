import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany, sieText } from "./support/api";
import { importText, monthlyBooks } from "./support/monthly-books";
import { PRODUCT, sessionFile } from "./support/product";
import { expect, test } from "./support/test";

/** Moves on with Tab until the control that `name` says has the focus. */
async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeVisible();
  for (let i = 0; i < 80; i++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}`);
}

/** Goes on from the checklist, whose main button has the focus, whatever is open in it. */
async function publishInDialog(page: Page): Promise<void> {
  const publish = page.getByRole("dialog", { name: /^Publish / }).getByRole("button", { name: /^Publish/ });
  await expect(publish).toBeFocused();
  await expect(publish).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Enter");
}

test("a report is made, published, restated by a later import, recalled and published again, by the keyboard", async ({
  page,
}) => {
  const company = await makeCompany(page, "Rapporterade AB");
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Reports");
  await expect(page.getByText("No reports yet.")).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, "button", "New report");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New report" });
  await expect(dialog.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Give the report a title.")).toBeVisible();
  await page.keyboard.type("Bokslut");
  await tabTo(page, "radio", "Month");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("combobox", { name: "Period" })).toContainText("2024");
  await tabTo(page, "textbox", /^What the figures say/);
  await page.keyboard.type("Kassan räckte.");
  await expectAccessible(page);
  await tabTo(page, "button", "Make the report");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();

  const report = page.getByRole("article", { name: "Bokslut" });
  const sales = report
    .getByRole("table", { name: "Key figures of the report" })
    .getByRole("row", { name: /^Net sales/ });
  await expect(report).toContainText("Kassan räckte.");
  await expect(report).toContainText("Draft");
  await expect(sales).toContainText(/1.000/);
  await expect(page).toHaveURL(/[?]report=/);
  await tabTo(page, "button", "Publish");
  await page.keyboard.press("Enter");
  await publishInDialog(page);
  await expect(report).toContainText("Published");
  await expectAccessible(page);

  await callApi(page, "PUT", "/SieImport/demo", {
    data: sieText(company, 2024).replaceAll("1000.00", "2500.00"),
    companyId: company.id,
  });
  await page.reload();
  await expect(sales).toContainText(/1.000/);
  await report.locator("summary", { hasText: "The books give 3 figures otherwise today" }).focus();
  await page.keyboard.press("Enter");
  const changes = report.getByRole("table", { name: "What has changed since" });
  await expect(changes.getByRole("row", { name: /^Net sales/ })).toContainText(/1.000.*2.500.*1.500/);
  await expect(report.getByRole("button", { name: "Take today's figures" })).toHaveCount(0);
  await expectAccessible(page);

  await tabTo(page, "button", "Recall");
  await page.keyboard.press("Enter");
  const recall = page.getByRole("dialog", { name: "Recall Bokslut" });
  await expect(recall.getByLabel("Why")).toBeFocused();
  await recall.getByRole("button", { name: "Recall" }).focus();
  await page.keyboard.press("Enter");
  await expect(recall.getByText("Say why the report is recalled.")).toBeVisible();
  await recall.getByLabel("Why").focus();
  await page.keyboard.type("Fel fil");
  await recall.getByRole("button", { name: "Recall" }).focus();
  await page.keyboard.press("Enter");
  await expect(recall).toBeHidden();
  await expect(report).toContainText("Recalled");
  await expect(report).toContainText("Fel fil");
  const inArchive = report.getByRole("region", { name: "In the archive" });
  await expect(inArchive).toContainText("out of date since");
  await expect(inArchive.getByRole("button")).toContainText(/Bokslut 2024 \(recalled \d{4}-\d\d-\d\d\)\.pdf$/);
  await expectAccessible(page);

  await tabTo(page, "button", "Take today's figures");
  await page.keyboard.press("Enter");
  await expect(sales).toContainText(/2.500/);
  await expect(report.getByText("otherwise today")).toHaveCount(0);
  await tabTo(page, "button", "Publish");
  await page.keyboard.press("Enter");
  await publishInDialog(page);
  await expect(report).toContainText("Published");

  await tabTo(page, "button", "More for Bokslut");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No reports yet.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).focus();
  await page.keyboard.press("Enter");
  await expect(report).toBeVisible();
});

test("a standard report is written with live values, published, and stays as it was when the books change", async ({
  page,
}) => {
  const company = await makeCompany(page, "Standard AB");
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Reports");
  await page.getByRole("button", { name: "New report" }).first().click();
  const dialog = page.getByRole("dialog", { name: "New report" });
  await dialog.getByLabel("Title").fill("Årsrapport");
  await dialog.getByLabel("The report holds").selectOption("standard");
  await dialog.getByLabel("Language of the report").selectOption("sv");
  const text = dialog.getByLabel(/^What the figures say/);
  await text.fill("{company} sålde för {[Net sales]}, mot 900 väntade.");
  await expect(dialog.getByText(/Typed by hand.*900/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make the report" }).click();

  const report = page.getByRole("article", { name: "Årsrapport" });
  await expect(report).toContainText(/Standard AB sålde för 1\s000\skr/);
  await expect(report.getByRole("table", { name: "Resultaträkning" })).toBeVisible();
  await report.getByRole("button", { name: "Publish" }).click();
  await publishInDialog(page);
  await expect(report).toContainText("Published");
  await expectAccessible(page);

  await callApi(page, "PUT", "/SieImport/demo", {
    data: sieText(company, 2024).replaceAll("1000.00", "2500.00"),
    companyId: company.id,
  });
  await page.reload();
  await expect(report).toContainText(/Standard AB sålde för 1\s000\skr/);
  await expect(report.getByText("figures otherwise today")).toBeVisible();
  const archived = report.getByRole("region", { name: "In the archive" }).getByRole("button");
  await expect(archived).toHaveText("Rapporter / Standard AB – Årsrapport jan. 2024.pdf");
  const [download] = await Promise.all([page.waitForEvent("download"), archived.click()]);
  expect(download.suggestedFilename()).toBe("Standard AB – Årsrapport jan. 2024.pdf");
  const stored = await readFile(await download.path());
  expect(stored.subarray(0, 5).toString()).toBe("%PDF-");
  await report
    .getByRole("link", { name: /^1\s000\skr$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/trace=NetSales/);
});

test("a report of a year that is booked in part says of which months it is", async ({ page }) => {
  const company = await makeCompany(page, "Påbörjade AB");
  await importText(page, company, monthlyBooks(company, 2023, [100, 300, 200]));
  await callApi<PeriodReport>(page, "POST", `/Company/${company.id}/PeriodReport`, {
    ...{ title: "Året", isPublished: true, keyFigurePresetId: "Overview" },
    period: { start: "2023-01-01T00:00:00", end: "2023-12-31T23:59:59" },
  });
  await new CompanyPage(page).goto(company.id, "Reports");
  const report = page.getByRole("article", { name: "Året" });
  await expect(report).toContainText("2023 · January–March of the year");
  await expect(report.getByRole("row", { name: /^Net sales/ })).toContainText("600");
  await expect(report.getByRole("row", { name: /^Equity ratio/ })).toContainText("as of 31 March 2023");
  await expectAccessible(page);
});

test.describe("who only reads what is published", () => {
  test.use({ user: "limited" });

  test("sees no drafts and changes nothing", async ({ page, browser }) => {
    const companies = await callApi<{ id: string }[]>(page, "GET", "/Company");
    const { id } = companies[0]!;
    const path = `/Company/${id}/PeriodReport`;
    const asDirector = await browser.newContext({ storageState: sessionFile("director"), baseURL: PRODUCT.url });
    const director = await asDirector.newPage();
    const make = (title: string, isPublished: boolean) =>
      callApi<PeriodReport>(director, "POST", path, {
        ...{ title, isPublished, keyFigurePresetId: "Overview" },
        period: { start: "2024-01-01T00:00:00", end: "2024-03-31T23:59:59" },
      });
    const made = [await make("Läsbar", true), await make("Hemlig", false)];
    try {
      await new CompanyPage(page).goto(id, "Reports");
      await expect(page.getByRole("article", { name: "Läsbar" })).toBeVisible();
      await expect(page.getByText("Hemlig")).toHaveCount(0);
      for (const name of ["New report", "Recall", "Publish"]) {
        await expect(page.getByRole("button", { name })).toHaveCount(0);
      }
    } finally {
      for (const one of made) await callApi(director, "DELETE", `${path}/${one.id}`);
      await asDirector.close();
    }
  });
});
