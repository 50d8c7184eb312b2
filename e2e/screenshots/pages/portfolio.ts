import type { Shot } from "../shot";

export const PORTFOLIO_SHOTS: readonly Shot[] = [
  { name: "portfolio", user: "director", path: "/agencies/demo/portfolio" },
  { name: "portfolio-by-type", user: "director", path: "/agencies/demo/portfolio?group=true&sort=-change.NetSales" },
  { name: "portfolio-telephone-list", user: "director", path: "/agencies/demo/portfolio?view=contacts" },
  {
    name: "portfolio-opened",
    user: "director",
    path: "/agencies/demo/portfolio?density=compact&sort=-value.NetSales",
    prepare: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Latest figures of / })
        .first()
        .click();
      await page.getByRole("table", { name: /^Latest figures of / }).waitFor();
    },
  },
  { name: "rules", user: "director", path: "/agencies/demo/rules" },
  { name: "standards", user: "director", path: "/agencies/demo/standards" },
  {
    name: "standards-key-figure",
    user: "director",
    path: "/agencies/demo/standards",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New key figure" }).click();
      await page.getByRole("combobox", { name: "Formula" }).fill("[Net sales] / [Average number of employees]");
    },
  },
  {
    name: "standards-text",
    user: "director",
    path: "/agencies/demo/standards",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "New text" }).click();
      await page.getByLabel("Text", { exact: true }).fill("Soliditeten är {[EquityRatio]}, branschens är 35 %.");
    },
  },
  { name: "portfolio-nothing-matches", path: "/agencies/demo/portfolio?q=no+such+client" },
];
