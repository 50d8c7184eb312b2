import type { Locator, Page } from "@playwright/test";
import type { ChartOfAccounts } from "@/contract/chart-of-accounts";
import { ChartPage } from "../pages/chart-page";
import { CommentsPage } from "../pages/comments-page";
import { CompaniesPage } from "../pages/companies-page";
import { FiscalYearsPage } from "../pages/fiscal-years-page";
import { ImportPage } from "../pages/import-page";
import { KeyFiguresPage } from "../pages/key-figures-page";
import { OverviewPage } from "../pages/overview-page";
import { Shell } from "../pages/shell";
import { callApi } from "../support/api";
import { PRODUCT } from "../support/product";
import { breakApi, holdPages, type Shot } from "./shot";

const SIE = [
  "#FLAGGA 0",
  '#PROGRAM "Bokföring" 1.0',
  "#FORMAT PC8",
  "#GEN 20250115",
  "#SIETYP 4",
  '#FNAMN "Äppelgårdens Must AB"',
  "#RAR 0 20240101 20241231",
  "#VALUTA SEK",
  '#KONTO 1930 "Företagskonto"',
  '#KONTO 3001 "Försäljning av äppelmust"',
  "#UB 0 1930 12500.00",
  "#RES 0 3001 -12500.00",
  '#VER A 1 20240901 "Första försäljningen på mässan"',
  "{",
  "   #TRANS 1930 {} 12500.00",
  "   #TRANS 3001 {} -12500.00",
  "}",
  "",
].join("\r\n");

const sieFile = (name: string, text = SIE) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

const chartOf = (page: Page) => new OverviewPage(page).chart;
const intoView = (chart: Locator) => chart.evaluate((element) => element.scrollIntoView({ block: "center" }));

