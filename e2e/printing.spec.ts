import type { Page } from "@playwright/test";
import type { Company } from "@/contract/companies/company";
import { CompanyPage } from "./pages/company-page";
import { FiguresPage } from "./pages/figures-page";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import type { MadeReportLink } from "@/contract/reports/report-link";
import { StatementsPage } from "./pages/statements-page";
import { callApi, demoCompany, makeCompany } from "./support/api";
import { importText, monthlyBooks } from "./support/monthly-books";
import { printedPages, type PrintedPage } from "./support/printed-pages";
import { proofIn } from "./support/long";
import { expect, test } from "./support/test";

/** Texts of the shell, and how the day of printing is written. */
const PRINTED = {
  en: {
    shell: ["Skip to the content", "Fiscal years", "Meeting mode", "Export", "Search"],
    day: /printed \d{1,2} \w+ \d{4}/,
  },
  sv: {
    shell: ["Hoppa till innehållet", "Mötesläge", "Exportera", "Sök eller kör"],
    day: /utskrivet \d{1,2} \p{L}+\.? \d{4}/u,
  },
};

/** Expects company, agency, day and page number on every page, nothing of the shell, and no text that is cut off. */
function expectPrinted(
  pages: readonly PrintedPage[],
  { name, businessIdentityCode }: Company,
  agency: string,
  language: keyof typeof PRINTED = "en",
): void {
  const { shell, day } = PRINTED[language];
  pages.forEach(({ text, cutOff }, i) => {
    for (const part of [name, businessIdentityCode, agency]) expect(text).toContain(part);
    expect(text).toMatch(day);
    expect(text).toContain(`${String(i + 1)} / ${String(pages.length)}`);
    expect(cutOff).toEqual([]);
    for (const part of shell) expect(text).not.toContain(part);
  });
}

async function agencyName(page: Page): Promise<string> {
  return (await callApi<{ name: string }>(page, "GET", "/Agency/demo")).name;
}

test("the overview is printed with company, agency, day and page, and nothing of the shell", async ({ page }) => {
  const company = await demoCompany(page);
  const overview = new FiguresPage(page);
  await overview.goto(company.id, "?figures=NetSales,EquityRatio");
  await expect(overview.chart).toBeVisible();
  await expect(overview.cards.first()).toBeVisible();
  const pages = await printedPages(page);
  expectPrinted(pages, company, await agencyName(page));
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages.map(({ text }) => text).join(" ")).toContain("Net sales");
});

/** Tells the page that printing begins or has ended, as the browser does. */
async function dispatchPrintEvent(page: Page, type: "beforeprint" | "afterprint"): Promise<void> {
  await page.evaluate((name) => window.dispatchEvent(new Event(name)), type);
}

/** Waits for the parts of a grid that are loaded after it. */
async function untilGridPrints(page: Page): Promise<void> {
  const printed = page.locator(".printed-grid");
  await expect(async () => {
    await dispatchPrintEvent(page, "beforeprint");
    expect(await printed.count()).toBe(1);
  }).toPass();
  await dispatchPrintEvent(page, "afterprint");
  await expect(printed).toHaveCount(0);
}

test("a grid of twelve months is printed with all rows and columns, in landscape @long", async ({ page }) => {
  const company = await demoCompany(page);
  await page.setViewportSize({ width: 900, height: 500 });
  await new CompanyPage(page).goto(company.id, "Inputs");
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("rowheader").first()).toBeVisible();
  await untilGridPrints(page);
  const rowCount = Number(await grid.getAttribute("aria-rowcount")) - 1;
  const pages = await printedPages(page);
  expectPrinted(pages, company, await agencyName(page));
  expect(pages.every(({ isLandscape }) => isLandscape)).toBe(true);
  const text = pages.map((each) => each.text).join(" ");
  expect(text).toMatch(/Input Unit Jan \d{4} .*Dec \d{4} Number of employees/);
  expect(text).not.toContain("Add own input");
  await dispatchPrintEvent(page, "beforeprint");
  await expect(page.locator(".printed-grid tbody tr")).toHaveCount(rowCount);
  await dispatchPrintEvent(page, "afterprint");
  await expect(page.locator(".printed-grid")).toHaveCount(0);
});

test("the trace of a value is printed alone and whole @long", async ({ page }) => {
  const company = await demoCompany(page);
  const overview = new FiguresPage(page);
  await overview.goto(company.id, "?figures=NetSales");
  await expect(overview.chart).toBeVisible();
  await page.getByRole("button", { name: "How Net sales is made" }).first().click();
  const tree = page.getByRole("tree", { name: "From the value to the voucher" });
  await expect(tree.getByRole("treeitem").first()).toBeFocused();
  // On each of three levels → goes to the first line, and * opens all lines of that level.
  for (let level = 0; level < 3; level++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("*");
  }
  const lines = await tree.getByRole("treeitem").allTextContents();
  const pages = await printedPages(page);
  expectPrinted(pages, company, await agencyName(page));
  const text = pages.map((each) => each.text).join(" ");
  expect(text).toContain("how it is made");
  // Lines of accounts begin with the number, which the account's name and amount follow.
  const lastAccount = /\d{4} [^\d−]+/.exec(lines.filter((line) => /^\d{4} /.test(line)).at(-1) ?? "")?.[0].trim();
  expect(lastAccount).toBeTruthy();
  expect(text).toContain(lastAccount);
  expect(text).not.toContain("Latest comments");
});

