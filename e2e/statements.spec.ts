import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { CompanyPage } from "./pages/company-page";
import { asFile, ImportsPage } from "./pages/imports-page";
import { StatementsPage } from "./pages/statements-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, makeCompany, newCompanyNumber } from "./support/api";
import { exportAs } from "./support/export-as";
import { expectOneLanguage, foreignWordsOf } from "./support/foreign-words";
import { tabInto } from "./support/keyboard";
import { proofIn } from "./support/long";
import { importText, monthlyBooks } from "./support/monthly-books";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const MINUS = "\u2212";

test("an amount of the income statement is followed to its vouchers by keyboard alone @long", async ({ page }) => {
  const company = await makeCompany(page, `Rapporter ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2023, [700, 800], { opening: 100.5 }));
  const budget = ["#PBUDGET 0 202401 3010 {} -1000.00", "#PBUDGET 0 202402 3010 {} -1000.00"];
  await importText(page, company, monthlyBooks(company, 2024, [1000, 1200], { opening: 800.5, more: budget }));
  await new CompanyPage(page).goto(company.id, "Statements");
  const statements = new StatementsPage(page);

  await expect(statements.row("Net sales")).toBeVisible();
  expect((await statements.headings).slice(1, 7)).toEqual([
    "Jan – Feb 2024",
    "Jan – Feb 2023",
    "Budget",
    "Budget 2024",
    "Jan",
    "Feb",
  ]);
  expect(await statements.amounts("Net sales")).toEqual(["2,200", "1,500", "2,000", "2,000", "1,000", "1,200"]);
  expect((await statements.amounts("Result for the period")).slice(0, 2)).toEqual(["1,400", "700"]);
  await expectAccessible(page);

  await test.step("a line opens to its accounts, an account to its vouchers", async () => {
    await tabInto(page, statements.table, { maxPresses: 80 });
    await expect(statements.row("Net sales")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(statements.row("Net sales")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await expect(statements.row("3010 Varor")).toBeFocused();
    for (let cell = 0; cell < 6; cell++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(statements.vouchers).toContainText("3010 Varor");
    await expect(statements.vouchers).toContainText("Feb 2024");
    await expect(statements.vouchers.getByRole("row").nth(1)).toHaveText(
      new RegExp(`2024-02-15.*A 2.*Månaden.*${MINUS}1,200.00.*${MINUS}2,200.00.*\\d+$`, "s"),
    );
    await expect(page).toHaveURL(/account=3010&from=2024-02-01&to=2024-02-29/);
    await expectAccessible(page);
  });

  await test.step("the address shows a colleague the same", async () => {
    await page.reload();
    await expect(statements.vouchers).toContainText(/2024-02-15\s*A 2\b/);
    await page.keyboard.press("Escape");
    await expect(statements.vouchers).toBeHidden();
    await expect(statements.row("3010 Varor")).toBeVisible();
  });

  await test.step("Escape gives the focus back, the left arrow closes", async () => {
    await statements.row("3010 Varor").focus();
    await page.keyboard.press("Enter");
    await expect(statements.vouchers.getByRole("row")).toHaveCount(3);
    await page.keyboard.press("Escape");
    await expect(statements.row("3010 Varor")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(statements.row("Net sales")).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(statements.row("3010 Varor")).toBeHidden();
    await page.keyboard.press("End");
    await expect(statements.row("Result for the period")).toBeFocused();
  });

  await test.step("a month stands beside the year so far, and the balance sheet beside its opening", async () => {
    await page.getByRole("combobox", { name: "Period" }).focus();
    await page.keyboard.type("Feb");
    await expect(page).toHaveURL(/month=2024-02/);
    await expect
      .poll(() => statements.amounts("Net sales"))
      .toEqual(["1,200", "800", "+400", "1,000", "+200", "2,200", "1,500", "+700", "2,000", "+200"]);
    await page.getByRole("radio", { name: "Income statement" }).focus();
    await page.keyboard.press("ArrowRight");
    const totals = ["2,201", "801", "+1,400", "1,401", "+800"];
    await expect.poll(() => statements.amounts("Total assets")).toEqual(totals);
    await page.getByRole("switch", { name: "Öre" }).press("Space");
    for (const name of ["Total assets", "Total equity and liabilities"])
      await expect.poll(async () => (await statements.amounts(name))[0]).toBe("2,200.50");
  });

  await test.step("back takes each step back", async () => {
    await page.goBack();
    await expect(page.getByRole("switch", { name: "Öre" })).not.toBeChecked();
    await page.goBack();
    await expect(page.getByRole("radio", { name: "Income statement" })).toBeChecked();
  });
});

test("books that contradict their file say by how much, to the account @long", async ({ page }) => {
  const company = await makeCompany(page, `Kontrollerade ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2023, [700, 800], { opening: 100.5 }));
  await new CompanyPage(page).goto(company.id, "Statements");
  const { reconciliation } = new StatementsPage(page);
  await expect(reconciliation).toContainText("Reconciled to the öre");
  await reconciliation.getByRole("button").press("Enter");
  await expect(reconciliation).toContainText("Closing balances: 2 comparisons");
  await expectAccessible(page);

  const wrong = monthlyBooks(company, 2023, [700, 800], { opening: 100.5 }).replace(
    "#RES 0 5010 800.00",
    "#RES 0 5010 812.34",
  );
  await importText(page, company, wrong);
  await page.reload();
  await expect(reconciliation).toContainText("One of 5 checks differs");
  await expect(reconciliation).toContainText(`one account differs, by ${MINUS}12.34`);
  // The last number is that of the line with the #RES record.
  await expect(reconciliation.getByRole("row").nth(1)).toHaveText(/5010\s*Lokalhyra.*800\.00.*812\.34.*12\.34.*18$/s);
  await expectAccessible(page);

  const account = reconciliation.getByRole("button", { name: "5010 Lokalhyra" });
  await account.press("Enter");
  const { vouchers } = new StatementsPage(page);
  await expect(vouchers.getByRole("row").nth(2)).toHaveText(/2023-02-28.*B 2.*Månaden.*400\.00.*800\.00/s);
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
});