/** Every page and state, in the order of the product. Add a line for a new one. */
export const SHOTS: readonly Shot[] = [
  { name: "sign-in", user: null, path: "/sign-in" },
  {
    name: "sign-in-form",
    user: null,
    path: "/sign-in",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByLabel("Password").waitFor();
    },
  },
  {
    name: "sign-in-missing",
    user: null,
    path: "/sign-in",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByLabel("Password").fill("something");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByText("Enter your user name.").waitFor();
    },
  },

  { name: "companies", path: "/agencies/demo/companies" },
  { name: "companies-director", user: "director", path: "/agencies/demo/companies" },
  {
    name: "companies-nothing-matches",
    path: "/agencies/demo/companies",
    prepare: ({ page }) => new CompaniesPage(page).search.fill("no such company"),
  },
  {
    name: "companies-new",
    path: "/agencies/demo/companies",
    prepare: async ({ page }) => {
      const companies = new CompaniesPage(page);
      await companies.newButton.click();
      await companies.field("Organisation number").fill("557000-0000");
      await companies.dialog.getByRole("button", { name: "Create" }).click();
      await companies.dialog.getByText("Enter a name.").waitFor();
    },
  },
  {
    name: "companies-actions",
    path: "/agencies/demo/companies",
    prepare: ({ page }) =>
      page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click(),
  },
  {
    name: "companies-delete",
    user: "director",
    path: "/agencies/demo/companies",
    prepare: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete…" }).click();
      await page.getByText("3 fiscal years with").waitFor();
    },
  },
  {
    name: "companies-loading",
    path: "/companies/{company}/overview",
    prepare: async ({ page }) => {
      await holdPages(page);
      await page.getByRole("link", { name: "Companies" }).first().click();
    },
    wideOnly: true,
  },
  {
    name: "palette",
    path: "/agencies/demo/companies",
    prepare: async ({ page }) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").last().fill("bygg");
    },
  },
  {
    name: "user-menu",
    path: "/agencies/demo/companies",
    prepare: ({ page }) => new Shell(page).userMenuButton.click(),
    wideOnly: true,
  },
  {
    name: "menu",
    path: "/companies/{company}/overview",
    prepare: async ({ page, narrow }) => {
      if (narrow) await page.getByRole("button", { name: "Open the menu" }).click();
    },
  },

  { name: "overview", path: "/companies/{company}/overview", prepare: ({ page }) => chartOf(page).waitFor() },
  {
    name: "overview-compared",
    path: "/companies/{company}/overview?figures=NetSales,ProfitAfterFinancialItems,EquityRatio&steps=quarter&range=all",
    prepare: ({ page }) => intoView(chartOf(page)),
  },
  {
    name: "overview-comment",
    path: "/companies/{company}/overview?range=24",
    prepare: async ({ page }) => {
      await intoView(chartOf(page));
      await new OverviewPage(page).pins.last().click();
    },
  },
  { name: "overview-table", path: "/companies/{company}/overview?view=table" },
  {
    name: "overview-why-empty",
    path: "/companies/{company}/overview?preset=VisibleKeyFigures&view=table",
    prepare: ({ page }) =>
      page
        .getByRole("button", { name: /^Why is this empty/ })
        .first()
        .click(),
  },
  {
    name: "overview-trace",
    path: "/companies/{company}/overview",
    prepare: async ({ page }) => {
      await chartOf(page).press("Enter");
      await page.getByRole("treeitem").first().waitFor();
      for (let level = 0; level < 4; level++) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
      }
    },
  },
  { name: "meeting", path: "/companies/{company}/meeting", prepare: ({ page }) => chartOf(page).waitFor() },
  { name: "overview-without-books", user: "director", path: "/companies/{emptyCompany}/overview" },
  { name: "overview-owner", user: "owner", path: "/" },

  { name: "statements", path: "/companies/{company}/statements?open=NetSales,ExternalCosts" },
  { name: "statements-month", path: "/companies/{company}/statements?month=2026-03" },
  { name: "statements-balance", path: "/companies/{company}/statements?statement=balance&open=EquityCapital" },
  {
    name: "statements-vouchers",
    path: "/companies/{company}/statements?open=NetSales",
    prepare: async ({ page }) => {
      await page.getByRole("rowheader", { name: /^3/ }).first().click();
      await page.getByRole("dialog").getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "statements-reconciliation",
    path: "/companies/{company}/statements?reconciliation=true",
    prepare: ({ page }) => page.getByText("against #UB").waitFor(),
  },
  { name: "statements-without-books", user: "director", path: "/companies/{emptyCompany}/statements" },

  { name: "chart", path: "/companies/{company}/chart" },
  {
    name: "chart-group",
    path: "/companies/{company}/chart",
    prepare: async ({ page, company }) => {
      const charts = `/Company/${company}/ChartOfAccounts`;
      const standard = await callApi<ChartOfAccounts>(page, "GET", `${charts}/EUBAS97`);
      // Another worker may be making it at the same time.
      await page.request.post(`${PRODUCT.url}/Api/v2${charts}`, {
        headers: { "X-CSRF": "1", Origin: PRODUCT.url },
        data: { ...standard, id: "egen", name: "Egen kontoplan" },
      });
      await page.goto(`/companies/${company}/chart?chart=egen&group=NetSales`);
      await new ChartPage(page).field("Accounts").fill("3500–3799, 3900");
      await new ChartPage(page).effects.waitFor();
    },
  },
  { name: "chart-read-only", user: "limited", path: "/companies/{company}/chart" },

  { name: "key-figures", path: "/companies/{company}/key-figures" },
  {
    name: "key-figures-not-a-number",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await new KeyFiguresPage(page).cell("Tax rate", 0).click();
      await page.keyboard.type("twenty");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "key-figures-not-saved",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await breakApi(page);
      await new KeyFiguresPage(page).cell("Separable costs", 0).click();
      await page.keyboard.type("125000,50");
      await page.keyboard.press("Enter");
      await page.getByText(/^Not saved/).waitFor();
    },
  },
  { name: "key-figures-read-only", user: "limited", path: "/companies/{company}/key-figures" },
  { name: "key-figures-without-books", user: "director", path: "/companies/{emptyCompany}/key-figures" },

  { name: "comments", path: "/companies/{company}/comments" },
  {
    name: "comments-new",
    path: "/companies/{company}/comments",
    prepare: ({ page }) =>
      new CommentsPage(page).fill("Gross margin", "Marknaden på torget gav en ovanligt bra lördag."),
  },
  {
    name: "comments-filter",
    path: "/companies/{company}/comments",
    prepare: ({ page }) => new CommentsPage(page).filter.click(),
  },
  {
    name: "comments-nothing-matches",
    path: "/companies/{company}/comments",
    prepare: ({ page }) => new CommentsPage(page).showDays("2001-01-01", "2001-12-31"),
  },
  { name: "comments-empty", user: "director", path: "/companies/{emptyCompany}/comments" },
  { name: "comments-read-only", user: "limited", path: "/companies/{company}/comments" },

  { name: "presets", path: "/companies/{company}/presets" },
  {
    name: "presets-new",
    path: "/companies/{company}/presets",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New preset" }).click();
      await page.getByRole("dialog", { name: "New preset" }).waitFor();
    },
  },
  { name: "presets-read-only", user: "limited", path: "/companies/{company}/presets" },

  { name: "targets", path: "/companies/{company}/targets" },
  {
    name: "reports",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page }) => {
      await page.getByRole("article").waitFor();
    },
  },
  {
    name: "reports-new",
    user: "director",
    path: "/companies/{company}/reports",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New report" }).click();
      await page.getByLabel("Title").fill("Andra kvartalet");
    },
  },
  { name: "reports-empty", user: "director", path: "/companies/{emptyCompany}/reports" },

  { name: "fiscal-years", path: "/companies/{company}/fiscal-years" },
  {
    name: "fiscal-years-currency",
    path: "/companies/{company}/fiscal-years",
    prepare: async ({ page }) => {
      await new FiscalYearsPage(page).table
        .getByRole("button", { name: /^Currency of/ })
        .first()
        .click();
      await page
        .getByRole("combobox", { name: /^Currency of/ })
        .first()
        .fill("kr");
    },
  },
  {
    name: "fiscal-years-delete",
    path: "/companies/{company}/fiscal-years",
    prepare: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Delete the fiscal year/ })
        .first()
        .click();
      await page.getByText("Comments stay.").waitFor();
    },
  },
  { name: "fiscal-years-empty", user: "director", path: "/companies/{emptyCompany}/fiscal-years" },

  { name: "import", user: "director", path: "/companies/{emptyCompany}/import" },
  {
    name: "import-checked",
    user: "director",
    path: "/companies/{emptyCompany}/import",
    prepare: async ({ page }) => {
      const books = new ImportPage(page);
      await books.choose(sieFile("must-2024.se"));
      await books.file("must-2024.se").getByText("A new fiscal year").waitFor();
    },
  },
  {
    name: "import-refused",
    user: "director",
    path: "/companies/{emptyCompany}/import",
    prepare: async ({ page }) => {
      const books = new ImportPage(page);
      await books.choose(sieFile("must-2024.se", SIE.replace("{} -12500.00", "{} tolv tusen")));
      await books.file("must-2024.se").getByText("This file cannot be imported.").waitFor();
    },
  },
  { name: "import-read-only", user: "limited", path: "/companies/{company}/import" },

  {
    name: "session-ended",
    path: "/companies/{company}/comments",
    prepare: async ({ page }) => {
      const comments = new CommentsPage(page);
      await comments.fill("Gross margin", "Skrivet innan sessionen tog slut.");
      await page.context().clearCookies();
      await comments.save();
      await new Shell(page).sessionEnded.waitFor();
    },
  },
  { name: "not-found", path: "/no/such/page" },
];
