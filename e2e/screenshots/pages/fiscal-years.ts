import { FiscalYearsPage } from "../../pages/fiscal-years-page";
import type { Shot } from "../shot";

export const FISCAL_YEARS_SHOTS: readonly Shot[] = [
  { name: "fiscal-years", path: "/companies/{company}/fiscal-years" },
  {
    name: "fiscal-years-currency",
    path: "/companies/{company}/fiscal-years",
    prepare: async ({ page }) => {
      await new FiscalYearsPage(page).table
        .getByRole("button", { name: /^Currency of/ })
        .first()
        .click();
      await page
        .getByRole("combobox", { name: /^Currency of/ })
        .first()
        .fill("kr");
    },
  },
  {
    name: "fiscal-years-delete",
    path: "/companies/{company}/fiscal-years",
    prepare: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Delete the fiscal year/ })
        .first()
        .click();
      await page.getByText("Comments stay.").waitFor();
    },
  },
  { name: "fiscal-years-empty", user: "director", path: "/companies/{emptyCompany}/fiscal-years" },
];
