import type { ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { ChartsOfAccountsPage } from "../../pages/charts-of-accounts-page";
import { callApi } from "../../support/api";
import { PRODUCT } from "../../support/product";
import type { Shot } from "../shot";

export const CHARTS_OF_ACCOUNTS_SHOTS: readonly Shot[] = [
  { name: "charts-of-accounts", path: "/companies/{company}/charts-of-accounts" },
  {
    name: "charts-of-accounts-group",
    path: "/companies/{company}/charts-of-accounts",
    prepare: async ({ page, company }) => {
      const charts = `/Company/${company}/ChartOfAccounts`;
      const standard = await callApi<ChartOfAccounts>(page, "GET", `${charts}/EUBAS97`);
      // The response is not checked, because another worker may have created the same chart.
      await page.request.post(`/Api/v2${charts}`, {
        headers: { "X-CSRF": "1", Origin: PRODUCT.url },
        data: { ...standard, id: "egen", name: "Egen kontoplan" },
      });
      await page.goto(`/companies/${company}/charts-of-accounts?chart=egen&group=NetSales`);
      await new ChartsOfAccountsPage(page).field("Accounts").fill("3500–3799, 3900");
      await new ChartsOfAccountsPage(page).effects.waitFor();
    },
  },
  {
    name: "charts-of-accounts-grid",
    path: "/companies/{company}/charts-of-accounts?view=grid",
    prepare: ({ page }) => new ChartsOfAccountsPage(page).grid.waitFor(),
  },
  { name: "charts-of-accounts-read-only", user: "limited", path: "/companies/{company}/charts-of-accounts" },
];
