import { CommentsPage } from "./pages/comments-page";
import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { asFile, ImportsPage } from "./pages/imports-page";
import { InputsPage } from "./pages/inputs-page";
import { Shell } from "./pages/shell";
import { expectAccessible } from "./support/accessibility";
import { callApi, demoCompany, importBooks, makeCompany, sieText } from "./support/api";
import { expect, test } from "./support/test";

test.describe("without a session", () => {
  test.use({ user: null });

  test("the pages of the sign-in are accessible", async ({ page }) => {
    await page.goto("/sign-in");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByLabel("Password")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Enter your user name.")).toBeVisible();
    await expectAccessible(page);
  });
});

test("the companies, their dialogs and menus are accessible @long", async ({ page }) => {
  const companies = new CompaniesPage(page);
  await companies.goto();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Actions for/ })
    .first()
    .click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await companies.newButton.click();
  await companies.dialog.getByRole("button", { name: "Create" }).click();
  await expect(companies.dialog.getByText("Enter a name.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(new Shell(page).palette).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await new Shell(page).userMenuButton.click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await companies.search.fill("no such company");
  await expect(page.getByText("No company matches")).toBeVisible();
  await expectAccessible(page);
});

test("the pages of a company without books are accessible @long", async ({ page }) => {
  const { id } = await makeCompany(page, "Tomma AB");
  for (const tab of [
    "Overview",
    "Statements",
    "Inputs",
    "Comments",
    "Targets",
    "Reports",
    "Fiscal years",
    "Import",
  ] as const) {
    await new CompanyPage(page).goto(id, tab);
    await expectAccessible(page);
  }
});

test("the pages of a company with books are accessible @long", async ({ page }) => {
  const company = await makeCompany(page, "Tillgängliga AB");
  await importBooks(page, company, 2024);
  await callApi(page, "POST", `/Company/${company.id}/Comment`, {
    type: "KeyFigureComment",
    keyFigureType: "TaxRate",
    message: "Seen by everyone",
    period: { start: "2024-01-01T00:00:00", end: "2024-01-31T23:59:59" },
  });
  const pages = new CompanyPage(page);

  await test.step("overview", async () => {
    await pages.goto(company.id, "Overview");
    await expect(page.getByText("Seen by everyone")).toBeVisible();
    await expectAccessible(page);
  });
  await test.step("inputs", async () => {
    await pages.open("Inputs");
    const inputs = new InputsPage(page);
    await inputs.cell("Tax rate", 0).click();
    await page.keyboard.type("no number");
    await page.keyboard.press("Enter");
    await expectAccessible(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Shortcuts in the grid" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
  await test.step("comments", async () => {
    await pages.open("Comments");
    const comments = new CommentsPage(page);
    await expect(comments.comment("Seen by everyone")).toBeVisible();
    await comments.newButton.click();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.keyboard.press("Escape");
    await comments.save();
    await expect(page.getByText("Write what you want to say.")).toBeVisible();
    // The focus is in the choice of key figures, whose list is open again. An open list hides the rest of the page from
    // screen readers. Tab closes it, but axe does not know that and would report every element that Tab reaches.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toBeHidden();
    await expectAccessible(page);
    await comments.filter.click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
  await test.step("presets", async () => {
    await pages.open("Presets");
    await expectAccessible(page);
    await page.getByRole("button", { name: "New preset" }).click();
    await expect(page.getByRole("dialog", { name: "New preset" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
  await test.step("fiscal years", async () => {
    await pages.open("Fiscal years");
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Delete the fiscal year/ }).click();
    await expect(page.getByText("Comments stay.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  });
  await test.step("import", async () => {
    await pages.open("Import");
    const imports = new ImportsPage(page);
    await imports.choose(asFile("checked.se", sieText(company, 2025)));
    await expect(imports.file("checked.se").getByText("A new fiscal year")).toBeVisible();
    const broken = sieText(company, 2025).replaceAll("1000.00", "one thousand");
    await imports.choose(asFile("broken.se", broken));
    await expect(imports.file("broken.se").getByText("This file cannot be imported.")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the companies, the menu and the pages of a company are accessible @long", async ({ page }) => {
    await new CompaniesPage(page).goto();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Open the menu" }).click();
    await expect(new Shell(page).userMenuButton).toBeVisible();
    await expectAccessible(page);
    const company = await demoCompany(page);
    for (const tab of ["Overview", "Inputs", "Comments", "Presets", "Fiscal years", "Import"] as const) {
      await new CompanyPage(page).goto(company.id, tab);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
});
