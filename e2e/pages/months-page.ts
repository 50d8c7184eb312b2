import type { Locator, Page } from "@playwright/test";

/** The page of the months of all clients, with what each month lacks. */
export class MonthsPage {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByRole("table", { name: "The month" });
  }

  async goto(query = "", agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/months${query}`);
  }

  row(client: string): Locator {
    return this.table.getByRole("row").filter({ hasText: client });
  }

  /** The link from a missing step of a client's month, such as "Jun 2024", to the page where the step is done. */
  missing(client: string, month: string, words: string): Locator {
    return this.table.getByRole("link", { name: `${client}, ${month}: ${words}` });
  }
}
