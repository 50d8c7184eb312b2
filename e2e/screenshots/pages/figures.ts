import type { Locator, Page } from "@playwright/test";
import { FiguresPage } from "../../pages/figures-page";
import type { Shot } from "../shot";

const chartOf = (page: Page) => new FiguresPage(page).chart;
const intoView = (chart: Locator) => chart.evaluate((element) => element.scrollIntoView({ block: "center" }));

export const FIGURES_SHOTS: readonly Shot[] = [
  { name: "figures", path: "/companies/{company}/figures", prepare: ({ page }) => chartOf(page).waitFor() },
  {
    name: "figures-compared",
    path: "/companies/{company}/figures?figures=NetSales,ProfitAfterFinancialItems,EquityRatio&steps=quarter&range=all",
    prepare: ({ page }) => intoView(chartOf(page)),
  },
  {
    name: "figures-comment",
    path: "/companies/{company}/figures?range=24",
    prepare: async ({ page }) => {
      await intoView(chartOf(page));
      await new FiguresPage(page).pins.last().click();
    },
  },
  { name: "figures-table", path: "/companies/{company}/figures?view=table" },
  {
    name: "figures-why-empty",
    path: "/companies/{company}/figures?preset=VisibleKeyFigures&view=table",
    prepare: ({ page }) =>
      page
        .getByRole("button", { name: /^Why is this empty/ })
        .first()
        .click(),
  },
  {
    name: "figures-trace",
    path: "/companies/{company}/figures",
    prepare: async ({ page }) => {
      await chartOf(page).press("Enter");
      await page.getByRole("treeitem").first().waitFor();
      for (let level = 0; level < 4; level++) {
        // The first press opens an item, the second moves to the first item inside it.
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
      }
    },
  },
  { name: "figures-without-books", user: "director", path: "/companies/{emptyCompany}/figures" },
  { name: "figures-owner", user: "owner", path: "/" },
];
