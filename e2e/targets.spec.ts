import type { KeyFigureResult } from "@/contract/figures/key-figure-value";
import { CompanyPage } from "./pages/company-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

test.use({ expectedConsole: [/status of 412/] });

test("targets are pasted by month and typed by year, key figure values carry them, and one changed elsewhere is not overwritten @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Målinriktade AB");
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Targets");
  const grid = page.getByRole("grid", { name: "Targets of fiscal year 2024" });
  const cell = (name: string, column: number) =>
    grid
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
      .getByRole("gridcell")
      // The first cell of a row is the unit.
      .nth(column + 1);
  await cell("Net sales", 0).click();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => navigator.clipboard.writeText("100 000\t110 000,50\n"));
  await page.keyboard.press("Control+V");
  await expect(cell("Net sales", 1)).toHaveText("110,000.50");
  await expect(cell("Net sales", 0)).toHaveText("100,000.00");
  await page.getByRole("radio", { name: "Year" }).focus();
  await page.keyboard.press("Space");
  await expect(grid.getByRole("columnheader", { name: "Target 2024" })).toBeVisible();
  await cell("Gross margin", 0).click();
  await page.keyboard.type("40 %");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  await expectAccessible(page);

  const valuesPath = `/Company/${company.id}/KeyFigureValue?startDate=2024-02-01&endDate=2024-02-29`;
  const readTargets = async () =>
    (await callApi<KeyFigureResult[]>(page, "GET", valuesPath)).flatMap(({ keyFigure, keyFigureValues }) => {
      const target = keyFigureValues[0]?.target;
      return target === undefined ? [] : [[keyFigure.id, target]];
    });
  // The status may still say "Saved" about the pasted values.
  await expect.poll(readTargets).toEqual([
    ["NetSales", 110_000.5],
    ["GrossProfitMargin", 40],
  ]);

  await page.reload();
  await expect(cell("Gross margin", 0)).toHaveText("40");
  await cell("Gross margin", 0).click();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  const theirs = {
    keyFigureType: "GrossProfitMargin",
    period: { start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" },
  };
  await callApi(page, "PUT", `/Company/${company.id}/KeyFigureTarget`, [{ ...theirs, value: 33 }]);
  await cell("Gross margin", 0).click();
  await page.keyboard.type("35");
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 value was changed by someone else")).toBeVisible();
  await page.getByRole("button", { name: "Use the stored ones" }).click();
  await expect(cell("Gross margin", 0)).toHaveText("33");
  await callApi(page, "PUT", `/Company/${company.id}/KeyFigureTarget`, [{ ...theirs, value: null }]);
  const remaining = await callApi<unknown[]>(page, "GET", `/Company/${company.id}/KeyFigureTarget`);
  expect(remaining, "the two that were pasted").toHaveLength(2);
});

test("targets open by year when all are of whole years, beside the actual values @long", async ({ page }) => {
  const company = await makeCompany(page, "Årsmål AB");
  await importBooks(page, company, 2024);
  const period = { start: "2024-01-01T00:00:00", end: "2024-12-31T23:59:59" };
  await callApi(page, "PUT", `/Company/${company.id}/KeyFigureTarget`, [
    { keyFigureType: "EquityRatio", period, value: 30 },
  ]);
  await new CompanyPage(page).goto(company.id, "Targets");
  await expect(page.getByRole("radio", { name: "Year" })).toBeChecked();
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("gridcell", { name: "30", exact: true })).toBeVisible();

  // The cells of the row without its header: unit, target, actual value and difference.
  const cells = grid
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Equity ratio", exact: true }) })
    .getByRole("gridcell");
  await expect(grid.getByRole("columnheader")).toHaveText([
    "Key figure",
    "Unit",
    "Target 2024",
    /^Actual/,
    "Difference",
  ]);
  const valuesPath = `/Company/${company.id}/KeyFigureValue/EquityRatio?startDate=2024-01-01&endDate=2024-12-31`;
  const actual = (await callApi<KeyFigureResult>(page, "GET", valuesPath)).keyFigureValues[0]!.value!;
  await expect(cells.nth(2)).toHaveText(actual.toFixed(1));
  const difference = (target: number) =>
    `${actual < target ? "−" : actual > target ? "+" : ""}${Math.abs(actual - target).toFixed(1)}`;
  await expect(cells.nth(3)).toHaveText(difference(30));
  await expect(cells.nth(2)).toHaveAttribute("aria-readonly", "true");
  await cells.nth(1).click();
  await page.keyboard.type("20");
  await page.keyboard.press("Enter");
  await expect(cells.nth(3)).toHaveText(difference(20));
  await expectAccessible(page);

  // By month, actual values would stand between the twelve targets that are pasted, so they are shown on request only.
  await page.getByRole("radio", { name: "Months" }).focus();
  await page.keyboard.press("Space");
  // Key figure and unit, then a column a month; three a month with actual values and differences.
  await expect(grid).toHaveAttribute("aria-colcount", String(2 + 12));
  await page.getByRole("switch", { name: "Actual values" }).check();
  await expect(page).toHaveURL(/actual=true/);
  await page.reload();
  await expect(grid).toHaveAttribute("aria-colcount", String(2 + 12 * 3));
});

test.describe("a user who may only read", () => {
  test.use({ user: "limited" });

  test("is told that targets are not shown to them", async ({ page }) => {
    const company = await demoCompany(page);
    await new CompanyPage(page).goto(company.id, "Targets");
    await expect(page.getByRole("heading", { level: 1, name: "Targets" })).toBeVisible();
    await expect(page.getByText("You do not have access to this.")).toBeVisible();
    await expect(page.getByRole("grid")).toHaveCount(0);
    await expectAccessible(page);
  });
});
