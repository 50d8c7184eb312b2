import { expect, type Locator, type Page } from "@playwright/test";
import { waitForHydration } from "../support/hydration";

const WORDS = {
  en: {
    mode: "Meeting",
    pages: "Pages of the meeting",
    page: { overview: "Overview", statements: "Statements", reports: "Reports", trace: "How it is made" },
    title: { overview: "Overview", statements: "Income statement", reports: "Reports", trace: "How it is made" },
    nextClient: "Next client",
    notes: "Notes of the meeting",
    note: "Note",
    saveNotes: "Save as comments",
    shortcuts: "Shortcuts",
  },
  sv: {
    mode: "Möte",
    pages: "Mötets sidor",
    page: { overview: "Översikt", statements: "Resultat och balans", reports: "Rapporter", trace: "Så räknas det" },
    title: { overview: "Översikt", statements: "Resultaträkning", reports: "Rapporter", trace: "Så räknas det" },
    nextClient: "Nästa klient",
    notes: "Anteckningar från mötet",
    note: "Anteckning",
    saveNotes: "Spara som kommentarer",
    shortcuts: "Kortkommandon",
  },
} as const;

export const PAGES = ["overview", "statements", "reports", "trace"] as const;
type MeetingPart = (typeof PAGES)[number];

/** The pages of a meeting, with the words of one language. */
export class MeetingPage {
  readonly words: (typeof WORDS)[keyof typeof WORDS];

  constructor(
    readonly page: Page,
    language: keyof typeof WORDS = "en",
  ) {
    this.words = WORDS[language];
  }

  async goto(companyId: string, part: MeetingPart = "overview", search = ""): Promise<void> {
    const path = part === "overview" ? "" : `/${part}`;
    await this.page.goto(`/companies/${encodeURIComponent(companyId)}/meeting${path}${search}`);
  }

  /** Waits until a page of the company is shown with its content. */
  async expectPage(part: MeetingPart, companyName: string): Promise<void> {
    await expect(this.page).toHaveTitle(`${this.words.title[part]} · ${companyName} · ${this.words.mode}`);
    await expect(this.page.getByRole("heading", { level: 1, name: companyName })).toBeVisible();
    const current = this.page.getByRole("navigation", { name: this.words.pages }).locator("[aria-current=page]");
    await expect(current).toHaveText(this.words.page[part]);
    await expect(this.contentOf(part).first()).toBeVisible();
    await waitForHydration(this.page);
  }

  private contentOf(part: MeetingPart): Locator {
    switch (part) {
      case "overview":
        return this.page.getByRole("slider");
      case "statements":
        return this.page.getByRole("treegrid");
      case "reports":
        return this.page.getByRole("article").getByRole("row").nth(1);
      case "trace":
        return this.page.getByRole("treeitem").nth(1);
    }
  }

  /** The values of the cards; a press on one shows how it is made. */
  get values(): Locator {
    return this.page.getByRole("article").locator("button[aria-label]");
  }

  get nextClient(): Locator {
    return this.page.getByRole("link", { name: this.words.nextClient });
  }

  get notes(): Locator {
    return this.page.getByRole("complementary", { name: this.words.notes });
  }

  get note(): Locator {
    return this.notes.getByRole("textbox", { name: this.words.note });
  }

  get saveNotes(): Locator {
    return this.notes.getByRole("button", { name: this.words.saveNotes });
  }

  /** The visible texts whose font is smaller than `size` px, without those of notices, which are there for a moment. */
  textsBelow(size: number): Promise<string[]> {
    return this.page.evaluate((least) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const small: string[] = [];
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!;
        const text = texts.currentNode.textContent!.trim();
        if (text === "" || element.closest("option, script, style, .sr-only, [role=region]:popover-open")) continue;
        if (!element.checkVisibility()) continue;
        const drawn = parseFloat(getComputedStyle(element).fontSize);
        if (drawn < least) small.push(`${String(drawn)} px: ${text}`);
      }
      return small;
    }, size);
  }

  /** The font sizes of the main figures of a page, px. */
  async sizesOfFigures(part: MeetingPart): Promise<number[]> {
    const figures = {
      overview: this.values,
      statements: this.page.getByRole("gridcell"),
      reports: this.page.locator("article td.numeric"),
      trace: this.page.locator("section[data-figure] p").first(),
    }[part];
    return figures.evaluateAll((found) => found.map((element) => parseFloat(getComputedStyle(element).fontSize)));
  }
}
