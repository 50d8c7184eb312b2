import type { Budget } from "@/contract/budgets";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { Statement } from "@/contract/statements/statement";
import { BudgetsPage } from "./pages/budgets-page";
import { CompanyPage } from "./pages/company-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

test("a budget is filled from last year, spread, typed, undone, and used by the statements @long", async ({ page }) => {
  const company = await makeCompany(page, "Budgeterade AB");
  await importBooks(page, company, 2023);
  await importBooks(page, company, 2024);
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const path = `/Company/${company.id}/FiscalYear/${years.find(({ start }) => start.startsWith("2024"))!.id}`;
  const budgets = new BudgetsPage(page);
  await new CompanyPage(page).goto(company.id, "Budget");
  const january = budgets.cell("3010 Försäljning", 0);

  await test.step("last year, raised by ten percent", async () => {
    await budgets.fillIn("Last year, raised or lowered");
    await page.getByLabel("Change in percent").fill("10");
    await page.keyboard.press("Enter");
    await expect(january).toHaveText("1,100");
    await expect(page.getByRole("heading", { name: "Budgeted result of the year: 1,100" })).toBeVisible();
    await expect(budgets.saved).toBeVisible();
  });

  await test.step("a year's amount is spread as last year was, all in January, and undone as one step", async () => {
    await january.click();
    await budgets.fillIn("A year's amount, spread as last year");
    await page.getByLabel("The year's amount").fill("2 400");
    await page.keyboard.press("Enter");
    await expect(january).toHaveText("2,400");
    await page.keyboard.press("Control+z");
    await expect(january).toHaveText("1,100");
  });

  await test.step("typed by the keyboard, and there in the statements and after a reload", async () => {
    await budgets.cell("3010 Försäljning", 1).click();
    await page.keyboard.type("500,50");
    await page.keyboard.press("Enter");
    await expect(budgets.cell("3010 Försäljning", 1)).toHaveText("500.50");
    await expect
      .poll(async () => (await callApi<Budget>(page, "GET", `${path}/Budget`)).typed)
      .toContainEqual({ account: "3010", month: "2024-02", amount: -500_50 });
    const { incomeStatement } = await callApi<Statement>(page, "GET", `${path}/Statement`);
    expect(incomeStatement.find(({ id }) => id === "NetSales")?.budget?.slice(0, 2)).toEqual([1_100_00, 500_50]);
    await page.reload();
    await expect(budgets.cell("3010 Försäljning", 1)).toHaveText("500.50");
  });

  await test.step("accessible, and emptied", async () => {
    await expectAccessible(page);
    await budgets.fillIn("Empty the budget");
    await expect(january).toHaveText("");
    await expect.poll(async () => (await callApi<Budget>(page, "GET", `${path}/Budget`)).typed).toEqual([]);
  });
});
