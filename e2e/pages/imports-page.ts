import type { Locator, Page } from "@playwright/test";

/** A file as the file input takes it, made in the test. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const asFile = (name: string, text: string): MadeFile => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

/** The import page of a company. */
export class ImportsPage {
  constructor(readonly page: Page) {}

  /** Chooses files, given as contents or as paths. The cast is there because Playwright's types allow no mixed list. */
  async choose(...files: (string | MadeFile)[]): Promise<void> {
    await this.page.getByLabel("Choose files").setInputFiles(files as string[]);
  }

  /**
   * Opens the browser's dialog for files; the file input beside it has the same name and cannot be focused by keyboard.
   */
  get chooseButton(): Locator {
    return this.page.locator("button", { hasText: "Choose files" });
  }

  /** The list of the chosen files. The page focuses it when the button that had the focus disappears. */
  get files(): Locator {
    return this.page.getByRole("list", { name: "Files", exact: true });
  }

  /** The card of one file. */
  file(name: string): Locator {
    return this.page.getByRole("article", { name });
  }

  /** Imports a file that has been checked. */
  async import(name: string): Promise<void> {
    await this.file(name).getByRole("button", { name: "Import", exact: true }).click();
  }

  /** The button for all files that are ready. */
  get importAll(): Locator {
    return this.page.getByRole("button", { name: /^Import all/ });
  }

  /** The numbers of files that are ready and that are set aside. */
  get counts(): Locator {
    return this.page.getByRole("status").filter({ hasText: /ready|set aside/ });
  }

  /** The message and buttons for a file of another company. */
  setAside(name: string): Locator {
    return this.file(name).getByRole("region", { name: "Set aside" });
  }

  /** The confirmation before importing another company's books. */
  get otherCompanyDialog(): Locator {
    return this.page.getByRole("dialog", { name: "Import another company’s books?" });
  }

  /** The dialog with the line that a remark refers to. */
  get lineDialog(): Locator {
    return this.page.getByRole("dialog", { name: /^Line \d+ of / });
  }
}
