import type { Locator, Page } from "@playwright/test";

/** The budget of a fiscal year, by account and month. */
export class BudgetsPage {
  constructor(readonly page: Page) {}

  get grid(): Locator {
    return this.page.getByRole("grid", { name: /^Budget for fiscal year/ });
  }

  get saved(): Locator {
    return this.page.getByRole("status").filter({ hasText: /^Saved \d\d:\d\d/ });
  }

  /** @param month 0 for the fiscal year's first */
  cell(account: string, month: number): Locator {
    // The first cell of a row is the unit.
    return this.grid
      .getByRole("row")
      .filter({ has: this.page.getByRole("rowheader", { name: account }) })
      .getByRole("gridcell")
      .nth(month + 1);
  }

  /** Opens the menu that fills the grid, and chooses from it. */
  async fillIn(how: string): Promise<void> {
    await this.page.getByRole("button", { name: "Fill in", exact: true }).click();
    await this.page.getByRole("menuitem", { name: how }).click();
  }
}
