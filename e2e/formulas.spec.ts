import { CompanyPage } from "./pages/company-page";
import { FiguresPage } from "./pages/figures-page";
import { expectAccessible } from "./support/accessibility";
import { importBooks, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

test("a company's own key figure is made, seen, traced, changed and restored by keyboard @long", async ({ page }) => {
  const company = await makeCompany(page, "Formelriktiga AB");
  await importBooks(page, company, 2024);
  const companyPage = new CompanyPage(page);
  const computed = page.getByRole("button", { name: "Computed key figures" });
  const dialog = page.getByRole("dialog");
  const formula = dialog.getByRole("combobox", { name: "Formula" });
  const edit = async () => {
    await dialog.getByRole("button", { name: "More to do with Sales a seat" }).press("Enter");
    await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  };
  const value = (text: string) => page.getByRole("article").filter({ hasText: text });

  // It is made on the page of presets.
  await companyPage.goto(company.id, "Presets");
  await computed.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.type("Sales a seat");
  await page.keyboard.press("Tab");
  await expect(formula).toBeFocused();
  await page.keyboard.type("[net sa");
  await expect(dialog.getByRole("option", { name: /^Net sales key figure/ })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.keyboard.type(" / ");
  await expect(dialog.getByRole("alert")).toContainText("At the end: expected a number, a name in [ ]");
  await page.keyboard.type("40");
  await expect(formula).toHaveValue("[Net sales] / 40");
  await expect(dialog.getByRole("row", { name: /^Jan 2024/ })).toContainText("25");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await page.getByRole("switch", { name: "Show Sales a seat", exact: true }).press("Space");
  await expect(page.getByRole("status").filter({ hasText: /^Saved/ })).toBeVisible();

  // It is seen on the overview, and traced.
  const overview = new FiguresPage(page);
  await overview.goto(company.id);
  await expect(value("Sales a seat")).toContainText("25");
  await page.getByRole("button", { name: "How Sales a seat is made" }).press("Enter");
  const tree = page.getByRole("tree", { name: "From the value to the voucher" });
  await expect(tree.getByRole("treeitem").first()).toContainText("= Net sales / 40");

  // It is changed on the page of inputs, and restored on that of presets.
  await companyPage.goto(company.id, "Inputs");
  const add = page.getByRole("button", { name: "Add own input" });
  await add.press("Enter");
  const name = dialog.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Sales a seat");
  await name.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("It is computed by a formula already. Write another name.");
  await name.fill("Seats");
  await name.press("Enter");
  await expect(page.getByRole("rowheader", { name: "Seats" })).toBeVisible();
  await expect(page.getByRole("gridcell", { selected: true })).toBeFocused();
  await add.press("Enter");
  await dialog.getByRole("radio", { name: "Typed in" }).press("ArrowRight");
  await edit();
  await formula.press("End");
  await page.keyboard.type("0");
  await dialog.getByRole("combobox", { name: "Decimals" }).selectOption("1");
  await formula.press("Enter");
  await expect(page.getByText("Sales a seat is saved as version 2.")).toBeVisible();
  await overview.goto(company.id);
  await expect(value("Sales a seat")).toContainText("2.5");
  await companyPage.goto(company.id, "Presets");
  await computed.press("Enter");
  await edit();
  await dialog.getByRole("button", { name: "Restore version 1" }).press("Enter");
  await expect(formula).toHaveValue("[Net sales] / 40");
  await expect(dialog.getByRole("listitem").first()).toContainText("Version 3");
  await expectAccessible(page);
  await overview.goto(company.id);
  await expect(value("Sales a seat")).toContainText("25");
});
