import type { Page } from "@playwright/test";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { PASTE_CASES } from "./grid/clipboard-cases";
import { KEYBOARD_CASES, SEED } from "./grid/keyboard-cases";
import { cellsOf, SheetPage } from "./grid/sheet";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { callApi, importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

/** The grid of a new company, with a custom key figure as the ninth row. */
async function openSheet(page: Page): Promise<SheetPage> {
  const company = await makeCompany(page, "Rutnätet AB");
  await importBooks(page, company, 2024);
  const years = `/Company/${company.id}/FiscalYear`;
  const [year] = await callApi<FiscalYear[]>(page, "GET", years);
  const period = { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" };
  await callApi(page, "PUT", `${years}/${year!.id}/KeyFigureData`, [{ keyFigureInfoId: "Own", period, value: 1 }]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await new CompanyPage(page).goto(company.id, "Inputs");
  const { grid } = new InputsPage(page);
  const sheet = new SheetPage(page, grid);
  await expect(grid.getByRole("rowheader")).toHaveCount(9);
  // The tools are loaded once the fill handle is there.
  await expect(grid.locator("[data-fill-handle]")).toBeAttached();
  return sheet;
}

async function expectState(sheet: SheetPage, name: string, at: string, cells: string, editing: string | null) {
  const shown = cellsOf(cells);
  const expected = { at, editing, cells: shown };
  await expect
    .soft(async () => expect(await sheet.state(Object.keys(shown))).toEqual(expected), name)
    .toPass({ timeout: 2_000 });
}

test("the matrix has at least 120 cases, each with a name of its own", () => {
  const names = [...KEYBOARD_CASES, ...PASTE_CASES].map(([name]) => name);
  expect(names.length).toBeGreaterThanOrEqual(120);
  expect(new Set(names).size).toBe(names.length);
});

test("keyboard and mouse do in the grid what they do in a spreadsheet @long", async ({ page }) => {
  test.setTimeout(240_000);
  const sheet = await openSheet(page);
  for (const [name, from, steps, at, cells = "", editing = null] of KEYBOARD_CASES) {
    await sheet.fill(SEED);
    await sheet.select(from);
    await sheet.run(steps);
    await expectState(sheet, name, at, cells, editing);
    if (editing !== null) await page.keyboard.press("Escape");
  }
});

test("the grid reads what spreadsheets put on the clipboard @long", async ({ page }) => {
  test.setTimeout(240_000);
  const sheet = await openSheet(page);
  for (const [name, from, forms, cells, at, steps = ""] of PASTE_CASES) {
    await sheet.fill(SEED);
    await sheet.select(from);
    if (forms.text !== "") {
      await sheet.putOnClipboard(forms);
      await page.keyboard.press("Control+v");
    }
    await sheet.run(steps);
    await expectState(sheet, name, at, cells, null);
    if (at === "outside") await page.keyboard.press("Escape");
  }
});

test("copied cells give other spreadsheets the numbers in full", async ({ page }) => {
  const sheet = await openSheet(page);
  await sheet.fill("1234,5\t-35,01");
  await sheet.select("A1:B1");
  await page.keyboard.press("Control+c");
  expect(await sheet.clipboard("text/plain")).toBe("1234.5\t-35.01");
  expect(await sheet.clipboard("text/html")).toMatch(/<td[^>]*>1234\.5<\/td>.*<td[^>]*>-35\.01<\/td>/);
});

test.describe("in Swedish", () => {
  test.use({ locale: "sv-SE" });

  test("a comma is the decimal sign, and a point in doubt is asked about @long", async ({ page }) => {
    const company = await makeCompany(page, "Svenska rutnätet AB");
    await importBooks(page, company, 2024);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await new CompanyPage(page).goto(company.id, "Inputs");
    const sheet = new SheetPage(page, page.getByRole("grid"));
    await expect(sheet.grid.locator("[data-fill-handle]")).toBeAttached();
    await sheet.select("A4");
    await sheet.putOnClipboard({ text: "1.234\t1,5\t−1 234,50 kr" });
    await page.keyboard.press("Control+v");
    await page.getByRole("radio", { name: "1.234 → 1,234" }).check();
    await page.getByRole("button", { name: "Klistra in", exact: true }).click();
    await expectState(sheet, "pasted", "A4:C4@A4", "A4=1,234 B4=1,50 C4=−1\u202f234,50", null);
    await page.keyboard.press("Control+c");
    expect(await sheet.clipboard("text/plain")).toBe("1,234\t1,5\t-1234,5");
  });
});
