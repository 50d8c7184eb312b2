import { type Locator, type Page } from "@playwright/test";

/** The frame of every page: the user's menu, the search, the dialog to sign in again. */
export class Shell {
  constructor(readonly page: Page) {}

  get userMenuButton(): Locator {
    return this.page.getByRole("button", { name: /: (language, appearance, sign out|språk, utseende, logga ut)$/ });
  }

  get palette(): Locator {
    return this.page.getByRole("dialog", { name: "Search or run a command" });
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
