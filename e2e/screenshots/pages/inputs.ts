import { addMonths, endOfMonth } from "@/contract/calendar";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { InputsPage } from "../../pages/inputs-page";
import { callApi } from "../../support/api";
import { breakApi, type Shot } from "../shot";

export const INPUTS_SHOTS: readonly Shot[] = [
  { name: "inputs", path: "/companies/{company}/inputs" },
  {
    name: "inputs-not-a-number",
    path: "/companies/{company}/inputs",
    prepare: async ({ page }) => {
      await new InputsPage(page).cell("Tax rate", 0).click();
      await page.keyboard.type("twenty");
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "inputs-not-saved",
    path: "/companies/{company}/inputs",
    prepare: async ({ page }) => {
      await breakApi(page);
      await new InputsPage(page).cell("Separable costs", 0).click();
      await page.keyboard.type("125000,50");
      await page.keyboard.press("Enter");
      await page.getByText(/^Not saved/).waitFor();
    },
  },
  { name: "inputs-read-only", user: "limited", path: "/companies/{company}/inputs" },
  { name: "inputs-without-books", user: "director", path: "/companies/{emptyCompany}/inputs" },
  { name: "targets", path: "/companies/{company}/targets" },
  {
    name: "inputs-find",
    path: "/companies/{company}/inputs",
    prepare: async ({ page }) => {
      await new InputsPage(page).cell("Number of employees", 1).click();
      await page.keyboard.press("Control+f");
      await page.keyboard.type("1");
      await page.getByText(/hits?$/).waitFor();
      await page.keyboard.press("Enter");
    },
  },
  {
    name: "inputs-arranged",
    path: "/companies/{company}/inputs",
    prepare: async ({ page }) => {
      await page.getByRole("switch", { name: "Only rows with values" }).check();
      await page.getByRole("button", { name: "More for this grid" }).click();
    },
  },
  {
    name: "inputs-history",
    path: "/companies/{company}/inputs",
    prepare: async ({ page }) => {
      await new InputsPage(page).cell("Number of employees", 0).click();
      await page.keyboard.press("Shift+F2");
      await page.getByRole("table", { name: "History of a value" }).waitFor();
    },
  },
  {
    name: "inputs-conflict",
    path: "/companies/{company}/inputs",
    prepare: async ({ page, company, narrow }) => {
      const inputs = new InputsPage(page);
      const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${company}/FiscalYear`);
      const { id, start } = years.at(-1)!;
      // A month for each of the four pictures, because several are taken at the same time.
      const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
      const month = (narrow ? 2 : 0) + (isDark ? 1 : 0);
      const first = addMonths(start, month);
      const period = { start: `${first}T00:00:00`, end: `${endOfMonth(first)}T00:00:00` };
      const store = (value: number | null) =>
        callApi(page, "PUT", `/Company/${company}/FiscalYear/${id}/KeyFigureData`, [
          { keyFigureInfoId: "TaxRate", period, value },
        ]);
      await store(20.6);
      await page.reload();
      const cell = inputs.cell("Tax rate", month);
      await cell.filter({ hasText: "20.6" }).waitFor();
      await store(22);
      await cell.click();
      await page.keyboard.type("21,4");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Choose for each…" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  { name: "inputs-objects", path: "/companies/{company}/inputs?dimension=all" },
  { name: "inputs-of-all", path: "/agencies/demo/inputs?figure=NumberOfEmployees" },
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
