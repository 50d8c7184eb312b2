import type { Locator, Page } from "@playwright/test";

/** The page that chooses the key figures of each preset. */
export class PresetsPage {
  constructor(readonly page: Page) {}

  get saveStatus(): Locator {
    return this.page.getByRole("status").filter({ hasText: /^(Unsaved changes|Saving…|Saved \d\d:\d\d|Not saved)/ });
  }

  /** The key figures that the preset shows, in order. */
  get shown(): Locator {
    return this.page.getByRole("list", { name: "Shown", exact: true }).getByRole("listitem");
  }

  /** The words beside the preset's name that say where it comes from. */
  origin(words: string): Locator {
    return this.page.getByRole("region").getByText(words, { exact: true });
  }

  /** Chooses an action of the preset's menu. */
  async action(preset: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `More to do with ${preset}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action, exact: true }).click();
  }

  async choose(preset: string): Promise<void> {
    await this.page.getByRole("navigation", { name: "Presets" }).getByRole("link", { name: preset }).click();
    await this.page.getByRole("heading", { level: 2, name: preset }).waitFor();
  }

  /** Switches a key figure on or off. */
  async switch(keyFigure: string, on: boolean): Promise<void> {
    await this.page.getByRole("switch", { name: `Show ${keyFigure}`, exact: true }).setChecked(on);
  }

  async move(keyFigure: string, to: "up" | "down" | "to the top" | "to the bottom"): Promise<void> {
    await this.page.getByRole("button", { name: `Move ${keyFigure}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: `Move ${to}` }).click();
  }
}
