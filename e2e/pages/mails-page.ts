import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** The mails that were sent for an agency. */
export class MailsPage {
  constructor(readonly page: Page) {}

  async goto(agencyId: string): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/mails`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Sent mail" })).toBeVisible();
  }

  get list(): Locator {
    return this.page.getByRole("list", { name: "Mails, the newest first" });
  }

  mailTo(address: string): Locator {
    return this.list.getByRole("listitem").filter({ hasText: address });
  }
}
