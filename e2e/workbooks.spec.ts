import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import type { ReportBlock } from "@/contract/reports/blocks";
import type { FullPeriodReport } from "@/contract/reports/period-report";
import { CompanyPage } from "./pages/company-page";
import { FiguresPage } from "./pages/figures-page";
import { PortfolioPage } from "./pages/portfolio-page";
import { StatementsPage } from "./pages/statements-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany } from "./support/api";
import { exportAs } from "./support/export-as";
import { importText, monthlyBooks } from "./support/monthly-books";
import { expect, test } from "./support/test";

/** The formulas of a workbook's sheet that are stored with a value; `sheet` counts from 1. */
async function formulasOf(path: string, sheet: number): Promise<string[]> {
  const files = unzipSync(await readFile(path));
  const xml = strFromU8(files[`xl/worksheets/sheet${sheet}.xml`]!);
  return [...xml.matchAll(/<f[^>]*>([^<]*)<\/f><v>[^<]/g)].map(([, formula]) => formula!);
}

test("key figures and statements are saved as workbooks of formulas, named after company and period @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Formler AB");
  await importText(page, company, monthlyBooks(company, 2024, [1000, 1200, 900]));

  await new FiguresPage(page).goto(company.id);
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  const figures = await exportAs(page, "Excel");
  expect(figures.name).toBe("Formler AB – Key figures 2024-01–2024-12.xlsx");
  const rows = await readSheet(figures.path, "Key figures");
  // The periods follow the columns of name, unit and formula.
  expect(rows.find(([name]) => name === "Net sales")?.slice(3)).toContain(3100);
  expect((await formulasOf(figures.path, 1)).length).toBeGreaterThan(20);
  expect(await formulasOf(figures.path, 2)).toContainEqual(expect.stringContaining("SUM('Balances'!"));

  await new CompanyPage(page).goto(company.id, "Statements");
  await expect(new StatementsPage(page).row("Net sales")).toBeVisible();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const statements = await exportAs(page, "Excel");
  expect(statements.name).toBe("Formler AB – Income statement and balance sheet 2024-01–2024-12.xlsx");
  expect(await formulasOf(statements.path, 1)).toContainEqual(expect.stringMatching(/^ROUND\(SUM\(/));
  // The amount of an account in the year so far is the sum of its months.
  expect(await formulasOf(statements.path, 1)).toContainEqual(expect.stringMatching(/^ROUND\(SUM\(D(\d+):F\1\),2\)$/));
  const csv = await readFile((await exportAs(page, "CSV")).path, "utf8");
  expect(csv.split("\r\n")[0]).toMatch(/^\ufeffAccount,Line,Q1 2024,Jan,Feb,Mar$/);
});

test("reports with blocks and without are saved with formulas and a sheet for each block, named after company and period @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Rapporterade AB");
  await importText(page, company, monthlyBooks(company, 2024, [1000, 1200, 900]));
  const report = { period: { start: "2024-01-01", end: "2024-03-31" }, keyFigurePresetId: "Overview", language: "en" };
  const make = (more: object) =>
    callApi<FullPeriodReport>(page, "POST", `/Company/${company.id}/PeriodReport`, { ...report, ...more });
  const blocks: ReportBlock[] = [
    { id: "words", type: "text", text: "We sold for {[NetSales]}." },
    { id: "figures", type: "keyFigures", keyFigureIds: ["NetSales"], columns: ["yearBefore"] },
    { id: "income", type: "statement", statement: "income", columns: ["amount"], showsAccounts: true },
  ];
  const { id } = await make({ title: "The quarter", isPublished: true, blocks });
  const plain = await make({ title: "Plain", comment: "All is well." });

  const open = (reportId: string) =>
    page.goto(`/companies/${encodeURIComponent(company.id)}/reports?report=${reportId}`);
  await open(id);
  await expect(page.getByRole("article", { name: "The quarter" })).toContainText(/3.100/);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const workbook = await exportAs(page, "Excel");
  expect(workbook.name).toBe("Rapporterade AB – The quarter 2024-01–2024-03.xlsx");
  expect((await readSheet(workbook.path, "Report"))[0]![0]).toBe("The quarter");
  const figures = await readSheet(workbook.path, "Key figures");
  expect(figures.find(([name]) => name === "Net sales")?.[2]).toBe(3100);
  // The statement, after the sheet about the report and those of the text and the key figures.
  expect(await formulasOf(workbook.path, 4)).toContainEqual(expect.stringMatching(/^ROUND\(SUM\(/));
  const csv = await exportAs(page, "CSV");
  expect(csv.name).toBe("Rapporterade AB – The quarter 2024-01–2024-03.csv");
  expect((await readFile(csv.path, "utf8")).split("\r\n")).toContainEqual(
    expect.stringMatching(/^Key figure,Unit,Value,Year before,/),
  );

  await open(plain.id);
  await expect(page.getByRole("article", { name: "Plain" })).toContainText(/3.100/);
  const other = await exportAs(page, "Excel");
  expect(other.name).toBe("Rapporterade AB – Plain 2024-01–2024-03.xlsx");
  const rows = await readSheet(other.path, "Key figures");
  expect(rows.find(([name]) => name === "Net sales")?.[2]).toBe(3100);
});

