import type { Locator, Page } from "@playwright/test";

/** The list of a company's imports on its import page. */
export class ImportHistory {
  constructor(readonly page: Page) {}

  get heading(): Locator {
    return this.page.getByRole("heading", { name: "Imports so far" });
  }

  /** The imports that are shown, newest first. Opened remarks are a row too. */
  get rows(): Locator {
    return this.page.getByRole("table", { name: "Imports so far" }).locator("tbody").getByRole("row");
  }

  /** The buttons that show the remarks of an import, newest first. */
  get remarks(): Locator {
    return this.page.getByRole("button", { name: /^\d+ remarks? on the import of / });
  }

  /** The dialog with the line that a remark refers to. */
  get lineDialog(): Locator {
    return this.page.getByRole("dialog", { name: /^Line \d+$/ });
  }

  /** The buttons that take back an import into a fiscal year, written "2024-01-01 – 2024-12-31". */
  takeBack(year: string): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^Take back the import of .* into ${year}$`) });
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: "Take this import back?" });
  }

  get confirm(): Locator {
    return this.dialog.getByRole("button", { name: "Take back", exact: true });
  }
}
