import { expect, type Locator, type Page } from "@playwright/test";

/** A company's chart of accounts. */
export class ChartsOfAccountsPage {
  constructor(readonly page: Page) {}

  async goto(companyId: string, search = ""): Promise<void> {
    await this.page.goto(`/companies/${encodeURIComponent(companyId)}/charts-of-accounts${search}`);
  }

  get tree(): Locator {
    return this.page.getByRole("treegrid");
  }

  get grid(): Locator {
    return this.page.getByRole("grid");
  }

  /** The row of a group in the grid. */
  gridRow(name: string): Locator {
    return this.grid.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name }) });
  }

  /** The row of a group or an account. */
  row(name: string): Locator {
    const head = this.page.getByRole("rowheader").filter({ has: this.page.getByText(name, { exact: true }) });
    return this.tree.getByRole("row").filter({ has: head });
  }

  get chart(): Locator {
    return this.page.getByRole("combobox", { name: "Chart of accounts", exact: true });
  }

  /** The panel beside the tree. */
  get group(): Locator {
    return this.page.getByRole("form", { name: "Group" });
  }

  field(name: "Name" | "Accounts"): Locator {
    return this.group.getByRole("textbox", { name, exact: true });
  }

  get problems(): Locator {
    return this.page.getByRole("region", { name: "It cannot be saved yet:" });
  }

  /** The item of an account in the list of accounts that are in no group or in several. */
  misplaced(account: string): Locator {
    // At the beginning of the text: a company's number in the breadcrumb may have the digits of an account.
    return this.page.getByRole("listitem").filter({ hasText: new RegExp(`^\\s*${account}\\b`) });
  }

  /** The effects of the chart on the fiscal year. */
  get effects(): Locator {
    return this.page.getByRole("table", { name: /^Key figures of/ });
  }

  effect(name: string): Locator {
    return this.effects.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name }) });
  }

  get save(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  get saveStatus(): Locator {
    return this.page.getByRole("status").filter({ hasText: /^(Saved|Saving|Unsaved|Not saved)/ });
  }

  /** Opens a group from its row, by keyboard. */
  async openGroup(name: string): Promise<void> {
    await this.row(name).focus();
    await this.page.keyboard.press("Enter");
    await expect(this.field("Name")).toBeFocused();
  }

  /** Copies the standard chart for the company, by keyboard. */
  async copy(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "Make a copy of your own" }).press("Enter");
    await this.page.getByRole("dialog").getByLabel("Name").fill(name);
    await this.page.keyboard.press("Enter");
    await this.page.getByRole("heading", { level: 2, name }).waitFor();
  }
}
