import type { Locator, Page } from "@playwright/test";

/** Where books come in. */
export class ImportPage {
  constructor(readonly page: Page) {}

  /** Drops files on the page by way of its file input. */
  async choose(...files: (string | { name: string; mimeType: string; buffer: Buffer })[]): Promise<void> {
    await this.page.getByLabel("Choose files").setInputFiles(files as string[]);
  }

  /** What is shown of one file. */
  file(name: string): Locator {
    return this.page.getByRole("article", { name });
  }

  /** Imports a file whose dry run stands there. */
  async import(name: string): Promise<void> {
    await this.file(name).getByRole("button", { name: "Import", exact: true }).click();
  }

  /** The line of a file that a remark led to. */
  get lineDialog(): Locator {
    return this.page.getByRole("dialog", { name: /^Line \d+ of / });
  }
}
