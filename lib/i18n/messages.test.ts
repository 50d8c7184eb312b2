import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";
import { LOCALES } from "@/contract/format/locale";
import { MESSAGES } from "./messages";
import { flatten } from "./testing/flatten";

/** Names of the arguments and tags that a text needs. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap((option) => argumentsOf(option.value))];
      case TYPE.tag:
        return [element.value, ...argumentsOf(element.children)];
      default:
        return [element.value];
    }
  });
}

const english = flatten(MESSAGES.en);

describe.each(LOCALES.filter((locale) => locale !== "en"))("the texts in %s", (locale) => {
  const translated = flatten(MESSAGES[locale]);

  test("have the same keys as the English ones", () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("take the same arguments as the English ones", () => {
    for (const [key, text] of english) {
      const names = (message: string) => [...new Set(argumentsOf(parse(message)))].sort();
      expect({ key, names: names(translated.get(key) ?? "") }).toEqual({ key, names: names(text) });
    }
  });
});

test("every text is a well-formed ICU message that is not empty", () => {
  for (const locale of LOCALES)
    for (const [key, text] of flatten(MESSAGES[locale])) {
      expect({ key, empty: text.trim() === "" }).toEqual({ key, empty: false });
      expect(() => parse(text), key).not.toThrow();
    }
});
