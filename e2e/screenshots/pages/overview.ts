import type { Locator, Page } from "@playwright/test";
import { OverviewPage } from "../../pages/figures-page";
import type { Shot } from "../shot";

const chartOf = (page: Page) => new OverviewPage(page).chart;
const intoView = (chart: Locator) => chart.evaluate((element) => element.scrollIntoView({ block: "center" }));

export const OVERVIEW_SHOTS: readonly Shot[] = [
  { name: "overview", path: "/companies/{company}/overview", prepare: ({ page }) => chartOf(page).waitFor() },
  {
    name: "overview-compared",
    path: "/companies/{company}/overview?figures=NetSales,ProfitAfterFinancialItems,EquityRatio&steps=quarter&range=all",
    prepare: ({ page }) => intoView(chartOf(page)),
  },
  {
    name: "overview-comment",
    path: "/companies/{company}/overview?range=24",
    prepare: async ({ page }) => {
      await intoView(chartOf(page));
      await new OverviewPage(page).pins.last().click();
    },
  },
  { name: "overview-table", path: "/companies/{company}/overview?view=table" },
  {
    name: "overview-why-empty",
    path: "/companies/{company}/overview?preset=VisibleKeyFigures&view=table",
    prepare: ({ page }) =>
      page
        .getByRole("button", { name: /^Why is this empty/ })
        .first()
        .click(),
  },
  {
    name: "overview-trace",
    path: "/companies/{company}/overview",
    prepare: async ({ page }) => {
      await chartOf(page).press("Enter");
      await page.getByRole("treeitem").first().waitFor();
      for (let level = 0; level < 4; level++) {
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("ArrowRight");
      }
    },
  },
  { name: "meeting", path: "/companies/{company}/meeting", prepare: ({ page }) => chartOf(page).waitFor() },
  { name: "overview-without-books", user: "director", path: "/companies/{emptyCompany}/overview" },
  { name: "overview-owner", user: "owner", path: "/" },
];
