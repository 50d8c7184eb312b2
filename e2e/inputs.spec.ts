import { readFile } from "node:fs/promises";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { Shell } from "./pages/shell";
import { expectAccessible } from "./support/accessibility";
import { callApi, importBooks, makeCompany, newCompanyNumber, sieText } from "./support/api";
import { holdScript } from "./support/hold-script";
import { importText } from "./support/monthly-books";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

/** The period of a month of 2024, from 1 to 12. */
const periodOf = (month: number) => {
  const yearMonth = `2024-${String(month).padStart(2, "0")}`;
  return {
    start: `${yearMonth}-01T00:00:00`,
    end: `${yearMonth}-${String(new Date(2024, month, 0).getDate())}T23:59:59`,
  };
};
/** Key figure data for a month of 2024, from 1 to 12. */
const value = (keyFigureInfoId: string, month: number, amount: number, dimensionId?: string) => ({
  keyFigureInfoId,
  period: periodOf(month),
  value: amount,
  ...(dimensionId !== undefined && { dimensionId }),
});

test("values are found, arranged, copied to the next period, looked up in their history, and go through files @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Redskap AB");
  await importBooks(page, company, 2024);
  const [year] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const dataPath = `/Company/${company.id}/FiscalYear/${year!.id}/KeyFigureData`;
  // A spreadsheet would take this name for a formula, so the CSV file has an apostrophe before it.
  const own = value("=1+1", 2, 5);
  await callApi(page, "PUT", dataPath, [value("NumberOfEmployees", 1, 1234.5), value("TaxRate", 1, 20.6), own]);
  const letToolsPass = await holdScript(page, "inputs.tools.findBar");
  // The delayed script may be requested before the load event, which then waits for it.
  await new CompanyPage(page).goto(company.id, "Inputs", { waitUntil: "domcontentloaded" });
  const inputs = new InputsPage(page);

  // Keys pressed before the find bar is loaded are kept, and it searches for their text.
  await inputs.cell("Tax rate", 3).click();
  await page.keyboard.press("Control+f");
  await page.keyboard.type("1234");
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  letToolsPass();
  await expect(page.getByText("1 hit")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(inputs.cell("Number of employees", 0)).toBeFocused();

  await page.getByRole("switch", { name: "Only rows with values" }).check();
  await expect(inputs.grid.getByRole("rowheader")).toHaveCount(3);
  await page.getByRole("combobox", { name: "Order of the rows" }).selectOption({ label: "Jan 2024, smallest first" });
  await expect(inputs.grid.getByRole("rowheader").first()).toHaveText("Tax rate");
  await expectAccessible(page);
  await expect(page).toHaveURL(/[?&]filled=true/);
  await expect(page).toHaveURL(/[?&]sort=2024-01-01/);
  await page.reload();
  await expect(inputs.grid.getByRole("rowheader")).toHaveCount(3);
  await expect(inputs.grid.getByRole("rowheader").first()).toHaveText("Tax rate");
  await page.getByRole("button", { name: "Show all rows" }).click();
  await expect(page).not.toHaveURL(/sort=/);

  await test.step("the text that rows are filtered by is in the address too", async () => {
    await page.getByRole("searchbox", { name: "Filter rows" }).fill("tax");
    await expect(page).toHaveURL(/[?&]rows=tax/);
    await page.reload();
    await expect(inputs.grid.getByRole("rowheader")).toHaveText(["Tax rate"]);
    await expect(page.getByRole("searchbox", { name: "Filter rows" })).toHaveValue("tax");
    await page.getByRole("button", { name: "Show all rows" }).click();
    await expect(page).not.toHaveURL(/rows=/);
  });

  const more = page.getByRole("button", { name: "More for this grid" });
  const choose = async (name: RegExp) => {
    await more.click();
    await page.getByRole("menuitem", { name }).click();
  };
  await inputs.cell("Number of employees", 5).click();
  await choose(/^Paste/);
  await expect(page.getByText("The browser does not let this page read the clipboard")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await inputs.cell("Number of employees", 0).click();
  await choose(/^Copy\s*Ctrl/);
  await expect(page.getByText("The selected cells are copied.")).toBeVisible();
  await inputs.cell("Number of employees", 5).click();
  await choose(/^Paste/);
  await expect(inputs.cell("Number of employees", 5)).toContainText("1,234.5");
  await page.keyboard.press("Delete");

  await inputs.cell("Tax rate", 0).click();
  await more.click();
  await page.getByRole("menuitem", { name: "Copy the period to the next" }).click();
  await expect(inputs.cell("Tax rate", 1)).toContainText("20.6");
  await expect(inputs.cell("=1+1", 1)).toHaveText("5");
  await expect(inputs.saveStatus).toHaveText(/^Saved/);

  await inputs.cell("Tax rate", 1).click();
  await page.keyboard.press("Shift+F2");
  const history = page.getByRole("table", { name: "History of a value" });
  await expect(history.getByRole("row").nth(1)).toContainText(/consultant\s*no value\s*20\.6/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(inputs.cell("Tax rate", 1)).toBeFocused();

  for (const kind of ["CSV", "XLSX"]) {
    const stored = await callApi<KeyFigureData[]>(page, "GET", dataPath);
    await more.click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: `Export as ${kind}` }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^Redskap AB – .+\\.${kind.toLowerCase()}$`));
    const path = await file.path();
    if (kind === "CSV") expect(await readFile(path, "utf8")).toContain("\r\n'=1+1,'=1+1,,5,");
    await callApi(page, "DELETE", dataPath);
    await page.reload();
    await expect(inputs.cell("Tax rate", 0)).toHaveText("");
    await more.click();
    await page.getByRole("menuitem", { name: "Import CSV or XLSX…" }).click();
    await page.getByLabel("File", { exact: true }).setInputFiles(path);
    await expect(page.getByText(/^1 row with .+ is added: =1\+1\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(inputs.cell("=1+1", 1)).toContainText("5");
    await expect(inputs.saveStatus).toHaveText(/^Saved/);
    expect(await callApi(page, "GET", dataPath)).toEqual(stored);
  }

  await inputs.cell("=1+1", 6).click();
  await page.evaluate(() => navigator.clipboard.writeText("8\n9"));
  await page.keyboard.press("Control+v");
  await page.getByRole("button", { name: "Add 1 row and paste all" }).click();
  await page.getByLabel("One name on each line").fill("TaxRate");
  await page.getByRole("button", { name: "Add the row and paste" }).click();
  await expect(page.getByText("“TaxRate” is the name of another row.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("One name on each line").fill("Pasted");
  await page.getByRole("button", { name: "Add the row and paste" }).click();
  await expect(inputs.cell("Pasted", 6)).toContainText("9");
  await expect(inputs.cell("=1+1", 6)).toBeFocused();
});

test.describe("in Swedish", () => {
  test.use({ locale: "sv-SE" });

  test("a file has its headers in the page's language", async ({ page }) => {
    const company = await makeCompany(page, "Rubrikernas AB");
    await importBooks(page, company, 2024);
    await page.goto(`/companies/${company.id}/inputs`);
    await page.getByRole("button", { name: "Mer för tabellen" }).click();
    const downloading = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "Exportera som CSV" }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Rubrikernas AB – .+\.csv$/);
    expect(await readFile(await file.path(), "utf8")).toMatch(/^\ufeffkod;namn;2024-01/);
  });
});

test("undo goes on after a reload with what was saved before it @long", async ({ page }) => {
  const company = await makeCompany(page, "Återtagna värden AB");
  await importBooks(page, company, 2024);
  const [year] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const dataPath = `/Company/${company.id}/FiscalYear/${year!.id}/KeyFigureData`;
  await callApi(page, "PUT", dataPath, [value("NumberOfEmployees", 1, 10)]);
  await new CompanyPage(page).goto(company.id, "Inputs");
  const inputs = new InputsPage(page);
  const january = inputs.cell("Number of employees", 0);
  for (const typed of ["11", "12"]) {
    await january.click();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(january).toHaveText(typed);
  }
  await expect(inputs.saveStatus).toHaveText(/^Saved/);
  await page.reload();
  await expect(january).toHaveText("12");
  await january.click();
  // The steps that can be undone are loaded a moment after the grid. A press that has had an effect is not repeated.
  const step = (keys: string, from: string, to: string) =>
    expect(async () => {
      if ((await january.innerText()).trim() === from) await page.keyboard.press(keys);
      await expect(january).toHaveText(to, { timeout: 500 });
    }).toPass();
  await step("Control+z", "12", "11");
  await page.keyboard.press("Control+z");
  await expect(january).toHaveText("10");
  await expect(inputs.saveStatus).toHaveText(/^Saved/);
  expect(await callApi<KeyFigureData[]>(page, "GET", dataPath)).toMatchObject([{ value: 10 }]);
  await page.reload();
  await january.click();
  await step("Control+y", "10", "11");
  await expect(inputs.saveStatus).toHaveText(/^Saved/);

  await test.step("a value that somebody else has written meanwhile waits for a decision", async () => {
    await callApi(page, "PUT", dataPath, [value("NumberOfEmployees", 1, 99)]);
    await page.reload();
    await expect(january).toHaveText("99");
    await january.click();
    const conflict = page.getByText("changed by someone else after you had typed here", { exact: false });
    await expect(async () => {
      if (!(await conflict.isVisible())) await page.keyboard.press("Control+z");
      await expect(conflict).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await callApi<KeyFigureData[]>(page, "GET", dataPath)).toMatchObject([{ value: 99 }]);
  });
});

test.describe("somebody who signs out", () => {
  test.use({ user: null });

  test("leaves nothing of what undo would take back @long", async ({ page }) => {
    await signIn(page, "consultant");
    const company = await makeCompany(page, "Lämnade AB");
    await importBooks(page, company, 2024);
    await new CompanyPage(page).goto(company.id, "Inputs");
    const inputs = new InputsPage(page);
    await inputs.cell("Number of employees", 0).click();
    await page.keyboard.type("4711");
    await page.keyboard.press("Enter");
    await expect(inputs.saveStatus).toHaveText(/^Saved/);
    const kept = () => page.evaluate(() => Object.values(sessionStorage).some((text) => String(text).includes("4711")));
    await expect.poll(kept).toBe(true);
    await new Shell(page).signOut();
    expect(await kept()).toBe(false);
  });
});

test("objects stand side by side with their sum, beside the company's own value and the difference @long", async ({
  page,
}) => {
  const company = await makeCompany(page, "Objekt AB");
  // The books name one of the two objects.
  const named = ['#DIM 1 "Kostnadsställe"', '#OBJEKT 1 9 "Butiken"'].join("\r\n");
  await importText(page, company, sieText(company, 2024).replace("#KONTO", `${named}\r\n#KONTO`));
  const [year] = await callApi<{ id: string }[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const figure = (amount: number, dimensionId?: string) => value("NumberOfEmployees", 3, amount, dimensionId);
  await callApi(page, "PUT", `/Company/${company.id}/FiscalYear/${year!.id}/KeyFigureData`, [
    figure(10),
    figure(4, "1_10"),
    figure(5, "1_9"),
  ]);
  await page.goto(`/companies/${company.id}/inputs?dimension=all&period=2024-03-01`);
  const grid = page.getByRole("grid", { name: "All objects side by side, Mar 2024" });
  const cells = grid
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Number of employees" }) })
    .getByRole("gridcell");
  await expect(cells).toHaveText(["count", "10", "5", "4", "9", "1"]);
  await expect(grid.getByRole("columnheader")).toHaveText([
    "Input",
    "Unit",
    "Company",
    "Kostnadsställe 9 Butiken",
    "1_10",
    "Sum",
    "Difference",
  ]);
  await expectAccessible(page);
  await cells.nth(3).click();
  await page.keyboard.type("7");
  await page.keyboard.press("Enter");
  await expect(cells.nth(4)).toHaveText("12");
  await expect(cells.nth(5)).toHaveText("−2");
  await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();
  await page.getByRole("button", { name: /^Dimension:/ }).click();
  await page.getByRole("button", { name: "1_10" }).click();
  await expect(new InputsPage(page).cell("Number of employees", 2)).toHaveText("7");

  await page.getByRole("button", { name: /^Dimension:/ }).click();
  await page.getByRole("button", { name: "Kostnadsställe 9 Butiken" }).click();
  await expect(page).toHaveURL(/dimension=1_9/);
  await expect(page.getByRole("grid", { name: /Kostnadsställe 9 Butiken$/ })).toBeVisible();
  await expect(new InputsPage(page).cell("Number of employees", 2)).toHaveText("5");
  await page.reload();
  await expect(page.getByRole("button", { name: "Dimension: Kostnadsställe 9 Butiken" })).toBeVisible();
});

test.describe("one key figure of all companies", () => {
  test.use({ expectedConsole: [/status of 4(03|12)/] });

  test("is saved to each company, and one that refuses stops no other @long", async ({ page }) => {
    const word = `Många${newCompanyNumber()}`;
    const names = ["A", "B", "C"].map((letter) => `${word} ${letter} AB`);
    const companies = [];
    for (const name of names) companies.push(await makeCompany(page, name));
    for (const company of companies.slice(0, 2)) await importBooks(page, company, 2024);
    const pathsOfFirst = `**/Api/v2/Company/${companies[0]!.id}/**`;
    await page.route(pathsOfFirst, (route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 403, json: { typeOfError: "Forbidden", message: "No.", identifier: "x" } })
        : route.continue(),
    );
    await page.goto("/agencies/demo/inputs?figure=Own+of+all&year=2024&by=quarter");
    const grid = page.getByRole("grid", { name: "Own of all of all companies, 2024" });
    await page.getByRole("searchbox", { name: "Filter rows" }).fill(word.toLowerCase());
    await expect(grid.getByRole("rowheader")).toHaveText([...names, "Sum"]);
    // The header of a row shows the state of its saving.
    const header = (row: number) => grid.getByRole("rowheader").nth(row);
    const cells = (row: number) =>
      grid
        .getByRole("row")
        .nth(row + 1)
        .getByRole("gridcell");
    await cells(0).nth(0).click();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => navigator.clipboard.writeText("1\t2\n30\t40\n5\t6\n"));
    await page.keyboard.press("Control+v");
    await expect(header(1)).toContainText("Saved");
    await expect(header(0)).toContainText("Not saved");
    await expect(cells(2).nth(0)).toHaveText("");
    await expect(cells(3).nth(0)).toHaveText("31");
    await expectAccessible(page);

    const refusedAgain = page.waitForResponse((response) => response.status() === 403);
    await page.getByRole("button", { name: "Try again now" }).click();
    await refusedAgain;
    await expect(header(0)).toContainText("Not saved");
    await page.unroute(pathsOfFirst);
    await page.reload();
    // The address has kept the filter.
    await expect(page.getByRole("searchbox", { name: "Filter rows" })).toHaveValue(word.toLowerCase());
    await expect(grid.getByRole("rowheader")).toHaveCount(4);
    await expect(page.getByText("2 values that had not been saved are back")).toBeVisible();
    await expect(header(0)).toContainText("Saved");
    const stored = async (id: string) => {
      const [year] = await callApi<{ id: string }[]>(page, "GET", `/Company/${id}/FiscalYear`);
      const list = await callApi<KeyFigureData[]>(page, "GET", `/Company/${id}/FiscalYear/${year!.id}/KeyFigureData`);
      return list.map(({ value: amount }) => amount);
    };
    expect(await stored(companies[0]!.id)).toEqual([1, 2]);
    expect(await stored(companies[1]!.id)).toEqual([30, 40]);

    for (const { id } of companies.slice(0, 2)) {
      const [year] = await callApi<{ id: string }[]>(page, "GET", `/Company/${id}/FiscalYear`);
      const theirs = { ...value("Own of all", 1, 99), period: { start: periodOf(1).start, end: periodOf(3).end } };
      await callApi(page, "PUT", `/Company/${id}/FiscalYear/${year!.id}/KeyFigureData`, [theirs]);
    }
    await cells(0).nth(0).click();
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await page.keyboard.type("8");
    await page.keyboard.press("Enter");
    await expect(page.getByText("2 values were changed by someone else")).toBeVisible();
    await page.getByRole("button", { name: "Choose for each…" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: new RegExp(`${names[0]}, .*: use the stored one, 99`) }).click();
    await page.getByRole("button", { name: new RegExp(`${names[1]}, .*: save yours, 8`) }).click();
    await expect(header(1)).toContainText("Saved");
    expect([await stored(companies[0]!.id), await stored(companies[1]!.id)]).toEqual([[99, 2], [8, 40]]); // oxfmt-ignore
  });
});
