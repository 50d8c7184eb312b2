import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { ChartPage } from "../../pages/charts-of-accounts-page";
import { callApi } from "../../support/api";
import { PRODUCT } from "../../support/product";
import type { Shot } from "../shot";

export const CHART_OF_ACCOUNTS_SHOTS: readonly Shot[] = [
  { name: "chart", path: "/companies/{company}/chart" },
  {
    name: "chart-group",
    path: "/companies/{company}/chart",
    prepare: async ({ page, company }) => {
      const charts = `/Company/${company}/ChartOfAccounts`;
      const standard = await callApi<ChartOfAccounts>(page, "GET", `${charts}/EUBAS97`);
      // Another worker may be making it at the same time.
      await page.request.post(`${PRODUCT.url}/Api/v2${charts}`, {
        headers: { "X-CSRF": "1", Origin: PRODUCT.url },
        data: { ...standard, id: "egen", name: "Egen kontoplan" },
      });
      await page.goto(`/companies/${company}/chart?chart=egen&group=NetSales`);
      await new ChartPage(page).field("Accounts").fill("3500–3799, 3900");
      await new ChartPage(page).effects.waitFor();
    },
  },
  {
    name: "chart-grid",
    path: "/companies/{company}/chart?view=grid",
    prepare: ({ page }) => new ChartPage(page).grid.waitFor(),
  },
  { name: "chart-read-only", user: "limited", path: "/companies/{company}/chart" },
];