test("months that are not booked have no amounts, also when the next year's books have begun @long", async ({
  page,
}) => {
  const company = await makeCompany(page, `Oavslutade ${newCompanyNumber()} AB`);
  await importText(page, company, monthlyBooks(company, 2022, [500, 600, 700, 800]));
  await importText(page, company, monthlyBooks(company, 2023, [1000, 3000, 2000]));
  await importText(page, company, monthlyBooks(company, 2024, [1000, 1000]));
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const statements = new StatementsPage(page);
  await page.goto(
    `/companies/${company.id}/statements?year=${years.find(({ start }) => start.startsWith("2023"))!.id}`,
  );
  await expect(page.getByText("Booked through March 2023.")).toBeVisible();
  expect((await statements.headings).slice(1)).toEqual(["Q1 2023", "Q1 2022", "Difference", "Jan", "Feb", "Mar"]);
  expect(await statements.amounts("Net sales")).toEqual(["6,000", "1,800", "+4,200", "1,000", "3,000", "2,000"]);
  await page.getByRole("radio", { name: "Balance sheet" }).focus();
  await page.keyboard.press("Space");
  const days = ["31 Mar 2023", "31 Mar 2022", "Difference", "Opening"];
  await expect.poll(async () => (await statements.headings).slice(1, 5)).toEqual(days);
  const assets = ["9,800", "5,600", "+4,200", "5,000"];
  await expect.poll(async () => (await statements.amounts("Total assets")).slice(0, 4)).toEqual(assets);
  await expectAccessible(page);
});

