import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { InputsPage } from "./pages/inputs-page";
import { Shell } from "./pages/shell";
import { importBooks, makeCompany, newCompanyNumber } from "./support/api";
import { tabTo } from "./support/keyboard";
import { expect, test } from "./support/test";

test("a company is made with the keyboard alone", async ({ page }) => {
  const name = `Tangentbordet ${newCompanyNumber()} AB`;
  const companies = new CompaniesPage(page);
  await companies.goto();
  await tabTo(page, companies.newButton);
  await page.keyboard.press("Enter");
  await expect(companies.field("Company name")).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(companies.dialog).toBeHidden();
  await expect(companies.newButton).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, companies.field("Company name"));
  await page.keyboard.type(name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(newCompanyNumber());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/imports");
  await expect(page.getByText(`${name} was created`)).toBeVisible();
});

test("cells of the grid are edited and saved with the keyboard alone @long", async ({ page }) => {
  const company = await makeCompany(page, `Cellerna ${newCompanyNumber()} AB`);
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Overview");
  const shell = new Shell(page);
  const inputs = new InputsPage(page);

  await test.step("the command palette leads to the grid", async () => {
    await shell.run("inpu", "Inputs");
    await page.waitForURL("**/inputs*");
    await expect(shell.palette).toBeHidden();
  });

  await test.step("values are typed, filled, cleared and undone", async () => {
    await expect(inputs.grid).toBeVisible();
    await tabTo(page, inputs.cell("Number of employees", 0));
    // A decimal comma is understood on an English page too.
    await page.keyboard.type("12,5");
    await page.keyboard.press("Tab");
    await page.keyboard.type("13");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Shift+End");
    await page.keyboard.press("Control+r");
    // Enter returned to the column where Tab had started, as in a spreadsheet.
    await expect(inputs.cell("Number of employees", 11)).toContainText("12.5");
    await page.keyboard.press("Delete");
    await expect(inputs.cell("Number of employees", 11)).toHaveText("");
    await page.keyboard.press("Control+z");
    await expect(inputs.cell("Number of employees", 11)).toContainText("12.5");
    await expect(inputs.saveStatus).toHaveText(/^Saved/);
  });

  await test.step("the focus comes back from a dialog, and Escape then Tab leaves the grid", async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Shortcuts in the grid" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inputs.grid.getByRole("gridcell", { selected: true }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    expect(await inputs.grid.evaluate((grid) => grid.contains(document.activeElement))).toBe(false);
  });

  await page.reload();
  await expect(inputs.cell("Number of employees", 0)).toHaveText("12.5");
  await expect(inputs.cell("Number of employees", 11)).toHaveText("12.5");
});

test("the command palette finds a company, and Escape returns the focus to where it was", async ({ page }) => {
  const company = await makeCompany(page, `Hittas ${newCompanyNumber()} AB`);
  const companies = new CompaniesPage(page);
  await companies.goto();
  const shell = new Shell(page);
  const { palette } = shell;

  await expect(companies.search).toBeVisible();
  await page.keyboard.press("/");
  await expect(companies.search).toBeFocused();
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
  await expect(companies.search).toBeFocused();

  await shell.searchPalette(company.businessIdentityCode);
  await expect(palette.getByRole("option")).toHaveText([new RegExp(company.name)]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/companies/${company.id}/figures`);
});

test("the command palette opens a client's key figure, runs actions, and begins with the latest one that can be chosen @long", async ({
  page,
}) => {
  const company = await makeCompany(page, `Ordlistan ${newCompanyNumber()} AB`);
  await new CompaniesPage(page).goto();
  const shell = new Shell(page);
  const { palette } = shell;

  await shell.searchPalette(`equity ratio ${company.businessIdentityCode}`);
  await expect(palette.getByRole("option").first()).toHaveText(`Equity ratio, ${company.name}`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/companies/${company.id}/figures?figures=EquityRatio`);

  await shell.searchPalette("dark");
  await expect(palette.getByRole("option")).toHaveText(["Theme: Dark"]);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await test.step("Enter runs the result for all typed text, even if the page lags behind the typing", async () => {
    const debugging = await page.context().newCDPSession(page);
    await debugging.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await shell.searchPalette("theme");
    // Types without waiting for the page to respond to each letter.
    await Promise.all([
      ...Array.from(" light", (text) => debugging.send("Input.insertText", { text })),
      debugging.send("Input.dispatchKeyEvent", { type: "keyDown", key: "Enter", windowsVirtualKeyCode: 13 }),
    ]);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await debugging.detach();
  });
  await page.keyboard.press("Control+k");
  // "Theme: Light" was used last; it is not offered, since it is chosen now.
  await expect(palette.getByRole("option").first()).toHaveText("Theme: Dark");
  await page.keyboard.press("Escape");

  await shell.searchPalette("new company");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New company" });
  await expect(dialog.getByLabel("Company name")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/companies$/);
});
