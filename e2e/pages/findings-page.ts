import type { Locator, Page } from "@playwright/test";

/** The list of whom to call today, above the list of all clients. The reasons are those of one company. */
export class FindingsPage {
  constructor(
    readonly page: Page,
    private readonly companyName: string,
  ) {}

  get panel(): Locator {
    return this.page.getByRole("region", { name: "Whom to call today" });
  }

  /** The reasons to call the company. */
  get reasons(): Locator {
    return this.panel.getByRole("list", { name: `Reasons to call ${this.companyName}` });
  }

  /** Opens the page, with every company in the list: other tests add companies meanwhile. */
  async goto(): Promise<void> {
    await this.page.goto("/agencies/demo/portfolio");
    await this.panel.getByRole("button", { name: /^Show all/ }).click();
    await this.panel.getByRole("button", { name: "Show fewer" }).waitFor();
  }

  reason(text: RegExp): Locator {
    return this.reasons.getByRole("link", { name: text });
  }

  /** The button that shows the reasons after the first one. */
  get more(): Locator {
    return this.panel.getByRole("button", { name: new RegExp(`more reasons? to call ${this.companyName}$`) });
  }

  done(text: string): Locator {
    return this.reasons.getByRole("button", { name: `Done with ${text}` });
  }

  async showAnswered(): Promise<void> {
    await this.panel.getByRole("button", { name: /answered$/ }).click();
  }

  get undo(): Locator {
    return this.page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" });
  }
}
