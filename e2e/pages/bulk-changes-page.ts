import type { Locator, Page } from "@playwright/test";

/** The bulk changes of an agency: the choice of clients, the form with its preview, and the list of changes. */
export class BulkChangesPage {
  constructor(readonly page: Page) {}

  async goto(agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/bulk-changes`);
  }

  /** The bar above the list of all clients while some are being chosen. */
  get selection(): Locator {
    return this.page.getByRole("toolbar", { name: "Chosen clients" });
  }

  get form(): Locator {
    return this.page.getByRole("form", { name: "Change several clients" });
  }

  get preview(): Locator {
    return this.page.getByRole("region", { name: "Difference for each client" });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** The row of a client, or of a change. */
  row(name: string | RegExp): Locator {
    return this.page.getByRole("row", { name });
  }
}