/** The words of the choice of columns, and the amounts that then stand there. */
const CHOICES = [
  {
    language: "en",
    locale: "en-GB",
    columns: "Columns",
    quarters: "Quarters",
    share: "Share of net sales",
    income: "Income statement",
    sales: "Net sales",
    costs: "Other external costs",
    result: "Result for the period",
    total: "Total assets",
    headings: ["Jan – Apr 2024", "% of sales", "Q1 2024", "% of sales", "Apr 2024", "% of sales"],
    salesRow: ["7,500", "100.0", "6,000", "100.0", "1,500", "100.0"],
    costsRow: ["−1,600", "−21.3", "−1,200", "−20.0", "−400", "−26.7"],
    resultRow: ["5,900", "78.7", "4,800", "80.0", "1,100", "73.3"],
    days: ["30 Apr 2024", "% of assets", "Opening", "31 Mar 2024", "% of assets", "30 Apr 2024", "% of assets"],
    totalRow: ["10,900", "100.0", "5,000", "9,800", "100.0", "10,900", "100.0"],
  },
  {
    language: "sv",
    locale: "sv-SE",
    columns: "Kolumner",
    quarters: "Kvartal",
    share: "Andel av nettoomsättningen",
    income: "Resultaträkning",
    sales: "Nettoomsättning",
    costs: "Övriga externa kostnader",
    result: "Periodens resultat",
    total: "Summa tillgångar",
    headings: ["jan. – apr. 2024", "% av omsättning", "Kv 1 2024", "% av omsättning", "apr. 2024", "% av omsättning"],
    salesRow: ["7 500", "100,0", "6 000", "100,0", "1 500", "100,0"],
    costsRow: ["−1 600", "−21,3", "−1 200", "−20,0", "−400", "−26,7"],
    resultRow: ["5 900", "78,7", "4 800", "80,0", "1 100", "73,3"],
    days: [
      "30 apr. 2024",
      "% av tillgångar",
      "Ingående",
      "31 mars 2024",
      "% av tillgångar",
      "30 apr. 2024",
      "% av tillgångar",
    ],
    totalRow: ["10 900", "100,0", "5 000", "9 800", "100,0", "10 900", "100,0"],
  },
] as const;

for (const words of CHOICES) {
  test.describe(`in ${words.locale}`, { tag: proofIn(words.locale) }, () => {
    test.use({ locale: words.locale });

    test("quarters and shares of sales are chosen columns, which the address keeps @long", async ({ page }) => {
      const company = await makeCompany(page, `Kvartalen ${newCompanyNumber()} AB`);
      await importText(page, company, monthlyBooks(company, 2024, [1000, 3000, 2000, 1500]));
      await new CompanyPage(page).goto(company.id, "Statements");
      const statements = new StatementsPage(page);
      const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/\s/g, " "));
      const amounts = async (name: string) => plain(await statements.amounts(name));
      const choose = async (...labels: string[]) => {
        await page.getByRole("button", { name: words.columns, exact: true }).press("Enter");
        for (const label of labels) {
          const choice = page.getByRole("radio", { name: label }).or(page.getByRole("switch", { name: label }));
          await choice.focus();
          await page.keyboard.press("Space");
          await expect(choice).toBeChecked();
        }
        await expectAccessible(page);
        await page.keyboard.press("Escape");
      };

      await choose(words.quarters, words.share);
      await expect.poll(async () => plain(await statements.headings).slice(1)).toEqual([...words.headings]);
      expect(await amounts(words.sales)).toEqual([...words.salesRow]);
      expect(await amounts(words.costs)).toEqual([...words.costsRow]);
      expect(await amounts(words.result)).toEqual([...words.resultRow]);
      await expect(page).toHaveURL(/by=quarters/);
      const foreign = await foreignWordsOf(page, { agencyId: "demo", companyId: company.id });
      await expectOneLanguage(page, foreign, words.language);

      await page.reload();
      expect(await amounts(words.sales)).toEqual([...words.salesRow]);
      await page.getByRole("radio", { name: words.income }).focus();
      await page.keyboard.press("ArrowRight");
      await expect.poll(async () => plain(await statements.headings).slice(1)).toEqual([...words.days]);
      expect(await amounts(words.total)).toEqual([...words.totalRow]);
      await expectOneLanguage(page, foreign, words.language);

      // Digits of amounts are equally wide, so that they stand below each other; other texts keep those of the font.
      const digits = (of: Locator) => of.evaluate((element) => getComputedStyle(element).fontVariantNumeric);
      expect(await digits(statements.row(words.total).getByRole("gridcell").first())).toBe("tabular-nums");
      for (const text of [page.locator("body"), page.getByRole("heading", { level: 1 })]) {
        expect(await digits(text)).toBe("normal");
      }
    });
  });
}

