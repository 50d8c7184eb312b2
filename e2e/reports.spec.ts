import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, importBooks, makeCompany, sieText } from "./support/api";
import { expectOneLanguage, foreignWordsOf } from "./support/foreign-words";
import { tabTo } from "./support/keyboard";
import { proofIn } from "./support/long";
import { importText, monthlyBooks } from "./support/monthly-books";
import { sessionFile } from "./support/product";
import { expect, test } from "./support/test";

/** Presses Tab until the control with this name has the focus. */
async function tabToRole(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).first();
  await expect(control).toBeVisible();
  await tabTo(page, control, { maxPresses: 80 });
}

/** Publishes from the checklist, whose main button has the focus, even with open points. */
async function publishInDialog(page: Page, word = "Publish"): Promise<void> {
  const publish = page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${word}`) });
  await expect(publish).toBeFocused();
  await expect(publish).not.toHaveAttribute("aria-busy");
  await page.keyboard.press("Enter");
}

const WORDS = [
  {
    language: "en" as const,
    locale: "en-GB",
    none: "No reports yet.",
    new: "New report",
    title: "Title",
    untitled: "Give the report a title.",
    month: "Month",
    period: "Period",
    comment: /^What the figures say/,
    make: "Make the report",
    figures: "Key figures of the report",
    sales: /^Net sales/,
    draft: "Draft",
    publish: "Publish",
    published: "Published",
    otherwise: "The books give 3 figures otherwise today",
    changed: "What has changed since",
    recompute: "Take today's figures",
    recall: "Recall",
    why: "Why",
    noReason: "Say why the report is recalled.",
    recalled: "Recalled",
    archive: "In the archive",
    old: "out of date since",
    file: /Bokslut 2024 \(recalled \d{4}-\d\d-\d\d\)\.pdf$/,
    menu: "More for Bokslut",
    undo: "Undo",
    list: "Reports",
    restated: "3 key figures restated",
  },
  {
    language: "sv" as const,
    locale: "sv-SE",
    none: "Inga rapporter än.",
    new: "Ny rapport",
    title: "Titel",
    untitled: "Ge rapporten en titel.",
    month: "Månad",
    period: "Period",
    comment: /^Vad siffrorna säger/,
    make: "Skapa",
    figures: "Rapportens nyckeltal",
    sales: /^Nettoomsättning/,
    draft: "Utkast",
    publish: "Publicera",
    published: "Publicerad",
    changed: "Vad som har ändrats sedan dess",
    otherwise: "Bokföringen ger 3 siffror annorlunda idag",
    recompute: "Ta dagens siffror",
    recall: "Återkalla",
    why: "Varför",
    noReason: "Berätta varför rapporten återkallas.",
    recalled: "Återkallad",
    archive: "I arkivet",
    old: "inaktuell sedan",
    menu: "Mer för Bokslut",
    undo: "Ångra",
    list: "Rapporter",
    restated: "3 nyckeltal ändrade sedan dess",
    file: /Bokslut 2024 \(återkallad \d{4}-\d\d-\d\d\)\.pdf$/,
  },
] as const;

for (const words of WORDS) {
  test.describe(`in ${words.locale}`, { tag: proofIn(words.locale) }, () => {
    test.use({ locale: words.locale });

    test("a report is made, published, restated by a later import, recalled and published again, by the keyboard @long", async ({
      page,
    }) => {
      const company = await makeCompany(page, "Rapporterade AB");
      await importBooks(page, company, 2024);
      await new CompanyPage(page).goto(company.id, "Reports");
      await expect(page.getByText(words.none)).toBeVisible();
      await expectAccessible(page);

      await tabToRole(page, "button", words.new);
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: words.new });
      await expect(dialog.getByLabel(words.title)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog.getByText(words.untitled)).toBeVisible();
      await page.keyboard.type("Bokslut");
      // From the month by way of the quarter to the year.
      await tabToRole(page, "radio", words.month);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await expect(dialog.getByRole("combobox", { name: words.period })).toContainText("2024");
      await tabToRole(page, "textbox", words.comment);
      await page.keyboard.type("Kassan räckte.");
      await expectAccessible(page);
      await tabToRole(page, "button", words.make);
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();

      const report = page.getByRole("article", { name: "Bokslut" });
      const sales = report.getByRole("table", { name: words.figures }).getByRole("row", { name: words.sales });
      await expect(report).toContainText("Kassan räckte.");
      await expect(report).toContainText(words.draft);
      await expect(sales).toContainText(/1.000/);
      await expect(page).toHaveURL(/[?]report=/);
      await tabToRole(page, "button", words.publish);
      await page.keyboard.press("Enter");
      await publishInDialog(page, words.publish);
      await expect(report).toContainText(words.published);
      await expectAccessible(page);

      await importText(page, company, sieText(company, 2024).replaceAll("1000.00", "2500.00"));
      await page.reload();
      await expect(sales).toContainText(/1.000/);
      const inList = page.getByRole("navigation", { name: words.list, exact: true }).getByRole("link");
      await expect(inList).toContainText(words.restated);
      await report.locator("summary", { hasText: words.otherwise }).focus();
      await page.keyboard.press("Enter");
      const changes = report.getByRole("table", { name: words.changed });
      await expect(changes.getByRole("row", { name: words.sales })).toContainText(/1.000.*2.500.*1.500/);
      await expect(report.getByRole("button", { name: words.recompute })).toHaveCount(0);
      await expectAccessible(page);

      await tabToRole(page, "button", words.recall);
      await page.keyboard.press("Enter");
      const recall = page.getByRole("dialog", { name: `${words.recall} Bokslut` });
      await expect(recall.getByLabel(words.why)).toBeFocused();
      await recall.getByRole("button", { name: words.recall }).focus();
      await page.keyboard.press("Enter");
      await expect(recall.getByText(words.noReason)).toBeVisible();
      await recall.getByLabel(words.why).focus();
      await page.keyboard.type("Fel fil");
      await recall.getByRole("button", { name: words.recall }).focus();
      await page.keyboard.press("Enter");
      await expect(recall).toBeHidden();
      await expect(report).toContainText(words.recalled);
      await expect(report).toContainText("Fel fil");
      const inArchive = report.getByRole("region", { name: words.archive });
      await expect(inArchive).toContainText(words.old);
      await expect(inArchive.getByRole("button")).toContainText(words.file);
      await expectAccessible(page);
      const foreign = await foreignWordsOf(page, { agencyId: "demo", companyId: company.id, more: ["Fel fil"] });
      await expectOneLanguage(page, foreign, words.language);

      await tabToRole(page, "button", words.recompute);
      await page.keyboard.press("Enter");
      await expect(sales).toContainText(/2.500/);
      await expect(report.getByText(words.otherwise)).toHaveCount(0);
      await expect(inList).not.toContainText(words.restated);
      await tabToRole(page, "button", words.publish);
      await page.keyboard.press("Enter");
      await publishInDialog(page, words.publish);
      await expect(report).toContainText(words.published);

      await tabToRole(page, "button", words.menu);
      await page.keyboard.press("Enter");
      // The last item deletes the report.
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      await expect(page.getByText(words.none)).toBeVisible();
      await page.getByRole("button", { name: words.undo }).focus();
      await page.keyboard.press("Enter");
      await expect(report).toBeVisible();
    });
  });
}

test("a standard report is written with live values, published, and stays as it was when the books change @long", async ({
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
  await expect(dialog.getByText(/This number is typed in.*900/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Make the report" }).click();

  const report = page.getByRole("article", { name: "Årsrapport" });
  await expect(report).toContainText(/Standard AB sålde för 1\s000\skr/);
  await expect(report.getByRole("table", { name: "Resultaträkning" })).toBeVisible();
  await report.getByRole("button", { name: "Publish" }).click();
  await publishInDialog(page);
  await expect(report).toContainText("Published");
  await expectAccessible(page);

  await importText(page, company, sieText(company, 2024).replaceAll("1000.00", "2500.00"));
  await page.reload();
  await expect(report).toContainText(/Standard AB sålde för 1\s000\skr/);
  await expect(report.getByText("figures otherwise today")).toBeVisible();
  await expect(report.getByText(/lines of the statements otherwise today/)).toBeVisible();
  const inList = page.getByRole("navigation", { name: "Reports", exact: true }).getByRole("link");
  await expect(inList).toContainText(/key figures restated, \d+ statement lines restated/);
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

  // An amount links to the statement that it comes from.
  await page.goBack();
  const income = report.getByRole("table", { name: "Resultaträkning" });
  await income.getByRole("link").first().click();
  await expect(page).toHaveURL(/statements\?year=[0-9a-f]{32}&statement=income/);
  await expect(page.getByRole("treegrid")).toBeVisible();
});

test("a report of a year that is booked in part says of which months it is @long", async ({ page }) => {
  const company = await makeCompany(page, "Påbörjade AB");
  await importText(page, company, monthlyBooks(company, 2023, [100, 300, 200]));
  await callApi<PeriodReport>(page, "POST", `/Company/${company.id}/PeriodReport`, {
    title: "Året",
    isPublished: true,
    keyFigurePresetId: "Overview",
    period: { start: "2023-01-01T00:00:00", end: "2023-12-31T23:59:59" },
  });
  await new CompanyPage(page).goto(company.id, "Reports");
  const report = page.getByRole("article", { name: "Året" });
  await expect(report).toContainText("2023 · January–March of the year");
  await expect(report.getByRole("row", { name: /^Net sales/ })).toContainText("600");
  await expect(report.getByRole("row", { name: /^Equity ratio/ })).toContainText("as of 31 March 2023");
  await expectAccessible(page);
});

test.describe("a user who reads published reports only", () => {
  test.use({ user: "limited" });

  test("sees no drafts, and no button that changes a report", async ({ page, browser }) => {
    const { id } = await demoCompany(page);
    const path = `/Company/${id}/PeriodReport`;
    const director = await browser.newPage({ storageState: sessionFile("director") });
    const make = (title: string, isPublished: boolean) =>
      callApi<PeriodReport>(director, "POST", path, {
        title,
        isPublished,
        keyFigurePresetId: "Overview",
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
      await director.close();
    }
  });
});
