import type { KeyFigure } from "@/contract/figures/key-figure";
import type { Locale } from "@/contract/format/locale";
import { renameLiveText } from "@/contract/reports/live-text";

type Names = readonly Pick<KeyFigure, "id" | "name">[];

/** Converts a typed text with names of key figures to the stored form with ids and English words. */
export function toStoredText(text: string, keyFigures: Names): string {
  return renameLiveText(text, (typed) => idOf(typed, keyFigures) ?? typed, "en");
}

/** Converts a stored text to names and words of a language. */
export function toShownText(text: string, keyFigures: Names, language: Locale): string {
  return renameLiveText(text, (id) => nameInText(id, keyFigures), language);
}

/** The name of a key figure, or its id if a text with the name would mean another key figure, or if it is unknown. */
export function nameInText(id: string, keyFigures: Names): string {
  const name = keyFigures.find((each) => each.id === id)?.name;
  return name !== undefined && idOf(name, keyFigures) === id ? name : id;
}

/** The key figure that a typed name or id means: an id goes before a name. */
function idOf(typed: string, keyFigures: Names): string | undefined {
  const found =
    keyFigures.find(({ id }) => id === typed) ??
    keyFigures.find(({ name }) => name === typed) ??
    keyFigures.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  return found?.id;
}
