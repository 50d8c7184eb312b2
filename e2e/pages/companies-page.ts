import type { Locator, Page } from "@playwright/test";

/** The companies of an agency, with the dialog that makes one. */
export class CompaniesPage {
  constructor(readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole("heading", { level: 1, name: "Companies" });
  }

  get search(): Locator {
    return this.page.getByRole("searchbox", { name: "Filter by name or number" });
  }

  get table(): Locator {
    return this.page.getByRole("table", { name: "Companies" });
  }

  get newButton(): Locator {
    return this.page.getByRole("button", { name: "New company" });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "New company" });
  }

  async goto(agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/companies`);
  }

  /** The link to a company in the list. */
  company(name: string): Locator {
    return this.table.getByRole("link", { name, exact: true });
  }

  /** Opens the menu of a company in the list and chooses from it. */
  async act(name: string, action: string): Promise<void> {
    await this.table.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  /** Makes a company in the dialog; the browser ends on its import page. */
  async create(name: string, number: string): Promise<void> {
    await this.newButton.click();
    await this.field("Company name").fill(name);
    await this.field("Organisation number").fill(number);
    await this.dialog.getByRole("button", { name: "Create" }).click();
    await this.page.waitForURL("**/imports");
  }
}
