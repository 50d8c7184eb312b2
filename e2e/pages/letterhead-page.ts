import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** The page of an agency's logo and colour. */
export class LetterheadPage {
  constructor(readonly page: Page) {}

  async goto(agencyId: string): Promise<void> {
    await this.page.goto(`/agencies/${agencyId}/letterhead`);
    await expect(this.page.getByRole("heading", { level: 1, name: "Letterhead" })).toBeVisible();
  }

  get colour(): Locator {
    return this.page.getByRole("textbox", { name: "Colour", exact: true });
  }

  get save(): Locator {
    return this.page.getByRole("button", { name: "Save", exact: true });
  }

  /** The preview in light or dark mode. */
  preview(mode: "light" | "dark"): Locator {
    return this.page.getByRole("figure", { name: mode === "light" ? "In light mode" : "In dark mode" });
  }

  /** Chooses a file as the logo. */
  async choose(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    await this.page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  }
}
