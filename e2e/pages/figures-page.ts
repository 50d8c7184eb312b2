import type { Locator, Page } from "@playwright/test";

/** A company's overview, which a meeting shows without the shell. */
export class FiguresPage {
  constructor(readonly page: Page) {}

  async goto(companyId: string, search = ""): Promise<void> {
    await this.page.goto(`/companies/${encodeURIComponent(companyId)}/figures${search}`);
  }

  get preset(): Locator {
    return this.page.getByRole("combobox", { name: "Preset" });
  }

  get year(): Locator {
    return this.page.getByRole("combobox", { name: "Fiscal year", exact: true });
  }

  get cards(): Locator {
    return this.page.getByRole("region", { name: "Key figures" }).getByRole("article");
  }

  /** The part of a card that puts its figure into the chart. */
  card(name: string): Locator {
    return this.page.getByRole("article").getByRole("button", { name, exact: true });
  }

  /** The whole card. */
  cardOf(name: string): Locator {
    const part = this.page.getByRole("button", { name, exact: true });
    return this.page.getByRole("article").filter({ has: part });
  }

  /** The distances of the points of a card's line from its top, px; a smaller one is a greater value. */
  async line(name: string): Promise<number[]> {
    const path = (await this.cardOf(name).getByRole("img").locator("path").getAttribute("d")) ?? "";
    return [...path.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  }

  get chartCard(): Locator {
    return this.page.getByRole("region", { name: "Chart", exact: true });
  }

  get chart(): Locator {
    return this.chartCard.getByRole("slider");
  }

  /** The heading of the chart or its table. */
  get chartTitle(): Locator {
    return this.chartCard.getByRole("heading", { level: 2 });
  }

  get pins(): Locator {
    return this.chartCard.getByRole("button", { name: /comments? on/i });
  }

  get compare(): Locator {
    return this.chartCard.getByRole("combobox", { name: "Compare with…" });
  }

  get compared(): Locator {
    return this.chartCard.getByRole("list", { name: "Figures compared" }).getByRole("listitem");
  }

  view(name: "Charts" | "Table"): Locator {
    return this.page.getByRole("radio", { name });
  }

  get table(): Locator {
    return this.chartCard.getByRole("table");
  }

  /** The row of the chart's table for a period. */
  step(period: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("cell", { name: period }) });
  }

  get enterMeeting(): Locator {
    return this.page.getByRole("link", { name: "Meeting mode" });
  }

  get leaveMeeting(): Locator {
    return this.page.getByRole("link", { name: "Leave the meeting mode" });
  }
}
