import type { Company } from "@/contract/companies/company";
import { CompanyPage } from "./pages/company-page";
import { FiguresPage } from "./pages/figures-page";
import { callApi } from "./support/api";
import { printedPages, type PrintedPage } from "./support/printed-pages";
import { expect, test } from "./support/test";

async function demoCompany(page: Parameters<typeof callApi>[0]): Promise<Company> {
  const [company] = await callApi<Company[]>(page, "GET", "/Company");
  return company!;
}

/** Every page says whose it is, by which agency, when it was printed and which page it is, and has all of its text. */
function expectHeads(pages: readonly PrintedPage[], { name, businessIdentityCode }: Company, agency: string): void {
  pages.forEach(({ text, cutOff }, i) => {
    for (const part of [name, businessIdentityCode, agency]) expect(text).toContain(part);
    expect(text).toMatch(/printed \d{1,2} \w+ \d{4}/);
    expect(text).toContain(`${String(i + 1)} / ${String(pages.length)}`);
    expect(cutOff).toEqual([]);
    for (const shell of ["Skip to", "Charts of accounts", "Meeting mode", "Export", "Search"]) {
      expect(text).not.toContain(shell);
    }
  });
}

async function agencyName(page: Parameters<typeof callApi>[0]): Promise<string> {
  return (await callApi<{ name: string }>(page, "GET", "/Agency/demo")).name;
}

test("the overview is printed with company, agency, day and page, and nothing of the shell", async ({ page }) => {
  const company = await demoCompany(page);
  const overview = new FiguresPage(page);
  await overview.goto(company.id, "?figures=NetSales,EquityRatio");
  await expect(overview.chart).toBeVisible();
  await expect(overview.cards.first()).toBeVisible();
  const pages = await printedPages(page);
  expectHeads(pages, company, await agencyName(page));
  expect(pages.length).toBeLessThanOrEqual(2);
  expect(pages.map(({ text }) => text).join(" ")).toContain("Net sales");
});

test("a grid is printed with all rows and columns, in landscape where it has many", async ({ page }) => {
  const company = await demoCompany(page);
  await page.setViewportSize({ width: 900, height: 500 });
  await new CompanyPage(page).goto(company.id, "Inputs");
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("rowheader").first()).toBeVisible();
  // The tools come after the grid.
  await expect(page.getByRole("button", { name: "More for this grid" })).toBeVisible();
  const rowCount = Number(await grid.getAttribute("aria-rowcount")) - 1;
  const pages = await printedPages(page);
  expectHeads(pages, company, await agencyName(page));
  expect(pages.every(({ isLandscape }) => isLandscape)).toBe(true);
  const text = pages.map((each) => each.text).join(" ");
  expect(text).toMatch(/Input Unit Jan \d{4} .*Dec \d{4} Number of employees/);
  expect(text).not.toContain("Add own input");
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".printed-grid tbody tr")).toHaveCount(rowCount);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".printed-grid")).toHaveCount(0);
});

test("the trace of a value is printed alone and whole", async ({ page }) => {
  const company = await demoCompany(page);
  const overview = new FiguresPage(page);
  await overview.goto(company.id, "?figures=NetSales");
  await expect(overview.chart).toBeVisible();
  await page.getByRole("button", { name: "How Net sales is made" }).first().click();
  const tree = page.getByRole("tree", { name: "From the value to the voucher" });
  await expect(tree.getByRole("treeitem").first()).toBeFocused();
  // Opens all of one level after the other: groups, accounts, months, vouchers.
  for (let level = 0; level < 3; level++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("*");
  }
  const lines = await tree.getByRole("treeitem").allTextContents();
  const pages = await printedPages(page);
  expectHeads(pages, company, await agencyName(page));
  const text = pages.map((each) => each.text).join(" ");
  expect(text).toContain("how it is made");
  const last = /\d{4} [^\d−]+/.exec(lines.filter((line) => /^\d{4} /.test(line)).at(-1) ?? "")?.[0].trim();
  expect(last).toBeTruthy();
  expect(text).toContain(last);
  expect(text).not.toContain("Latest comments");
});
