import type { Locator, Page } from "@playwright/test";

/** The writes in a company or an agency. */
export class ActivityPage {
  constructor(readonly page: Page) {}

  get list(): Locator {
    return this.page.getByRole("list", { name: "Activity, newest first" });
  }

  /** Entries with this text, the newest first. */
  entry(text: string | RegExp): Locator {
    return this.list.locator("> li").filter({ hasText: text });
  }

  async gotoCompany(companyId: string, query = ""): Promise<void> {
    await this.page.goto(`/companies/${encodeURIComponent(companyId)}/activity${query}`);
  }

  async gotoAgency(query = "", agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/activity${query}`);
  }

  async showOnly(what: string): Promise<void> {
    await this.page.getByLabel("What it is about").selectOption(what);
  }

  /** Narrows the list to the entries of users with this in their name. */
  async filterByUser(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Filter", exact: true }).click();
    await this.page.getByLabel("User", { exact: true }).fill(name);
    await this.page.getByRole("button", { name: "Show", exact: true }).click();
  }
}