const BLOCKS: ReportBlock[] = [
  { id: "letterhead", type: "letterhead" },
  { id: "figures", type: "keyFigures", keyFigureIds: ["NetSales", "EquityRatio"], columns: ["yearBefore"] },
  { id: "chart", type: "chart", keyFigureId: "NetSales", resolution: "month" },
  { id: "income", type: "statement", statement: "income", columns: ["amount", "yearBefore"], showsAccounts: true },
  { id: "balance", type: "statement", statement: "balance", columns: ["amount", "opening"], showsAccounts: true },
];

async function publishedReport(page: Page, company: Company, language: string): Promise<FullPeriodReport> {
  await importText(page, company, monthlyBooks(company, 2023, new Array<number>(12).fill(1000)));
  await importText(page, company, monthlyBooks(company, 2024, [3000, 2000, 4000]));
  return callApi<FullPeriodReport>(page, "POST", `/Company/${company.id}/PeriodReport`, {
    title: "Kvartalet",
    keyFigurePresetId: "Overview",
    blocks: BLOCKS,
    language,
    isPublished: true,
    period: { start: "2024-01-01T00:00:00", end: "2024-03-31T23:59:59" },
  });
}

const REPORTS = [
  {
    locale: "en-GB",
    language: "en",
    help: "keeps the key figures",
    state: "Published",
    period: "Q1 2024",
    heading: "Income statement",
    beside: "Year before",
  },
  {
    locale: "sv-SE",
    language: "sv",
    help: "behåller en periods",
    state: "Publicerad",
    period: "Kv 1 2024",
    heading: "Resultaträkning",
    beside: "Föregående år",
  },
] as const;

for (const words of REPORTS) {
  test.describe(`a report, ${words.locale}`, { tag: proofIn(words.locale) }, () => {
    test.use({ locale: words.locale });

    test("is printed with company, agency and period, without its state and the help of the page @long", async ({
      page,
    }) => {
      const company = await makeCompany(page, `Utskrivna ${words.language} AB`);
      await publishedReport(page, company, words.language);
      await new CompanyPage(page).goto(company.id, "Reports");
      await expect(page.getByText(words.state).first()).toBeVisible();
      // The chart has the role of a slider over its points.
      await expect(page.getByRole("slider")).toBeVisible();
      const pages = await printedPages(page);
      expectPrinted(pages, company, await agencyName(page), words.language);
      const text = pages.map((each) => each.text).join(" ");
      for (const part of ["Kvartalet", words.period, words.heading, words.beside]) expect(text).toContain(part);
      for (const part of [words.help, words.state]) expect(text).not.toContain(part);
      expect(pages.every(({ isLandscape }) => !isLandscape)).toBe(true);
    });
  });
}

test("a report behind a link is printed with company, agency, title and period on each page @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Delade Sidor AB");
  const { id } = await publishedReport(page, company, "en");
  const link = { days: 1, language: "en", needsCode: false };
  const { token } = await callApi<MadeReportLink>(page, "POST", `/Company/${company.id}/PeriodReport/${id}/Link`, link);
  const agency = await agencyName(page);
  await page.goto(`/shared/${token}`);
  await expect(page.getByRole("slider")).toBeVisible();
  // A reader with only the link cannot open traces or statements, so no amount links to one.
  await expect(page.getByRole("main").getByRole("table").getByRole("link")).toHaveCount(0);
  const pages = await printedPages(page);
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach(({ text, cutOff }, i) => {
    for (const part of [company.name, company.businessIdentityCode, agency, "Kvartalet", "Q1 2024"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain(`${String(i + 1)} / ${String(pages.length)}`);
    expect(text).not.toContain("This link is open");
    expect(cutOff).toEqual([]);
  });
});

test.describe("a company's own user", () => {
  test.use({ user: "owner" });

  test("prints the agency's name too @long", async ({ page }) => {
    const company = await demoCompany(page);
    const { name } = await callApi<{ name: string }>(page, "GET", `/Company/${company.id}/Agency`);
    await new CompanyPage(page).goto(company.id, "Reports");
    await expect(page.locator("[data-printed-header]")).toContainText(name);
    expectPrinted(await printedPages(page), company, name);
  });
});

for (const { chosen, query } of [
  { chosen: "months", query: "" },
  { chosen: "quarters with budget and shares", query: "?by=quarters&budget=true&share=true&ore=true&open=*" },
  { chosen: "months with budget, shares and öre", query: "?budget=true&share=true&ore=true" },
  { chosen: "the total alone", query: "?by=none&without=before,difference,budget,deviation" },
]) {
  test(`a statement is printed with all that is chosen of it: ${chosen} @long`, async ({ page }) => {
    const company = await demoCompany(page);
    const statements = new StatementsPage(page);
    await page.goto(`/companies/${company.id}/statements${query}`);
    await expect(statements.table).toBeVisible();
    const headings = (await statements.headings).slice(1).map((text) => text.replaceAll(/\s+/g, " ").trim());
    const lines = (await statements.table.getByRole("rowheader").allInnerTexts()).map((text) =>
      text.replaceAll(/\s+/g, " ").trim(),
    );
    const pages = await printedPages(page);
    expectPrinted(pages, company, await agencyName(page));
    // MAX_UPRIGHT of components/ui/use-while-printing.ts: more columns are printed in landscape.
    const isWide = headings.length > 5;
    expect(pages.every(({ isLandscape }) => isLandscape === isWide)).toBe(true);
    const text = pages.map((each) => each.text).join(" ");
    for (const part of ["Income statement", ...headings, ...lines]) expect(text).toContain(part);
    // The printed table has one amount for each heading and line.
    await dispatchPrintEvent(page, "beforeprint");
    const printed = page.locator(".printed-statement tbody td");
    await expect(printed).toHaveCount(headings.length * lines.length);
    await dispatchPrintEvent(page, "afterprint");
    await expect(page.locator(".printed-statement")).toHaveCount(0);
  });
}
