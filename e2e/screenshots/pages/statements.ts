import { addMonths } from "@/contract/calendar";
import { today } from "@/lib/dates/today";
import type { Shot } from "../shot";

/** The last whole month (`YYYY-MM`), through which the books of `{company}` reach; some of the demo's are behind. */
const LAST_MONTH = addMonths(today(), -1).slice(0, 7);

export const STATEMENTS_SHOTS: readonly Shot[] = [
  { name: "statements", path: "/companies/{company}/statements?open=NetSales,ExternalCosts" },
  { name: "statements-month", path: `/companies/{company}/statements?month=${LAST_MONTH}` },
  { name: "statements-balance", path: "/companies/{company}/statements?statement=balance&open=EquityCapital" },
  {
    name: "statements-vouchers",
    path: "/companies/{company}/statements?open=NetSales",
    prepare: async ({ page }) => {
      await page.getByRole("rowheader", { name: /^3/ }).first().click();
      await page.getByRole("dialog").getByRole("row").nth(1).waitFor();
    },
  },
  {
    name: "statements-reconciliation",
    path: "/companies/{company}/statements?reconciliation=true",
    prepare: ({ page }) => page.getByText("against #UB").waitFor(),
  },
  { name: "statements-without-books", user: "director", path: "/companies/{emptyCompany}/statements" },
];
