import type { Locator, Page } from "@playwright/test";

export class FiscalYearsPage {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByRole("table", { name: "Fiscal years" });
  }

  /** The button that shows a year's currency. */
  currency(year: string, currency: string): Locator {
    return this.table.getByRole("button", { name: `Currency of ${year}: ${currency}` });
  }

  /** Chooses a currency for a year by searching for it. */
  async setCurrency(year: string, from: string, to: string): Promise<void> {
    await this.currency(year, from).click();
    const search = this.page.getByRole("combobox", { name: `Currency of ${year}` });
    await search.fill(to);
    await this.page.getByRole("option", { name: to }).click();
  }
}
