import { CompaniesPage } from "../../pages/companies-page";
import { Shell } from "../../pages/shell";
import { holdPages, type Shot } from "../shot";

export const COMPANIES_SHOTS: readonly Shot[] = [
  { name: "companies", path: "/agencies/demo/companies" },
  { name: "companies-director", user: "director", path: "/agencies/demo/companies" },
  {
    name: "companies-nothing-matches",
    path: "/agencies/demo/companies",
    prepare: ({ page }) => new CompaniesPage(page).search.fill("no such company"),
  },
  {
    name: "companies-new",
    path: "/agencies/demo/companies",
    prepare: async ({ page }) => {
      const companies = new CompaniesPage(page);
      await companies.newButton.click();
      await companies.field("Organisation number").fill("557000-0000");
      await companies.dialog.getByRole("button", { name: "Create" }).click();
      await companies.dialog.getByText("Enter a name.").waitFor();
    },
  },
  {
    name: "companies-actions",
    path: "/agencies/demo/companies",
    prepare: ({ page }) =>
      page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click(),
  },
  {
    name: "companies-delete",
    user: "director",
    path: "/agencies/demo/companies",
    prepare: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Delete…" }).click();
      await page.getByText("3 fiscal years with").waitFor();
    },
  },
  {
    name: "companies-loading",
    path: "/companies/{company}/figures",
    prepare: async ({ page }) => {
      await holdPages(page);
      await page.getByRole("link", { name: "Companies" }).first().click();
    },
    wideOnly: true,
    isLoading: true,
  },
  {
    name: "palette",
    path: "/agencies/demo/companies",
    prepare: async ({ page }) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").last().fill("bygg");
    },
  },
  {
    name: "user-menu",
    path: "/agencies/demo/companies",
    prepare: ({ page }) => new Shell(page).userMenuButton.click(),
    wideOnly: true,
  },
  {
    name: "menu",
    path: "/companies/{company}/figures",
    prepare: async ({ page, narrow }) => {
      if (narrow) await page.getByRole("button", { name: "Open the menu" }).click();
    },
  },
];
