import type { Shot } from "../shot";

export const STATEMENTS_SHOTS: readonly Shot[] = [
  { name: "statements", path: "/companies/{company}/statements?open=NetSales,ExternalCosts" },
  { name: "statements-month", path: "/companies/{company}/statements?month=2026-03" },
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
