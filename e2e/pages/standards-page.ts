import type { Locator, Page } from "@playwright/test";

/** The page of the agency's company types and standards. */
export class StandardsPage {
  constructor(readonly page: Page) {}

  async goto(): Promise<void> {
    await this.page.goto("/agencies/demo/standards");
    await this.types.waitFor();
  }

  get types(): Locator {
    return this.page.getByRole("table", { name: "Company types" });
  }

  type(name: string): Locator {
    return this.types.getByRole("row").filter({ has: this.page.getByRole("cell", { name, exact: true }) });
  }

  async addType(name: string): Promise<void> {
    await this.page.getByRole("button", { name: "New company type" }).click();
    const dialog = this.page.getByRole("dialog", { name: "New company type" });
    await dialog.getByLabel("Name").fill(name);
    await this.page.keyboard.press("Enter");
    await this.type(name).waitFor();
  }
}
