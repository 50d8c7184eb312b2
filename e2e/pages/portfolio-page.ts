import type { Locator, Page } from "@playwright/test";

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

  /** The header of a column. */
  header(name: string): Locator {
    return this.table.getByRole("columnheader", { name });
  }
}
