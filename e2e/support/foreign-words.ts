import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { LOCALES, type Locale } from "@/lib/i18n/locale";

/** Words of one language alone, by what the product itself says in both. */
export class ForeignWords {
  private readonly words: Record<Locale, ReadonlySet<string>>;

  /**
   * @param spoken texts that the service says in each language, such as the names of key figures
   * @param data names and texts of people, longest first where one is part of another
   */
  constructor(
    spoken: Record<Locale, readonly string[]>,
    private readonly data: readonly string[],
  ) {
    const of = (locale: Locale) =>
      new Set([...messages(locale), ...spoken[locale]].flatMap((text) => wordsOf(withoutSyntax(text))));
    this.words = { en: of("en"), sv: of("sv") };
  }

  /** The texts with words of another language than the page's, each with these words. */
  in(texts: readonly string[], locale: Locale): string[] {
    const own = this.words[locale];
    const others = LOCALES.filter((other) => other !== locale);
    const isForeign = (word: string) => !own.has(word) && others.some((other) => this.words[other].has(word));
    return texts.flatMap((text) => {
      if (this.isCut(text)) return [];
      const said = this.data.reduce((rest, name) => rest.replaceAll(name, " "), text);
      const found = wordsOf(said).filter(isForeign);
      return found.length > 0 ? [`${found.join(", ")}: ${text}`] : [];
    });
  }

  /** True for the beginning of a long text of people. */
  private isCut(text: string): boolean {
    return text.endsWith("…") && this.data.some((name) => name.startsWith(text.slice(0, -1)));
  }
}

function messages(locale: Locale): string[] {
  const folder = join("lib/i18n/messages", locale);
  return readdirSync(folder).flatMap((file) => textsOf(JSON.parse(readFileSync(join(folder, file), "utf8"))));
}

/** The texts that a page shows or says to a screen reader, each once; but not what is marked as another language. */
export async function textsOnPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set([document.title]);
    const page = document.documentElement.lang.slice(0, 2);
    const isOfAnother = (element: Element) => element.closest<HTMLElement>("[lang]")!.lang.slice(0, 2) !== page;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
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
        ]) {
          found.add(node.getAttribute(name) ?? "");
        }
        found.add(node.getAttribute("placeholder") ?? "");
        continue;
      }
      const { parentElement: around } = node;
      if (!around?.checkVisibility() || isOfAnother(around) || around.closest("script, style, textarea")) continue;
      found.add(node.nodeValue ?? "");
    }
    return [...found].map((text) => text.trim()).filter((text) => text !== "");
  });
}

/** Every text in a value of any depth. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** A message without the names of its arguments and the keywords of plurals. */
function withoutSyntax(message: string): string {
  return message
    .replaceAll(/\{\s*\w+\s*,\s*\w+\s*,/g, " ")
    .replaceAll(/\b(one|other|zero|true|false|=\d+|\w+)\s*\{/g, " ")
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
