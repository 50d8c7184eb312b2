import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import type { FiscalYear } from "@/contract/fiscal-years/fiscal-year";
import { LOCALES, type Locale } from "@/contract/format/locale";
import { CULTURE_OF_LOCALE } from "@/lib/i18n/locale";
import { callApi } from "./api";

/** Finds words of another language, by comparing the product's own texts in both languages. */
export class ForeignWords {
  private readonly words: Record<Locale, ReadonlySet<string>>;

  /**
   * @param spoken texts of the service in each language, such as the names of key figures
   * @param data names and texts that users gave; a longer one before its parts
   */
  constructor(
    spoken: Record<Locale, readonly string[]>,
    private readonly data: readonly string[],
  ) {
    const wordsIn = (locale: Locale) =>
      new Set([...messages(locale), ...spoken[locale]].flatMap((text) => wordsOf(withoutSyntax(text))));
    this.words = { en: wordsIn("en"), sv: wordsIn("sv") };
  }

  /** The texts with words of another language than the page's; each follows its foreign words. */
  in(texts: readonly string[], locale: Locale): string[] {
    const own = this.words[locale];
    const others = LOCALES.filter((other) => other !== locale);
    const isForeign = (word: string) => !own.has(word) && others.some((other) => this.words[other].has(word));
    return texts.flatMap((text) => {
      if (this.isCut(text)) return [];
      const ownText = this.data.reduce(withoutName, text);
      const found = wordsOf(ownText).filter(isForeign);
      return found.length > 0 ? [`${found.join(", ")}: ${text}`] : [];
    });
  }

  /** True for the beginning of a long text that a user gave. */
  private isCut(text: string): boolean {
    return text.endsWith("…") && this.data.some((name) => name.startsWith(text.slice(0, -1)));
  }
}

/** Lists with names and texts that users gave, which are data in any language. */
const LISTS_OF_AN_AGENCY = [
  "",
  "/Company",
  "/CompanyType",
  "/Comment",
  "/KeyFigurePreset",
  "/PortfolioView",
  "/SieImportBatch",
  "/Activity?limit=200",
];
const LISTS_OF_A_COMPANY = [
  "Activity?limit=200",
  "KeyFigurePreset",
  "KeyFigureFormula",
  "PeriodReport",
  "FiscalYear",
  "SieImport",
  "Document",
];

interface ForeignWordsOptions {
  agencyId: string;
  companyId: string;
  /** Other texts that users gave, and words that both languages have. */
  more?: readonly string[];
}

/** Reads the texts that count as data: those of an agency and of one of its companies. */
export async function foreignWordsOf(page: Page, options: ForeignWordsOptions): Promise<ForeignWords> {
  const { agencyId, companyId, more = [] } = options;
  const years = await callApi<FiscalYear[]>(page, "GET", `/Company/${companyId}/FiscalYear`);
  const books = years.flatMap(({ id }) => [`${id}/Statement`, `${id}/DimensionObject`, `${id}/Voucher?limit=200`]);
  const paths = [
    ...LISTS_OF_AN_AGENCY.map((list) => `/Agency/${agencyId}${list}`),
    "/User",
    "/Me",
    ...LISTS_OF_A_COMPANY.map((list) => `/Company/${companyId}/${list}`),
    ...books.map((part) => `/Company/${companyId}/FiscalYear/${part}`),
  ];
  const data = (await Promise.all(paths.map((path) => callApi<unknown>(page, "GET", path)))).flatMap(textsOf);
  const spoken = { en: await namesOfKeyFigures(page, "en"), sv: await namesOfKeyFigures(page, "sv") };
  // A path in the archive is shown without its first slash, and with spaces around the others.
  const shown = data.filter((text) => text.startsWith("/")).map((path) => path.slice(1).replaceAll("/", " / "));
  const names = [...new Set([...data, ...shown, ...more].map((text) => text.trim()))].filter((text) =>
    /\p{L}{2}/u.test(text),
  );
  return new ForeignWords(
    spoken,
    names.toSorted((one, other) => other.length - one.length),
  );
}

/** Fails unless the page is in the language and has no word of another one. */
export async function expectOneLanguage(page: Page, foreign: ForeignWords, locale: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", CULTURE_OF_LOCALE[locale]);
  const texts = await textsOnPage(page);
  expect(texts.length, "texts on the page").toBeGreaterThan(2);
  expect.soft(foreign.in(texts, locale), page.url()).toEqual([]);
}

async function namesOfKeyFigures(page: Page, locale: Locale): Promise<string[]> {
  const { origin } = new URL(page.url());
  const response = await page.request.get(`${origin}/Api/v2/KeyFigure`, {
    headers: { "X-CSRF": "1", "Accept-Language": locale },
  });
  return textsOf(await response.json());
}

function messages(locale: Locale): string[] {
  const folder = join("lib/i18n/messages", locale);
  return readdirSync(folder).flatMap((file) => textsOf(JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

/**
 * The texts that a page shows or says to a screen reader, each once; but not the values of text fields, nor parts that
 * are marked as another language.
 * @param part selector of the part that is read, which may have a language of its own
 */
export async function textsOnPage(page: Page, part = "body"): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.querySelector<HTMLElement>(selector)!;
    const found = new Set(root === document.body ? [document.title] : []);
    const languageOf = (element: Element) => element.closest<HTMLElement>("[lang]")!.lang.slice(0, 2);
    const isOfAnother = (element: Element) => languageOf(element) !== languageOf(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (!node.checkVisibility() || isOfAnother(node)) continue;
        for (const name of [
          "aria-label",
          "aria-description",
          "aria-roledescription",
          "aria-valuetext",
          "title",
          "alt",
          "placeholder",
        ]) {
          found.add(node.getAttribute(name) ?? "");
        }
        continue;
      }
      const { parentElement: around } = node;
      if (!around?.checkVisibility() || isOfAnother(around) || around.closest("script, style, textarea")) continue;
      found.add(node.nodeValue ?? "");
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== "");
  }, part);
}

/** Every text in a value of any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Removes a name from a text, but not inside another word: a name can be as short as "en", a language. */
function withoutName(text: string, name: string): string {
  if (!text.includes(name)) return text;
  const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, "gu"), " ");
}

/** A message without the names of its arguments and the keywords of plurals. */
function withoutSyntax(message: string): string {
  return message
    .replaceAll(/\{\s*\w+\s*,\s*\w+\s*,/g, " ")
    .replaceAll(/\b\w+\s*\{/g, " ")
    .replaceAll(/<\/?\w+>/g, " ")
    .replaceAll(/\{\s*\w+\s*\}/g, " ");
}

/** Words of two letters or more, in small letters; not the records of SIE files, such as #FLAGGA. */
function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/#\w+/g, " ")
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  );
}
