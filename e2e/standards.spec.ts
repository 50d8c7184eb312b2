import { StandardsPage } from "./pages/standards-page";
import { expectAccessible } from "./support/accessibility";
import { callApi, makeCompany } from "./support/api";
import { expect, test } from "./support/test";

test.describe("a director", () => {
  test.use({ user: "director" });

  test("adds a company type, gives it to a client, and deletes it when nobody has it", async ({ page }) => {
    const company = await makeCompany(page, "Ömsesidiga Åkeriet AB");
    const standards = new StandardsPage(page);
    await standards.goto();
    await standards.addType("Åkerier och taxi");
    await expectAccessible(page);

    await test.step("a client gets it where the company is changed", async () => {
      await page.goto(`/companies/${company.id}/figures`);
      await page.getByRole("button", { name: `Actions for ${company.name}` }).click();
      await page.getByRole("menuitem", { name: "Edit…" }).click();
      await page.getByLabel("Company type").selectOption({ label: "Åkerier och taxi" });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`${company.name} was changed`)).toBeVisible();
    });

    await test.step("it leads to its clients, and stays while they have it", async () => {
      await standards.goto();
      await page.getByRole("button", { name: "Delete Åkerier och taxi" }).click();
      await expect(page.getByText("1 company has the type Åkerier och taxi. Change their type first.")).toBeVisible();
      await standards
        .type("Åkerier och taxi")
        .getByRole("link", { name: /^Show 1 company of type/ })
        .click();
      await expect(page.getByRole("link", { name: company.name })).toBeVisible();
    });

    await test.step("it is renamed, and deleted when nobody has it; the notice takes that back", async () => {
      await callApi(page, "PUT", `/Company/${company.id}`, { companyTypeId: null });
      await standards.goto();
      await page.getByRole("button", { name: "Rename Åkerier och taxi" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Åkerier");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Delete Åkerier" }).click();
      await expect(standards.type("Åkerier")).toBeHidden();
      await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
      await expect(standards.type("Åkerier")).toBeVisible();
    });
  });
});

test("a consultant sees the company types and changes none", async ({ page }) => {
  const standards = new StandardsPage(page);
  await standards.goto();
  await expect(page.getByText("Directors change it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "New company type" })).toBeHidden();
});