test("key figures and how one is made are saved as PDFs, and how it is made as a workbook of formulas @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Spårade AB");
  await importText(page, company, monthlyBooks(company, 2024, [1000, 1200, 900]));
  const overview = new FiguresPage(page);
  await overview.goto(company.id, "?figures=NetSales&resolution=year");
  await expect(page.getByRole("button", { name: "Export", exact: true })).toBeVisible();
  const figures = await exportAs(page, "PDF");
  expect(figures.name).toMatch(/^Spårade AB – Key figures 2024.*\.pdf$/);
  expect((await readFile(figures.path)).toString("latin1", 0, 5)).toBe("%PDF-");

  await page.getByRole("button", { name: "How Net sales is made" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("tree")).toBeVisible();
  await expectAccessible(page);
  const pdf = await exportAs(page, "PDF", { place: dialog });
  expect(pdf.name).toMatch(/^Spårade AB – How Net sales is made .*2024\.pdf$/);
  const workbook = await exportAs(page, "Excel", { place: dialog });
  expect(workbook.name).toBe("Spårade AB – How Net sales is made 2024-01–2024-12.xlsx");
  const rows = await readSheet(workbook.path, "Computation");
  expect(rows.find(([name]) => name === "Net sales")?.[2]).toBe(3100);
  expect(await formulasOf(workbook.path, 1)).toContainEqual(expect.stringMatching(/^ROUND\(SUM\('Accounts'!/));
  const csv = await readFile((await exportAs(page, "CSV", { place: dialog })).path, "utf8");
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "\ufeffComputation,Made of,Value",
    expect.stringMatching(/^Net sales,.*,3100$/),
  ]);
});

test("all clients are saved as a workbook whose sums and medians follow its filter, by type where they are grouped @long", async ({
  page,
}) => {
  await new PortfolioPage(page).goto("?columns=NetSales,EquityRatio&group=true");
  await expect(page.getByRole("rowheader", { name: /^Sum/ })).toBeVisible();
  const workbook = await exportAs(page, "Excel");
  expect(workbook.name).toMatch(/^Demobyrån – All clients \d{4}-\d\d–\d{4}-\d\d\.xlsx$/);
  const rows = await readSheet(workbook.path, "Clients");
  const heading = rows.findIndex(([name]) => name === "Client");
  const clients = rows.slice(heading + 1);
  expect(rows[heading]).toEqual(
    expect.arrayContaining([
      "Net sales",
      "Net sales, year before",
      "Net sales, change",
      "Net sales, change in %",
      "Equity ratio, %",
      "Equity ratio, deviation from the target (percentage points)",
      "Shown",
    ]),
  );
  const [currency, sales] = ["Currency", "Net sales"].map((name) => rows[heading]!.indexOf(name));
  const inKronor = clients.flatMap((row) => (row[currency!] === "SEK" ? [row[sales!]] : []));
  const sum = inKronor.reduce<number>((all, value) => all + (typeof value === "number" ? value : 0), 0);
  expect(rows.find(([name]) => String(name).startsWith("Sum"))![sales!]).toBeCloseTo(sum, 2);
  const types = await readSheet(workbook.path, "By type");
  expect(types.at(-1)!.slice(0, 2)).toEqual(["All types", clients.length]);
  const formulas = await formulasOf(workbook.path, 1);
  expect(formulas).toContainEqual(expect.stringMatching(/^IFERROR\(MEDIAN\(IF\(/));
  // SUBTOTAL(103, …) counts a row only while the sheet shows it.
  expect(formulas.filter((formula) => formula.startsWith("SUBTOTAL(103,"))).toHaveLength(clients.length);

  const csv = await exportAs(page, "CSV");
  expect(csv.name).toBe(workbook.name.replace(".xlsx", ".csv"));
  expect((await readFile(csv.path, "utf8")).split("\r\n")[0]).toBe(
    '\ufeffClient,Number,Contact,Telephone,Booked to,Currency,Net sales,"Net sales, year before",Equity ratio,"Equity ratio, year before",Latest comment,Latest import,Consultant,Type',
  );
});
