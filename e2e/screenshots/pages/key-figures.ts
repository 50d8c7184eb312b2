import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { KeyFiguresPage } from "../../pages/inputs-page";
import { callApi } from "../../support/api";
import { breakApi, type Shot } from "../shot";

export const KEY_FIGURES_SHOTS: readonly Shot[] = [
  { name: "key-figures", path: "/companies/{company}/key-figures" },
  {
    name: "key-figures-not-a-number",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await new KeyFiguresPage(page).cell("Tax rate", 0).click();
      await page.keyboard.type("twenty");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "key-figures-not-saved",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await breakApi(page);
      await new KeyFiguresPage(page).cell("Separable costs", 0).click();
      await page.keyboard.type("125000,50");
      await page.keyboard.press("Enter");
      await page.getByText(/^Not saved/).waitFor();
    },
  },
  { name: "key-figures-read-only", user: "limited", path: "/companies/{company}/key-figures" },
  { name: "key-figures-without-books", user: "director", path: "/companies/{emptyCompany}/key-figures" },
  { name: "targets", path: "/companies/{company}/targets" },
  {
    name: "key-figures-find",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await new KeyFiguresPage(page).cell("Number of employees", 1).click();
      await page.keyboard.press("Control+f");
      await page.keyboard.type("1");
      await page.getByText(/hits?$/).waitFor();
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "key-figures-arranged",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await page.getByRole("switch", { name: "Only rows with values" }).check();
      await page.getByRole("button", { name: "More for this grid" }).click();
    },
  },
  {
    name: "key-figures-history",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page }) => {
      await new KeyFiguresPage(page).cell("Number of employees", 0).click();
      await page.keyboard.press("Shift+F2");
      await page.getByRole("table", { name: "History of a value" }).waitFor();
    },
  },
  {
    name: "key-figures-conflict",
    path: "/companies/{company}/key-figures",
    prepare: async ({ page, company }) => {
      const figures = new KeyFiguresPage(page);
      const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company}/FiscalYear`);
      const { id, start } = years.at(-1)!;
      const period = { start, end: start.replace("-01T", "-31T") };
      const store = (value: number | null) =>
        callApi(page, "PUT", `/Company/${company}/FiscalYear/${id}/KeyFigureData`, [
          { keyFigureInfoId: "TaxRate", period, value },
        ]);
      await store(20.6);
      await page.reload();
      await store(22);
      await figures.cell("Tax rate", 0).click();
      await page.keyboard.type("21,4");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Choose for each…" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "key-figures-objects", path: "/companies/{company}/key-figures?dimension=all" },
  { name: "key-figures-of-all", path: "/agencies/demo/key-figures?figure=NumberOfEmployees" },
  {
    name: "formulas",
    path: "/companies/{company}/presets",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Computed key figures" }).click();
      await page.getByRole("textbox", { name: "Name" }).fill("Omsättning per anställd");
      await page.getByRole("combobox", { name: "Formula" }).fill("[Net sales] / [Number of employees]");
      await page.getByRole("dialog").getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "formulas-completed",
    path: "/companies/{company}/presets",
    prepare: async ({ page }) => {
      await page.getByRole("button", { name: "Computed key figures" }).click();
      await page.getByRole("combobox", { name: "Formula" }).focus();
      await page.keyboard.type("[Net sales] / [numb");
      await page.getByRole("option", { name: /^Number of employees/ }).waitFor();
    },
  },
  { name: "targets-without-books", user: "director", path: "/companies/{emptyCompany}/targets" },
];
