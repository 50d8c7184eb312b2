import type { Locator, Page } from "@playwright/test";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { announcedCells } from "./grid/announced";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, importBooks, makeCompany } from "./support/api";
import { sidewaysScroll } from "./support/sideways-scroll";
import { expect, test } from "./support/test";

const WRITES = "**/Api/v2/**/KeyFigureData**";

async function openGrid(page: Page): Promise<{ inputs: InputsPage; path: string }> {
  const company = await makeCompany(page, "Upplästa AB");
  await importBooks(page, company, 2024);
  const years = `/Company/${company.id}/FiscalYear`;
  const [year] = await callApi<FiscalYear[]>(page, "GET", years);
  await new CompanyPage(page).goto(company.id, "Inputs");
  const inputs = new InputsPage(page);
  await expect(inputs.grid.locator("[data-fill-handle]")).toBeAttached();
  return { inputs, path: `${years}/${year!.id}/KeyFigureData` };
}

test.describe("a screen reader", () => {
  test.use({ expectedConsole: [/status of 503/] });

  test("hears of each cell its row, its column, its value and its state @long", async ({ page }) => {
    const { inputs, path } = await openGrid(page);
    let respond: (() => void) | null = null;
    await page.route(WRITES, async (route) => {
      if (route.request().method() === "GET") return route.continue();
      await new Promise<void>((resolve) => (respond = resolve));
      await route.fulfill({ status: 503, contentType: "text/html", body: "<h1>Service Unavailable</h1>" });
    });
    const heard = (row: string, column: string) => async () =>
      (await announcedCells(page)).find((cell) => cell.row === row && cell.column === column);

    await inputs.cell("Number of employees", 0).click();
    await page.keyboard.type("12");
    await page.keyboard.press("Tab");
    await expect
      .poll(heard("Number of employees", "Jan 2024"))
      .toMatchObject({ value: "12", description: "Being saved" });
    await page.keyboard.type("13");
    await page.keyboard.press("Tab");
    await expect
      .poll(heard("Number of employees", "Feb 2024"))
      .toMatchObject({ value: "13", description: "Not saved yet" });
    await page.keyboard.type("many");
    await page.keyboard.press("Tab");
    await expect
      .poll(heard("Number of employees", "Mar 2024"))
      .toMatchObject({ value: "many", invalid: "true", description: expect.stringContaining("This is not a number.") });
    const all = await announcedCells(page);
    expect(all).toHaveLength(8 * 12);
    expect(new Set(all.map(({ row, column }) => `${row}, ${column}`)).size).toBe(8 * 12);
    expect(all.every(({ row, column }) => row !== "" && column !== "")).toBe(true);
    expect(all.find(({ row, column }) => row === "Tax rate" && column === "May 2024")).toMatchObject({
      value: "",
      description: "",
      readOnly: false,
      selected: false,
    });

    respond!();
    await expect
      .poll(heard("Number of employees", "Jan 2024"))
      .toMatchObject({ description: expect.stringMatching(/^Not saved; it is kept here/) });
    await expectAccessible(page);

    const period = { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" };
    await callApi(page, "PUT", path, [{ keyFigureInfoId: "NumberOfEmployees", period, value: 7 }]);
    await page.reload();
    await expect
      .poll(heard("Number of employees", "Jan 2024"))
      .toMatchObject({ value: "12", description: expect.stringMatching(/^Someone else changed/) });
    await expectAccessible(page);
  });
});

test.describe("for a limited user", () => {
  test.use({ user: "limited" });

  test("every cell says that it is read-only", async ({ page }) => {
    const company = await demoCompany(page);
    await new CompanyPage(page).goto(company.id, "Inputs");
    await expect(new InputsPage(page).grid).toBeVisible();
    const cells = await announcedCells(page);
    expect(cells.length).toBeGreaterThan(0);
    expect(cells.every(({ readOnly }) => readOnly)).toBe(true);
  });
});

for (const [name, viewport, deviceScaleFactor] of [
  ["at 200 % zoom @long", { width: 720, height: 450 }, 2],
  ["390 pixels wide", { width: 390, height: 844 }, 3],
] as const) {
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor });

    test("the grid can be read and written to its last cell, beside the names of its rows @long", async ({ page }) => {
      const { inputs } = await openGrid(page);
      await inputs.cell("Number of employees", 0).click();
      await expectHandleAboveLine(inputs);
      await page.keyboard.type("12");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Control+End");
      await page.keyboard.type("99");
      await page.keyboard.press("Shift+Tab");
      const last = inputs.grid.locator('[data-row="7"] [data-column="11"]');
      await expect(last).toContainText("99");
      const name = page.getByRole("rowheader", { name: /^Interest-bearing/ });
      await expect(last).toBeInViewport({ ratio: 0.95 });
      await expect(name).toBeInViewport({ ratio: 0.9 });
      const [cellBox, nameBox] = [await last.boundingBox(), await name.boundingBox()];
      expect(cellBox!.x).toBeGreaterThanOrEqual(nameBox!.x + nameBox!.width - 1);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expect(inputs.saveStatus).toHaveText(/^Saved/);
      await expectAccessible(page);
    });
  });
}

test.describe("with a finger", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a tap selects, a second opens, and the handle extends the selection", async ({ page }) => {
    const { inputs } = await openGrid(page);
    const cell = inputs.cell("Number of employees", 0);
    const editor = cell.getByRole("textbox");
    await cell.tap();
    await expect(cell).toHaveAttribute("aria-selected", "true");
    await expect(editor).toHaveCount(0);
    // Away from the fill handle, which is now at the lower right corner.
    await cell.tap({ position: { x: 10, y: 10 } });
    await expect(editor).toBeFocused();
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await expect(cell).toContainText("12");
    await expectHandleAboveLine(inputs);
    const handle = (await inputs.grid.locator("[data-fill-handle]").boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const at = (x: number, y: number) => [{ x, y }];
    const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(x, y) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x, y + 30) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(x, y + 60) });
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // Rows are 36 pixels high: the finger has come to the second row below the cell.
    await expect(inputs.grid.locator('[data-column][aria-selected="true"]')).toHaveCount(3);
  });

  test("a save moves neither the choice of columns, which is in line with the title, nor the grid @long", async ({
    page,
  }) => {
    const { inputs } = await openGrid(page);
    const columns = page.getByRole("group", { name: "Columns" });
    const before = await columns.boundingBox();
    const gridBefore = await inputs.grid.boundingBox();
    expect(before!.x).toBe((await page.getByRole("heading", { level: 1 }).boundingBox())!.x);
    await inputs.cell("Number of employees", 0).focus();
    await page.keyboard.type("12");
    await page.keyboard.press("Enter");
    await expect(inputs.saveStatus).toHaveText(/^Saved/);
    expect(await columns.boundingBox()).toEqual(before);
    expect(await inputs.grid.boundingBox()).toEqual(gridBefore);
  });
});

/**
 * Expects that the fill handle of the active cell ends above the line below the row, so that it leaves no gap in that
 * line next to the fixed column of names.
 */
async function expectHandleAboveLine(inputs: InputsPage): Promise<void> {
  const bottomOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return y + height;
  };
  const row = await bottomOf(inputs.grid.locator("[data-active]").locator("xpath=ancestor::*[@role='row']"));
  expect(await bottomOf(inputs.grid.locator("[data-fill-handle]"))).toBeLessThanOrEqual(row - 1);
}
