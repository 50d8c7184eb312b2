import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { CompaniesPage } from "./pages/companies-page";
import { CompanyPage } from "./pages/company-page";
import { asFile, ImportsPage } from "./pages/imports-page";
import { callApi, importBooks, makeCompany, sieText } from "./support/api";
import { proofIn } from "./support/long";
import { expect, test } from "./support/test";

test("a broken SIE file is refused with the line that is wrong, and the old year stays", async ({ page }) => {
  const company = await makeCompany(page, "Trasiga AB");
  await importBooks(page, company, 2024);
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company.id}/FiscalYear`);
  const good = sieText(company, 2024);
  const broken = good.replace("#TRANS 3010 {} -1000.00", "#TRANS 3010 {} minus tusen");
  const lineNo = broken.split("\r\n").findIndex((line) => line.includes("minus tusen")) + 1;

  await new CompanyPage(page).goto(company.id, "Import");
  const imports = new ImportsPage(page);
  await imports.choose(asFile("broken.se", broken));
  const file = imports.file("broken.se");
  await expect(file.getByText("This file cannot be imported. Nothing will change.")).toBeVisible();
  await expect(file.getByRole("button", { name: "Import", exact: true })).toHaveCount(0);
  const link = file.getByRole("button", { name: `Line ${lineNo}`, exact: true });
  await link.click();
  await expect(imports.lineDialog).toHaveAccessibleName(`Line ${lineNo} of broken.se`);
  await expect(imports.lineDialog).toContainText("#TRANS 3010 {} minus tusen");
  await expect(imports.lineDialog).toContainText("amount");
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();

  expect(await callApi(page, "GET", `/Company/${company.id}/FiscalYear`)).toEqual(years);
  // The books still come from the good file, so importing it again would change nothing.
  await imports.choose(asFile("good.se", good));
  await expect(imports.file("good.se").getByText("already holds exactly this file")).toBeVisible();
});

for (const { locale, texts } of [
  {
    locale: "en-GB",
    texts: {
      create: "New company",
      name: "Company name",
      number: "Organisation number",
      save: "Create",
      noName: "Enter a name.",
      badNumber: "Enter 1 to 32 letters a–z, digits or hyphens.",
      taken: "The agency already has a company with this number.",
    },
  },
  {
    locale: "sv-SE",
    texts: {
      create: "Nytt företag",
      name: "Företagets namn",
      number: "Organisationsnummer",
      save: "Skapa",
      noName: "Ange ett namn.",
      badNumber: "Ange 1 till 32 bokstäver a–z, siffror eller bindestreck.",
      taken: "Byrån har redan ett företag med det här numret.",
    },
  },
]) {
  test.describe(`in a browser that speaks ${locale}`, { tag: proofIn(locale) }, () => {
    test.use({ locale, expectedConsole: [/status of 409/] });

    test("errors of a new company stand beside their fields", async ({ page }) => {
      const taken = await makeCompany(page, "Upptagna AB");
      await new CompaniesPage(page).goto();
      await page.getByRole("button", { name: texts.create }).click();
      const dialog = page.getByRole("dialog", { name: texts.create });
      const name = dialog.getByLabel(texts.name, { exact: true });
      const number = dialog.getByLabel(texts.number, { exact: true });
      const save = dialog.getByRole("button", { name: texts.save });

      await number.fill("556000/0001");
      await save.click();
      await expect(name).toHaveAccessibleDescription(new RegExp(texts.noName));
      await expect(name).toHaveAttribute("aria-invalid", "true");
      await expect(name).toBeFocused();
      await expect(number).toHaveAccessibleDescription(new RegExp(texts.badNumber));

      await name.fill("En till AB");
      await number.fill(taken.businessIdentityCode);
      await save.click();
      await expect(number).toHaveAccessibleDescription(new RegExp(texts.taken));
      await expect(number).toBeFocused();
      await expect(name).toHaveValue("En till AB");
    });
  });
}
