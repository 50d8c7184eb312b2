import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

interface Invited {
  name: string;
  userName: string;
  /** The role's label in the form; the form's default when absent. */
  role?: string;
  /** Parts of company names, each of which finds one company. */
  companies?: string[];
}

/** The users of an agency or of a company, and who sees what. */
export class UsersPage {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByRole("table", { name: "Users" });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The table of companies and users. */
  get places(): Locator {
    return this.page.getByRole("grid", { name: "Who sees what" });
  }

  /** The bar on every page while the user views the product as somebody else. */
  get viewing(): Locator {
    return this.page.getByRole("complementary", { name: "View as another user" });
  }

  async goto(agencyId: string): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/users`);
    await expect(this.table).toBeVisible();
  }

  row(name: string): Locator {
    return this.table.getByRole("row").filter({ hasText: name });
  }

  /** Invites a user, and returns the link that is shown once. */
  async invite({ name, userName, role, companies = [] }: Invited): Promise<string> {
    await this.page.getByRole("button", { name: "Invite a user" }).click();
    await this.dialog.getByLabel("Name", { exact: true }).fill(name);
    await this.dialog.getByLabel("User name", { exact: true }).fill(userName);
    if (role !== undefined) await this.dialog.getByLabel("Role", { exact: true }).selectOption(role);
    for (const company of companies) {
      await this.dialog.getByLabel(/^(Clients|Companies)$/).fill(company);
      await expect(this.dialog.getByRole("list", { name: "Companies found" })).toContainText(company);
      await this.page.keyboard.press("Enter");
    }
    await this.dialog.getByRole("button", { name: "Invite", exact: true }).click();
    const link = this.dialog.getByRole("textbox", { name: "Link" });
    await expect(link).toBeVisible();
    const address = await link.inputValue();
    // The first button of this name is the cross in the dialog's header.
    await this.dialog.getByRole("button", { name: "Close", exact: true }).last().click();
    return address;
  }

  /** Chooses what is to be done with a user. */
  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `Actions for ${name}` }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  /** A cell of who sees what; column 0 is that of the first user. */
  place(company: string, column: number): Locator {
    return this.places.getByRole("row").filter({ hasText: company }).getByRole("gridcell").nth(column);
  }
}
