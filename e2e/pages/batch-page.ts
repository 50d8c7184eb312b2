import type { Locator, Page } from "@playwright/test";
import type { MadeFile } from "./imports-page";

/** The agency's imports, and the page of one of them. */
export class BatchPage {
  constructor(readonly page: Page) {}

  async gotoList(agencyId = "demo"): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/imports`);
  }

  /** Drops files anywhere on the page that is open, as from another window. */
  async drop(...files: readonly MadeFile[]): Promise<void> {
    const sent = files.map(({ name, buffer }) => ({ name, bytes: buffer.toString("base64") }));
    const transfer = await this.page.evaluateHandle((list) => {
      const made = new DataTransfer();
      for (const { name, bytes } of list) {
        made.items.add(new File([Uint8Array.from(atob(bytes), (byte) => byte.charCodeAt(0))], name));
      }
      return made;
    }, sent);
    await this.page.dispatchEvent("body", "dragover", { dataTransfer: transfer });
    await this.page.getByText("Drop the files anywhere").waitFor();
    await this.page.dispatchEvent("body", "drop", { dataTransfer: transfer });
    await this.page.waitForURL(/\/imports\/[0-9a-f-]{36}/);
  }

  async choose(...files: readonly MadeFile[]): Promise<void> {
    await this.page.getByLabel("Choose files").setInputFiles([...files]);
    await this.page.waitForURL(/\/imports\/[0-9a-f-]{36}/);
  }

  /** The batches in the list, the newest first. */
  get batches(): Locator {
    return this.page.getByRole("table", { name: "Imports" }).locator("tbody tr");
  }

  /** The line of a file; lines out of view are not in the document. */
  line(name: string): Locator {
    return this.page.getByRole("row").filter({ hasText: name });
  }

  /** The button with the next step of a file. */
  step(step: string, name: string): Locator {
    return this.page.getByRole("button", { name: `${step} ${name}`, exact: true });
  }

  get importAll(): Locator {
    return this.page.getByRole("button", { name: /^Import all that is clear/ });
  }

  get sending(): Locator {
    return this.page.getByRole("progressbar", { name: /^Sending/ });
  }

  /** Opens a view by the words before its count. */
  async show(view: "To do" | "Needs a decision" | "Done" | "All"): Promise<void> {
    // Forced, because the radio button is hidden under its label.
    await this.page.getByRole("radio", { name: new RegExp(`^${view} \\(`) }).check({ force: true });
  }

  async openMenu(): Promise<void> {
    await this.page.getByRole("button", { name: "More about this import" }).click();
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole("dialog", { name });
  }
}