test.describe("in a window of 1440 pixels", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("most months are seen beside a budget, and the columns that one chooses are there next time @long", async ({
    page,
  }) => {
    const company = await makeCompany(page, `Budgeterade ${newCompanyNumber()} AB`);
    const sales = Array.from({ length: 10 }, (_, month) => 412_345 + month);
    await importText(page, company, monthlyBooks(company, 2023, [...sales, 400_000, 400_000]));
    const budget = sales.map((_, month) => `#PBUDGET 0 2024${String(month + 1).padStart(2, "0")} 3010 {} -450000.00`);
    const text = monthlyBooks(company, 2024, sales).replace("#RES 0", `${budget.join("\r\n")}\r\n#RES 0`);
    await importText(page, company, text);
    const statements = new StatementsPage(page);
    const tabs = new CompanyPage(page);
    await tabs.goto(company.id, "Statements");
    await expect(statements.row("Net sales")).toBeVisible();
    expect((await statements.headings).slice(1, 5)).toEqual([
      "Jan – Oct 2024",
      "Jan – Oct 2023",
      "Budget",
      "Budget 2024",
    ]);
    expect(await statements.monthsInSight()).toBeGreaterThanOrEqual(8);

    await page.getByRole("button", { name: "Columns", exact: true }).click();
    await page.getByRole("switch", { name: "Against budget" }).check();
    await page.getByRole("switch", { name: "Year before" }).uncheck();
    await page.keyboard.press("Escape");
    const chosen = ["Jan – Oct 2024", "Budget", "Against budget", "Budget 2024", "Jan"];
    await expect.poll(async () => (await statements.headings).slice(1, 6)).toEqual(chosen);
    await expect(page).toHaveURL(/without=/);

    await tabs.goto(company.id, "Statements");
    await expect.poll(async () => (await statements.headings).slice(1, 6)).toEqual(chosen);
    await expect(page).not.toHaveURL(/without=/);
    await page.goto(`${page.url()}?by=none&without=budget,deviation`);
    await expect
      .poll(async () => (await statements.headings).slice(1))
      .toEqual(["Jan – Oct 2024", "Jan – Oct 2023", "Difference"]);
  });
});

test("differences that cancel each other out are not added up to nothing", async ({ page }) => {
  const company = await makeCompany(page, `Skiljaktiga ${newCompanyNumber()} AB`);
  const text = monthlyBooks(company, 2023, [1000, 3000]);
  const wrong = text
    .replace("#RES 0 3010 -4000.00", "#RES 0 3010 -3900.00")
    .replace("#RES 0 5010 800.00", "#RES 0 5010 700.00");
  await importText(page, company, wrong);
  await new CompanyPage(page).goto(company.id, "Statements");
  await expect(new StatementsPage(page).reconciliation).toContainText(
    "Income and cost accounts: 2 accounts differ, by 200.00 in all when no difference cancels another out.",
  );
});

