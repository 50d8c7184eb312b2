import type { Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { ImportHistory } from "./pages/import-history";
import { asFile, ImportsPage, type MadeFile } from "./pages/imports-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany, newCompanyNumber, sieText } from "./support/api";
import { tabTo } from "./support/keyboard";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const YEAR = "2024-01-01 – 2024-12-31";

/** The company's books of 2024 with sales of this amount. */
const books = (company: Company, kronor: number) => sieText(company, 2024).replaceAll("1000.00", kronor.toFixed(2));
const ownFile = (company: Company): MadeFile => asFile("own.se", books(company, 1000));
const otherFile = (company: Company): MadeFile => asFile("other.se", books(company, 2500));

/** Net sales of 2024 in kronor; null if the company has no books of that year. */
async function netSales(page: Page, company: Company): Promise<number | null> {
  const path = `/Company/${company.id}/KeyFigureValue/NetSales?startDate=2024-01-01&endDate=2024-12-31`;
  const { keyFigureValues } = await callApi<KeyFigureResult>(page, "GET", path);
  return keyFigureValues[0]!.value;
}

/** Two companies of one agency, and the first one's import page. */
async function open(page: Page): Promise<{ own: Company; other: Company; imports: ImportsPage }> {
  const own = await makeCompany(page, "Egna AB");
  const other = await makeCompany(page, "Övriga AB");
  await new CompanyPage(page).goto(own.id, "Import");
  return { own, other, imports: new ImportsPage(page) };
}

test("another company's file is not imported with the company's own @long", async ({ page }) => {
  const { own, other, imports } = await open(page);
  await imports.choose(ownFile(own), otherFile(other));
  await expect(imports.setAside("other.se")).toContainText(
    `The file is of Övriga AB (${other.businessIdentityCode}), not of Egna AB (${own.businessIdentityCode}).`,
  );
  await expect(imports.counts).toHaveText("1 file is ready. 1 file is set aside: it is of another company.");
  await expectAccessible(page);
  await imports.importAll.click();
  await expect(imports.file("own.se").getByText(`Imported: the fiscal year ${YEAR} is new.`)).toBeVisible();
  await expect(imports.importAll).toBeHidden();
  await expect(imports.counts).toHaveText("1 file is set aside: it is of another company.");
  await expect(imports.setAside("other.se")).toBeVisible();
  expect(await netSales(page, own)).toBe(1000);
  expect(await netSales(page, other)).toBe(null);
  await expect(new ImportHistory(page).rows).toHaveCount(1);
});

test("another company's file is imported by keyboard on purpose only, not by Enter alone @long", async ({ page }) => {
  const { own, other, imports } = await open(page);
  const chosen = page.waitForEvent("filechooser");
  await tabTo(page, imports.chooseButton, { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await (await chosen).setFiles([otherFile(other), ownFile(own)]);
  await expect(imports.counts).toContainText("1 file is set aside");
  await tabTo(page, imports.importAll, { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await expect(imports.file("own.se").getByText(/^Imported/)).toBeVisible();
  await expect(imports.files).toBeFocused();
  const anyway = imports.setAside("other.se").getByRole("button", { name: "Import to Egna AB anyway…" });
  await tabTo(page, anyway, { maxPresses: 60 });

  await test.step("Enter twice opens the question and refuses", async () => {
    await page.keyboard.press("Enter");
    await expect(imports.otherCompanyDialog).toContainText(`Övriga AB ${other.businessIdentityCode}`);
    await expect(imports.otherCompanyDialog).toContainText(`Egna AB ${own.businessIdentityCode}`);
    await expect(imports.otherCompanyDialog.getByRole("button", { name: "Do not import" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(imports.otherCompanyDialog).toBeHidden();
    await expect(anyway).toBeFocused();
    expect(await netSales(page, own)).toBe(1000);
    await expect(new ImportHistory(page).rows).toHaveCount(1);
  });

  await test.step("a user who chooses the other answer on purpose has it imported", async () => {
    await page.keyboard.press("Enter");
    const confirm = imports.otherCompanyDialog.getByRole("button", { name: "Import to Egna AB anyway" });
    await tabTo(page, confirm, { key: "Shift+Tab", maxPresses: 60 });
    await page.keyboard.press("Enter");
    await expect(imports.file("other.se").getByText(`Imported: the books of ${YEAR} were replaced.`)).toBeVisible();
    await expect(imports.file("other.se").getByRole("heading", { name: "other.se" })).toBeFocused();
    expect(await netSales(page, own)).toBe(2500);
  });

  await test.step("after a reload the history shows the remark on the organisation number", async () => {
    await page.reload();
    const history = new ImportHistory(page);
    await expect(history.rows).toHaveCount(2);
    await history.remarks.first().focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("listitem").filter({ hasText: "Another organisation number." })).toBeVisible();
    await expectAccessible(page);
  });
});

test("another company's file goes to its own company, after the page has said what it would do there @long", async ({
  page,
}) => {
  const { own, other, imports } = await open(page);
  await imports.choose(otherFile(other));
  await imports.setAside("other.se").getByRole("button", { name: "Import to Övriga AB instead" }).click();
  const file = imports.file("other.se");
  await expect(file.getByText(`A new fiscal year ${YEAR} will be created for Övriga AB.`)).toBeVisible();
  expect(await netSales(page, other)).toBe(null);
  await expectAccessible(page);
  await imports.import("other.se");
  await expect(file.getByText(`Imported: the fiscal year ${YEAR} is new.`)).toBeVisible();
  expect(await netSales(page, other)).toBe(2500);
  expect(await netSales(page, own)).toBe(null);
  await file.getByRole("link", { name: "To the imports of Övriga AB" }).click();
  await page.waitForURL(`**/companies/${other.id}/imports`);
  await expect(new ImportHistory(page).rows).toHaveCount(1);
  await page.goBack();
  await file.getByRole("link", { name: "To the overview of Övriga AB" }).click();
  await page.waitForURL(`**/companies/${other.id}/figures`);
  await expect(page.getByRole("article").filter({ hasText: "Net sales" }).first()).toContainText("2,500");
});

test("a company that is not there yet is made from the file @long", async ({ page }) => {
  const { own, imports } = await open(page);
  const number = newCompanyNumber();
  const unknown = { ...own, name: "Nya AB", businessIdentityCode: number.replace("-", "") };
  await imports.choose(otherFile(unknown));
  await imports.setAside("other.se").getByRole("button", { name: "Create Nya AB…" }).click();
  const form = new CompaniesPage(page);
  await expect(form.field("Company name")).toHaveValue("Nya AB");
  await expect(form.field("Organisation number")).toHaveValue(number);
  await form.dialog.getByRole("button", { name: "Create" }).click();
  const file = imports.file("other.se");
  await expect(file.getByText(`A new fiscal year ${YEAR} will be created for Nya AB.`)).toBeVisible();
  await expect(file.getByRole("heading", { name: "other.se" })).toBeFocused();
  expect(page.url()).toContain(own.id);
  await imports.import("other.se");
  await expect(file.getByText(/^Imported/)).toBeVisible();
  const companies = await callApi<Company[]>(page, "GET", "/Agency/demo/Company");
  const created = companies.find(({ businessIdentityCode }) => businessIdentityCode === number);
  expect(created?.name).toBe("Nya AB");
  expect(await netSales(page, created!)).toBe(2500);
  expect(await netSales(page, own)).toBe(null);
});

test("the company's own organisation number is recognised however it is written @long", async ({ page }) => {
  const { own, imports } = await open(page);
  const bare = own.businessIdentityCode.replace("-", "");
  // With 16, the century of organisation numbers, a number has twelve digits.
  const files = [bare, `16${bare}`, `16${own.businessIdentityCode}`].map((businessIdentityCode, i) =>
    asFile(`${String(i)}.se`, sieText({ ...own, businessIdentityCode }, 2022 + i)),
  );
  await imports.choose(...files);
  await expect(imports.counts).toHaveText("3 files are ready.");
  await imports.importAll.click();
  for (const { name } of files) await expect(imports.file(name).getByText(/^Imported/)).toBeVisible();
  expect(await callApi<unknown[]>(page, "GET", `/Company/${own.id}/FiscalYear`)).toHaveLength(3);
});

test("twenty files are a line each, found by their state and opened by the keyboard @long", async ({ page }) => {
  const { own, other, imports } = await open(page);
  const fileName = (i: number) => `file-${String(i).padStart(2, "0")}.se`;
  const ownFiles = Array.from({ length: 14 }, (_, i) => asFile(fileName(i), sieText(own, 2005 + i)));
  const otherFiles = Array.from({ length: 5 }, (_, i) => asFile(fileName(14 + i), sieText(other, 2010 + i)));
  await imports.choose(...ownFiles, ...otherFiles, asFile(fileName(19), "not a SIE file"));
  await expect(imports.counts).toContainText("14 files are ready. 5 files are set aside", { timeout: 30_000 });
  const lines = page.getByRole("list", { name: "Files" }).getByRole("listitem");
  await expect(lines).toHaveCount(20);
  await expect(lines.first()).toContainText(/Egna AB .*2005-01-01 – 2005-12-31.*Ready/s);
  // As a card instead of a line, each file would add some 540 pixels.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_600);
  await expectAccessible(page);

  await page.getByRole("radio", { name: "Problems (6)" }).focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/[?&]show=problems/);
  await expect(lines).toHaveCount(6);
  const line = page.getByRole("button", { name: /^file-14\.se / });
  await tabTo(page, line, { maxPresses: 60 });
  await page.keyboard.press("Enter");
  await expect(line).toHaveAttribute("aria-expanded", "true");
  await expect(imports.setAside(fileName(14))).toContainText("The file is of Övriga AB");
  await expectAccessible(page);
  await page.keyboard.press("Space");
  await expect(imports.file(fileName(14))).toHaveCount(0);

  await imports.importAll.click();
  await expect(page.getByRole("radio", { name: "Imported (14)" })).toBeVisible({ timeout: 60_000 });
  await expect(lines).toHaveCount(6);
});

test("the remarks of an import are kept with it, with their lines @long", async ({ page }) => {
  const { own, imports } = await open(page);
  const wrong = books(own, 1000).replace("#UB 0 1910 1000.00", "#UB 0 1910 999.00");
  await imports.choose(asFile("wrong.se", wrong));
  await imports.import("wrong.se");
  await expect(imports.file("wrong.se").getByText(/^Imported/)).toBeVisible();
  await page.reload();
  const history = new ImportHistory(page);
  await history.remarks.click();
  const remark = page.getByRole("listitem").filter({ hasText: "Closing balance differs from the vouchers." });
  await remark.getByRole("button", { name: /Line \d+/ }).click();
  await expect(history.lineDialog).toContainText("#UB 0 1910 999.00");
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a file that is set aside has its choices in sight @long", async ({ page }) => {
    const name = "Redovisnings- och fastighetsförvaltningsbolaget Äppelgården i Norrköping AB";
    const other = await makeCompany(page, name);
    const { own, imports } = await open(page);
    await imports.choose(otherFile(other), ownFile(own));
    const aside = imports.setAside("other.se");
    await expect(aside.getByRole("button", { name: `Import to ${name} instead` })).toBeVisible();
    await expectAccessible(page);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await aside.getByRole("button", { name: "Import to Egna AB anyway…" }).click();
    await expect(imports.otherCompanyDialog).toBeVisible();
    await expectAccessible(page);
  });
});
