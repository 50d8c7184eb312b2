import type { Locator, Page } from "@playwright/test";

/** Income statement and balance sheet of a company. */
export class StatementsPage {
  constructor(readonly page: Page) {}

  get table(): Locator {
    return this.page.getByRole("treegrid");
  }

  get reconciliation(): Locator {
    return this.page.getByRole("region", { name: "Reconciliation with the file" });
  }

  get vouchers(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The rows of lines and accounts whose header contains the name. */
  row(name: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name }) });
  }

  /** The texts of the first row whose header contains the name, without its header. Does not wait for the row. */
  async amounts(name: string): Promise<string[]> {
    return (await this.row(name).first().getByRole("gridcell").allInnerTexts()).map((text) => text.trim());
  }

  /** The number of columns of months that are visible as a whole in the table before it is scrolled sideways. */
  monthsInSight(): Promise<number> {
    return this.table.evaluate((table) => {
      const { right } = table.parentElement!.getBoundingClientRect();
      const months = [...table.querySelectorAll("thead th")].filter((heading) => heading.querySelector("button"));
      // Half a pixel is left for rounding.
      return months.filter((month) => month.getBoundingClientRect().right <= right + 0.5).length;
    });
  }

  get headings(): Promise<string[]> {
    return this.table.getByRole("columnheader").allInnerTexts();
  }
}
