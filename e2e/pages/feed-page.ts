import type { Locator, Page } from "@playwright/test";

/** The comments on all clients of an agency. */
export class FeedPage {
  constructor(readonly page: Page) {}

  get list(): Locator {
    return this.page.getByRole("list", { name: "Comments on all clients" });
  }

  /** The comment with this text, its replies included. */
  comment(text: string): Locator {
    return this.list.locator("> li").filter({ hasText: text });
  }

  async goto(query = "", agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/comments${query}`);
  }

  async show(choice: "Open questions first" | "Newest first" | "Open questions only" | "Resolved questions only") {
    await this.page.getByLabel("Which comments, and their order").selectOption(choice);
  }

  /** Narrows the list to a client, by its name or its number. */
  async filterByClient(words: string): Promise<void> {
    await this.page.getByRole("button", { name: "Filter", exact: true }).click();
    await this.page.getByRole("combobox", { name: "Client" }).fill(words);
    await this.page.getByRole("option", { name: words }).click();
    await this.page.getByRole("button", { name: "Show", exact: true }).click();
  }
}