test("the statements of one cost centre are a choice away, down to its vouchers @long", async ({ page }) => {
  const company = await makeCompany(page, `Butiken ${newCompanyNumber()} AB`);
  const text = monthlyBooks(company, 2024, [700, 800], { more: ['#OBJEKT 1 B "Butik"'] });
  await importText(page, company, text.replace("#TRANS 3010 {} -800.00", "#TRANS 3010 {1 B} -800.00"));
  await new CompanyPage(page).goto(company.id, "Statements");
  const statements = new StatementsPage(page);
  await expect(statements.reconciliation).toBeVisible();
  await page.getByLabel("Of what the amounts are").selectOption("Kostnadsställe B Butik");
  await expect(page).toHaveURL(/dimension=1_B/);
  await expect.poll(async () => (await statements.amounts("Net sales"))[0]).toBe("800");
  await expect(statements.reconciliation).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel("Of what the amounts are")).toHaveValue("1_B");
  await page.getByRole("button", { name: "Show all accounts" }).click();
  await statements.row("3010 Varor").focus();
  await page.keyboard.press("Enter");
  await expect(statements.vouchers.getByRole("row").filter({ hasText: "Månaden" })).toHaveCount(1);
});

test("an import leads on to its statements @long", async ({ page }) => {
  const company = await makeCompany(page, `Importerade ${newCompanyNumber()} AB`);
  const tabs = new CompanyPage(page);
  await tabs.goto(company.id, "Statements");
  await expect(page.getByText("The company has no books yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Import a SIE file" }).press("Enter");

  const imports = new ImportsPage(page);
  const text = monthlyBooks(company, 2024, [700, 800]);
  await imports.choose(asFile("books.se", text));
  await imports.import("books.se");
  const imported = imports.file("books.se");
  await expect(imported.getByRole("region", { name: "Reconciliation with the file" })).toContainText(
    "Reconciled to the öre",
  );
  await expect(imported.getByRole("link", { name: "Show the reconciliation" })).toHaveAttribute(
    "href",
    /statements\?year=.+&reconciliation=true$/,
  );
  await imported.getByRole("link", { name: "To the income statement and balance sheet" }).press("Enter");
  await expect(new StatementsPage(page).row("Net sales")).toBeVisible();
  await expect(new StatementsPage(page).reconciliation).toContainText("Reconciled to the öre");
});

test("the statements are saved as a PDF that is named by company and year @long", async ({ page }) => {
  const company = await demoCompany(page);
  await new CompanyPage(page).goto(company.id, "Statements");
  const { name, path } = await exportAs(page, "PDF");
  expect(name.startsWith(`${company.name} – Income statement and balance sheet `), name).toBe(true);
  expect(name).toMatch(/ \d{4}.*\.pdf$/);
  expect(readFileSync(path).toString("latin1", 0, 5)).toBe("%PDF-");
});

test.describe("in Swedish", () => {
  test.use({ locale: "sv-SE" });

  test("the lines have their names in the page's language from the first byte", async ({ page }) => {
    const company = await demoCompany(page);
    const response = await page.goto(`/companies/${encodeURIComponent(company.id)}/statements`);
    const html = (await response?.text()) ?? "";
    expect(["Nettoomsättning", "Rörelseresultat", "Net sales"].map((name) => html.includes(name))).toEqual([
      true,
      true,
      false,
    ]);
    await expect(page.getByRole("rowheader", { name: "Nettoomsättning" })).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, user: "limited" });

  test("two columns of amounts stand beside the lines, for a user who may only read @long", async ({ page }) => {
    const company = await demoCompany(page);
    await new CompanyPage(page).goto(company.id, "Statements");
    const statements = new StatementsPage(page);
    await expect(statements.row("Operating profit").getByRole("gridcell")).toHaveCount(2);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Show all accounts" }).click();
    // The first row with a 3 in its header is an account of net sales.
    await statements.row("3").first().getByRole("rowheader").click();
    await expect(statements.vouchers.getByRole("row").nth(1)).toContainText("line ");
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
});
