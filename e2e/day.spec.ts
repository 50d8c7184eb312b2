import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import { KEY_FIGURE_INPUTS } from "@/contract/inputs/key-figure-inputs";
import { sieFiles } from "@/service/testing/test-settings.mjs";
import { CommentsPage } from "./pages/comments-page";
import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { FiscalYearsPage } from "./pages/fiscal-years-page";
import { ImportsPage } from "./pages/imports-page";
import { InputsPage } from "./pages/inputs-page";
import { PresetsPage } from "./pages/presets-page";
import { Shell } from "./pages/shell";
import { callApi, newCompanyNumber } from "./support/api";
import { signIn } from "./support/sign-in";
import { expect, test } from "./support/test";

const FILE = "fortnox-4e-2010.se";
const YEAR = "2010-01-01 – 2010-12-31";

/** Eight key figures in twelve months, all different; the last ones are negative and have seven digits. */
const BLOCK = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 12 }, (_, month) => (row === 7 ? -1_234_567.25 : row * 1_000) + month + 0.5),
);
/** A value as Excel with Swedish settings copies it: with two decimals and a decimal comma. */
const asExcel = (value: number) => value.toFixed(2).replace(".", ",");

test.use({ user: null });

test("a consultant takes a new client in and does the day's work on it", async ({ page, context }) => {
  test.skip(sieFiles === undefined, "SIE_FILES names no folder of the vendors' files");
  test.setTimeout(180_000);
  const name = `Dagens AB ${newCompanyNumber()}`;
  const company = new CompanyPage(page);

  await test.step("sign in and create a company", async () => {
    await signIn(page, "consultant");
    const companies = new CompaniesPage(page);
    await companies.goto();
    await companies.create(name, newCompanyNumber());
    await expect(page.getByText("no books yet")).toBeVisible();
  });

  await test.step("see what the file would change, then import it", async () => {
    const books = new ImportsPage(page);
    await books.choose(`${sieFiles}/${FILE}`);
    const file = books.file(FILE);
    await expect(file.getByText(`A new fiscal year ${YEAR} will be created for ${name}.`)).toBeVisible();
    await expect(file.getByText("No organisation number.")).toBeVisible();
    await expect(file).toMatchAriaSnapshot(`
      - term: File says
      - definition: Testföretaget AB no organisation number
    `);
    await books.import(FILE);
    await expect(file.getByText(`Imported: the fiscal year ${YEAR} is new.`)).toBeVisible();
    await expect(file).toMatchAriaSnapshot(`
      - term: Letters
      - definition: /[åäö]/
      - term: Accounts
      - definition: "145"
      - term: Vouchers
      - definition: "194"
      - term: Rows
      - definition: "963"
    `);
  });

  await test.step("set the currency to EUR and back", async () => {
    await company.open("Fiscal years");
    const years = new FiscalYearsPage(page);
    await expect(years.table.getByRole("cell", { name: YEAR, exact: true })).toBeVisible();
    await years.setCurrency(YEAR, "SEK", "EUR");
    await expect(page.getByText("The currency is now EUR. Amounts are not converted.")).toBeVisible();
    await years.setCurrency(YEAR, "EUR", "SEK");
    await expect(page.getByText("The currency is now SEK. Amounts are not converted.")).toBeVisible();
    await page.reload();
    await expect(years.currency(YEAR, "SEK")).toBeVisible();
  });

  await test.step("add, edit, filter and delete comments", async () => {
    await company.open("Comments");
    const comments = new CommentsPage(page);
    await comments.fill("Number of employees", "Två på föräldraledighet", "Mar 2010");
    await comments.save();
    await comments.fill("Tax rate", "To be checked", "Nov 2010");
    await comments.save();
    await comments.edit("To be checked", "Checked with the agency");
    await expect(comments.list.getByRole("listitem")).toHaveText([
      /Checked with the agency/,
      /Två på föräldraledighet/,
    ]);

    await comments.showDays("2010-02-01", "30/6/2010");
    await expect(comments.list.getByRole("listitem")).toHaveText([/Två på föräldraledighet/]);
    await expect(page).toHaveURL(/from=2010-02-01&to=2010-06-30/);
    await comments.showAll();

    await comments.delete("Checked with the agency");
    await expect(comments.comment("Checked with the agency")).toBeHidden();
    await comments.notices.getByRole("button", { name: "Undo" }).click();
    await expect(comments.comment("Checked with the agency")).toBeVisible();
    await comments.delete("Checked with the agency");
    await comments.notices.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await expect(comments.list.getByRole("listitem")).toHaveText([/Två på föräldraledighet/]);
  });

  await test.step("change a preset", async () => {
    await company.open("Presets");
    const presets = new PresetsPage(page);
    await presets.choose("My key figures");
    await expect(presets.shown).toHaveText([/^Net sales/, /^Gross margin/, /^Operating margin/]);
    await presets.switch("Gross margin", false);
    await presets.switch("Equity ratio", true);
    await presets.move("Equity ratio", "to the top");
    await expect(presets.saveStatus).toHaveText(/^Saved/);
    await page.reload();
    await expect(presets.shown).toHaveText([/^Equity ratio/, /^Net sales/, /^Operating margin/]);
  });

  await test.step("paste a block with decimal commas into the grid", async () => {
    await company.open("Inputs");
    const inputs = new InputsPage(page);
    await inputs.cell("Number of employees", 0).click();
    await inputs.paste(BLOCK.map((row) => row.map(asExcel).join("\t")).join("\r\n") + "\r\n");
    await expect(page.getByText("Pasted 96 cells")).toBeVisible();
    await expect(inputs.saveStatus).toHaveText(/^Saved/);
  });

  await test.step("find everything again after a reload", async () => {
    await page.reload();
    const inputs = new InputsPage(page);
    await expect(inputs.cell("Number of employees", 0)).toHaveText("0.5");
    const path = `/Company/${company.id()}`;
    const [year] = await callApi<FiscalYear[]>(page, "GET", `${path}/FiscalYear`);
    const stored = await callApi<KeyFigureData[]>(page, "GET", `${path}/FiscalYear/${year!.id}/KeyFigureData`);
    const valueAt = (row: number, month: number) =>
      stored.find(
        ({ keyFigureInfoId, period }) =>
          keyFigureInfoId === KEY_FIGURE_INPUTS[row]!.id && Number(period.start.slice(5, 7)) === month + 1,
      )?.value;
    expect(stored).toHaveLength(96);
    expect(BLOCK.map((row, i) => row.map((_, month) => valueAt(i, month)))).toEqual(BLOCK);
  });

  await test.step("sign out; the old cookie opens nothing", async () => {
    const { cookies } = await context.storageState();
    const headers = { "X-CSRF": "1", Cookie: cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join("; ") };
    expect((await fetch(new URL("/Api/v2/Me", page.url()), { headers })).status).toBe(200);
    await new Shell(page).signOut();
    expect((await fetch(new URL("/Api/v2/Me", page.url()), { headers })).status).toBe(401);
  });
});
