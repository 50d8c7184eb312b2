import type { Locator, Page } from "@playwright/test";

/** The grid of a fiscal year's inputs. */
export class InputsPage {
  constructor(readonly page: Page) {}

  get grid(): Locator {
    return this.page.getByRole("grid", { name: /^Inputs of fiscal year/ });
  }

  get saveStatus(): Locator {
    return this.page.getByRole("status").filter({ hasText: /^(Unsaved changes|Saving…|Saved \d\d:\d\d|Not saved)/ });
  }

  /** @param month 0 for the fiscal year's first */
  cell(keyFigure: string, month: number): Locator {
    // The first cell of a row is the unit.
    return this.row(keyFigure)
      .getByRole("gridcell")
      .nth(month + 1);
  }

  /** The texts of a key figure's row, from the first month on. */
  async texts(keyFigure: string): Promise<string[]> {
    return (await this.row(keyFigure).getByRole("gridcell").allInnerTexts()).slice(1);
  }

  /** Pastes plain text from the browser's clipboard into the grid. */
  async paste(text: string): Promise<void> {
    await this.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await this.page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await this.page.keyboard.press("Control+V");
  }

  private row(keyFigure: string): Locator {
    return this.grid.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name: keyFigure }) });
  }
}
