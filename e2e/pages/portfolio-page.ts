import { expect, type Locator, type Page } from "@playwright/test";

/** All clients of an agency with their figures. */
export class PortfolioPage {
  constructor(readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1, name: "All clients" });
  }

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Filter by name or number" });
  }

  get table(): Locator {
    return this.page.getByRole("table", { name: "All clients" });
  }

  async goto(query = "", agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/portfolio${query}`);
  }

  /** The names of the clients in the order of the rows. */
  async names(): Promise<string[]> {
    return this.table.locator("tbody tr td:first-child a").allInnerTexts();
  }

  /** The button that opens the row of a client. */
  details(name: string): Locator {
    return this.table.getByRole("button", { name: `Latest figures of ${name}`, exact: true });
  }

  /** The button of the menu of views, which names the one that is shown. */
  view(name: string): Locator {
    return this.page.getByRole("button", { name: `View: ${name}`, exact: true });
  }

  /** Opens the menu of views and takes one of its items. */
  async chooseInViews(item: string): Promise<void> {
    await this.page.getByRole("button", { name: /^View: / }).click();
    await this.page
      .getByRole("menu", { name: /^View: / })
      .getByText(item, { exact: true })
      .click();
  }

  async saveViewAs(name: string, { isShared = false } = {}): Promise<void> {
    await this.chooseInViews("Save as a new view…");
    const dialog = this.page.getByRole("dialog", { name: "Save as a new view" });
    await dialog.getByLabel("Name").fill(name);
    if (isShared) await dialog.getByRole("switch", { name: "For everyone in the agency" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(this.view(name)).toBeVisible();
  }

  /** The header of a column. */
  header(name: string): Locator {
    return this.table.getByRole("columnheader", { name });
  }
}
