import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { CompanyPage } from "./pages/company-page";
import { ImportHistory } from "./pages/import-history";
import { asFile, ImportsPage } from "./pages/imports-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany, sieText } from "./support/api";
import { expect, test } from "./support/test";

const YEAR = "2024-01-01 – 2024-12-31";

test("an import that replaced a year is taken back by the keyboard, and the year returns @long", async ({ page }) => {
  const company = await makeCompany(page, "Ångrade AB");
  await importBooks(page, company, 2024);
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  await new CompanyPage(page).goto(company.id, "Import");
  const imports = new ImportsPage(page);
  const history = new ImportHistory(page);
  await expect(history.rows).toHaveCount(1);

  const other = sieText(company, 2024).replaceAll("1000.00", "1.00").replace("20240110", "20240610");
  await imports.choose(asFile("wrong.se", other));
  await imports.import("wrong.se");
  await expect(imports.file("wrong.se").getByText("were replaced.")).toBeVisible();
  await expect(history.rows).toHaveCount(2);
  await expect(history.rows.first()).toContainText("Replaced the books");
  await expect(history.takeBack(YEAR)).toHaveCount(1);

  await history.takeBack(YEAR).focus();
  await page.keyboard.press("Enter");
  await expect(history.dialog).toContainText(`The books that it replaced return to the fiscal year ${YEAR}`);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(history.dialog).toBeHidden();
  await expect(history.takeBack(YEAR)).toBeFocused();

  await page.keyboard.press("Enter");
  await history.confirm.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Taken back: the fiscal year ${YEAR} is as it was before.`)).toBeVisible();
  await expect(history.heading).toBeFocused();
  await expect(history.rows.first()).toContainText("Taken back");
  // The earlier import is now the latest of its year, so it can be taken back in its turn.
  await expect(history.rows.nth(1).getByRole("button", { name: /^Take back/ })).toBeVisible();
  expect(await callApi(page, "GET", `/Company/${company.id}/FiscalYear`)).toEqual(years);
  // The year is made from the first file again, so this very file would change nothing.
  await imports.choose(asFile("first.se", sieText(company, 2024)));
  await expect(imports.file("first.se").getByText("already holds exactly this file")).toBeVisible();
});

test.describe("with figures entered since", () => {
  test.use({ expectedConsole: [/status of 412/] });

  test("an import that made the year is taken back only once they are deleted @long", async ({ page }) => {
    const company = await makeCompany(page, "Ifyllda AB");
    await importBooks(page, company, 2024);
    const [year] = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
    const dataPath = `/Company/${company.id}/FiscalYear/${year!.id}/KeyFigureData`;
    const period = { start: "2024-01-01", end: "2024-01-31" };
    await callApi(page, "PUT", dataPath, [{ keyFigureInfoId: "NumberOfEmployees", period, value: 3 }]);

    await new CompanyPage(page).goto(company.id, "Import");
    const history = new ImportHistory(page);
    await history.takeBack(YEAR).click();
    await expect(history.dialog).toContainText("It goes, with its vouchers, balances and objects.");
    await history.confirm.click();
    const alert = history.dialog.getByRole("alert");
    await expect(alert).toContainText("The import was not taken back.");
    await expect(alert).toContainText("NumberOfEmployees");
    await expect(history.confirm).toBeEnabled();

    await callApi(page, "PUT", dataPath, [{ keyFigureInfoId: "NumberOfEmployees", period, value: null }]);
    await history.confirm.click();
    await expect(page.getByText(`Taken back: the fiscal year ${YEAR} is gone.`)).toBeVisible();
    await expect(page.getByText("There are no imports any more.")).toBeVisible();
    await expect(history.heading).toBeFocused();
    expect(await callApi(page, "GET", `/Company/${company.id}/FiscalYear`)).toEqual([]);
  });
});
