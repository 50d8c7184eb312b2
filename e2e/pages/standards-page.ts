import type { Locator, Page } from "@playwright/test";

/** The page of the demo agency's company types and standards. */
export class StandardsPage {
  constructor(readonly page: Page) {}

  /** @param typeId of the company type whose standards are shown; the agency's are shown without it */
  async goto(typeId?: string): Promise<void> {
    await this.page.goto(`/agencies/demo/standards${typeId === undefined ? "" : `?type=${typeId}`}`);
    await this.types.waitFor();
  }

  get types(): Locator {
    return this.page.getByRole("table", { name: "Company types" });
  }

  get formulas(): StandardList {
    return new StandardList(this.page.getByRole("region", { name: "Own key figures" }));
  }

  get targets(): StandardList {
    return new StandardList(this.page.getByRole("region", { name: "Targets" }));
  }

  get charts(): StandardList {
    return new StandardList(this.page.getByRole("region", { name: "Charts of accounts" }));
  }

  get texts(): StandardList {
    return new StandardList(this.page.getByRole("region", { name: "Standard texts" }));
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

/** A list of standards of one kind: the agency's, a company type's or a company's. */
export class StandardList {
  constructor(readonly root: Locator) {}

  standard(name: string): Locator {
    return this.root.getByRole("listitem").filter({ has: this.button(name) });
  }

  /** Chooses an action of the standard's menu. */
  async action(name: string, action: string): Promise<void> {
    await this.button(name).click();
    await this.root.getByRole("menuitem", { name: action, exact: true }).click();
  }

  private button(name: string): Locator {
    // Not from `root`: `filter({ has })` looks for the whole locator inside the list item, where `root` is not found.
    return this.root.page().getByRole("button", { name: `More to do with ${name}`, exact: true });
  }
}
