import { expect, type Locator, type Page } from "@playwright/test";

/** The frame of a signed-in user's pages outside meetings: the user's menu, the search, the dialog to sign in again. */
export class Shell {
  constructor(readonly page: Page) {}

  get userMenuButton(): Locator {
    return this.page.getByRole("button", { name: /: (language, appearance, sign out|språk, utseende, logga ut)$/ });
  }

  get palette(): Locator {
    return this.page.getByRole("dialog", { name: "Search or run a command" });
  }

  /** The first stop of the keyboard on every page with this frame. */
  get skipLink(): Locator {
    return this.page.getByRole("link", { name: "Skip to the content" });
  }

  get pages(): Locator {
    return this.page.getByRole("navigation", { name: "Pages", exact: true });
  }

  /** Types into the palette, by the keyboard alone. */
  async searchPalette(words: string): Promise<void> {
    await this.page.keyboard.press("Control+k");
    await expect(this.palette.getByRole("combobox")).toBeFocused();
    await this.page.keyboard.type(words);
  }

  /** Runs what the palette finds first for the words, by the keyboard alone. */
  async run(words: string, found: string): Promise<void> {
    await this.searchPalette(words);
    await expect(this.palette.getByRole("option").first()).toContainText(found);
    await this.page.keyboard.press("Enter");
  }

  get sessionEnded(): Locator {
    return this.page.getByRole("dialog", { name: "Your session has ended" });
  }

  /** The question about unsaved work before a sign-out. */
  get leaving(): Locator {
    return this.page.getByRole("dialog", { name: "Not everything is saved" });
  }

  /** Chooses a language or look from the user's menu. */
  async choose(name: string): Promise<void> {
    await this.userMenuButton.click();
    await this.page.getByRole("menuitemradio", { name }).click();
  }

  async signOut(): Promise<void> {
    await this.userMenuButton.click();
    await this.page.getByRole("menuitem", { name: "Sign out" }).click();
    await this.page.waitForURL("**/sign-in");
  }
}
