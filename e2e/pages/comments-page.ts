import type { Locator, Page } from "@playwright/test";

export class CommentsPage {
  constructor(readonly page: Page) {}

  get list(): Locator {
    return this.page.getByRole("list", { name: "Comments, newest first" });
  }

  get newButton(): Locator {
    return this.page.getByRole("button", { name: "New comment" });
  }

  get filter(): Locator {
    return this.page.getByRole("button", { name: /^Period: / });
  }

  get notices(): Locator {
    return this.page.getByRole("region", { name: "Notices" });
  }

  comment(text: string): Locator {
    return this.list.getByRole("listitem").filter({ hasText: text });
  }

  form(title: "New comment" | "Edit the comment"): Locator {
    return this.page.getByRole("form", { name: title });
  }

  /** Fills in the form for a new comment. A month such as "Mar 2024" replaces the one that the form proposes. */
  async fill(keyFigure: string, text: string, month?: string): Promise<void> {
    await this.newButton.click();
    const form = this.form("New comment");
    await form.getByRole("combobox", { name: "Key figure" }).fill(keyFigure);
    await this.page.getByRole("option", { name: keyFigure }).click();
    await form.getByRole("radio", { name: "Month" }).check();
    if (month !== undefined) await form.getByRole("combobox", { name: "Period" }).selectOption(month);
    await form.getByLabel("Comment", { exact: true }).fill(text);
  }

  async save(title: "New comment" | "Edit the comment" = "New comment"): Promise<void> {
    await this.form(title).getByRole("button", { name: "Save" }).click();
  }

  async edit(text: string, to: string): Promise<void> {
    await this.comment(text)
      .getByRole("button", { name: /^Edit the comment/ })
      .click();
    await this.form("Edit the comment").getByLabel("Comment", { exact: true }).fill(to);
    await this.save("Edit the comment");
  }

  async delete(text: string): Promise<void> {
    await this.comment(text)
      .getByRole("button", { name: /^Delete the comment/ })
      .click();
  }

  /** Shows only comments whose period lies within these days, written as the fields expect them. */
  async showDays(from: string, to: string): Promise<void> {
    await this.filter.click();
    const panel = this.page.getByRole("dialog", { name: /^Period: / });
    await panel.getByLabel("From", { exact: true }).fill(from);
    await panel.getByLabel("To", { exact: true }).fill(to);
    await panel.getByRole("button", { name: "Show" }).click();
  }

  async showAll(): Promise<void> {
    await this.filter.click();
    await this.page
      .getByRole("dialog", { name: /^Period: / })
      .getByRole("button", { name: "All periods" })
      .click();
  }
}
