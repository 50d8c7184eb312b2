import { companyPage } from "@/lib/paths";
import { CommentsPage } from "./pages/comments-page";
import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { importBooks, makeCompany, newCompanyNumber } from "./support/api";
import { expect, test } from "./support/test";

test.use({ user: "director" });

test("a company is found, changed and deleted with all that belongs to it @long", async ({ page }) => {
  const company = await makeCompany(page, `Flyktiga ${newCompanyNumber()} AB`);
  await importBooks(page, company, 2023);
  await importBooks(page, company, 2024);
  await new CompanyPage(page).goto(company.id, "Comments");
  const comments = new CommentsPage(page);
  await comments.fill("Tax rate", "Goes with the company");
  await comments.save();
  await expect(comments.comment("Goes with the company")).not.toContainText("Saving…");

  const companies = new CompaniesPage(page);
  await companies.goto();
  await companies.search.fill(company.businessIdentityCode);
  await expect(companies.table.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(/\?q=/);

  await test.step("change it", async () => {
    await companies.act(company.name, "Edit…");
    const dialog = page.getByRole("dialog", { name: "Edit company" });
    await dialog.getByLabel("Contact person").fill("Ekonomiavdelningen");
    await expect(dialog.getByLabel("Organisation number")).not.toBeEditable();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(companies.table.getByRole("cell", { name: "Ekonomiavdelningen" })).toBeVisible();
    await page.reload();
    await expect(companies.table.getByRole("cell", { name: "Ekonomiavdelningen" })).toBeVisible();
  });

  await test.step("delete it, after the dialog has said in numbers what goes with it", async () => {
    await companies.act(company.name, "Delete…");
    const dialog = page.getByRole("dialog", { name: `Delete ${company.name}?` });
    await expect(dialog).toContainText("2 fiscal years with their books and inputs");
    await expect(dialog).toContainText("1 comment");
    await expect(dialog).toContainText("no users: nobody is left without a company");
    const confirm = dialog.getByRole("button", { name: "Delete company" });
    await expect(confirm).toBeDisabled();
    await dialog.getByRole("textbox").fill(company.name);
    await confirm.click();
    await expect(page.getByText(`${company.name} was deleted`)).toBeVisible();
    await expect(page.getByText("No company matches")).toBeVisible();
    await page.getByRole("button", { name: "Clear the filter" }).click();
    await expect(companies.table.getByRole("row").nth(2)).toBeVisible();
  });
});

test("a company opens when it is pressed right after its name was typed, on a slow line too @long", async ({
  page,
}) => {
  const company = await makeCompany(page, `Snabbtryckta ${newCompanyNumber()} AB`);
  const companies = new CompaniesPage(page);
  await companies.goto();
  await expect(companies.table.getByRole("row").nth(1)).toBeVisible();
  const base = companyPage(company.id);
  await page.route(
    (url) => url.pathname.startsWith(base),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    },
  );
  await companies.search.fill(company.name);
  await companies.company(company.name).click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(base));
  await page.goBack();
  await expect(companies.search).toHaveValue(company.name);
  await expect(companies.table.getByRole("row")).toHaveCount(2);
});
