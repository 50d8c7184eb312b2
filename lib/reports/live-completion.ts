import type { KeyFigure } from "@/contract/figures/key-figure";
import { LOCALES } from "@/contract/format/locale";
import {
  LIVE_WORDS,
  liveValueText,
  liveWordIn,
  MEASURES,
  type LiveWord,
  type Measure,
} from "@/contract/reports/live-text";
import { bestMatches } from "@/lib/best-matches";
import { foldText } from "@/lib/fold-text";

/** A key figure that can be put into a text, by its names. */
export interface LiveName {
  id: string;
  name: string;
  /** The name in the other language; undefined where it is unknown or the same. */
  otherName: string | undefined;
}

/** The key figures of a company with their names in both languages. */
export function liveNames(
  keyFigures: readonly Pick<KeyFigure, "id" | "name">[],
  others: readonly Pick<KeyFigure, "id" | "name">[],
): LiveName[] {
  const otherNames = new Map(others.map(({ id, name }) => [id, name]));
  return keyFigures.map(({ id, name }) => {
    const otherName = otherNames.get(id);
    return { id, name, otherName: otherName === name ? undefined : otherName };
  });
}

/** The live value that is being typed before the caret. */
export interface LiveValueBegun {
  /** `name` within square brackets; else `word`, which may be a word, a measure or a name without its bracket. */
  kind: "name" | "word";
  /** The part of the name or word that has been typed; in a name, `]]` is read as `]`. */
  part: string;
  /** Offset of the bracket before a name, or of the brace before a word. */
  start: number;
}

/** The live value that is being typed at the end of `text`, the text before the caret; null if there is none. */
export function liveValueBeingTyped(text: string): LiveValueBegun | null {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  // `{{` is a brace of the text itself, so only the last of an odd number of braces begins a live value.
  const open = /(?:^|[^{])(?:\{\{)*(\{[^[\]{}]*)(\[(?:[^\]{}]|\]\])*)?$/u.exec(line);
  if (!open) return null;
  const [, brace = "", bracket] = open;
  return bracket === undefined
    ? { kind: "word", part: brace.slice(1), start: text.length - brace.length }
    : { kind: "name", part: bracket.slice(1).replaceAll("]]", "]"), start: text.length - bracket.length };
}

/** A choice that can be put in where a live value is being typed. */
export type LiveOffer =
  | { kind: "figure"; name: LiveName }
  /** It is put in with the opening bracket of a key figure's name. */
  | { kind: "measure"; measure: Measure }
  | { kind: "word"; word: LiveWord };

/**
 * The choices for a live value that is being typed: in square brackets key figures; else measures and words that begin
 * with the typed part in either language, and key figures as soon as something is typed.
 */
export function fittingOffers(
  { kind, part }: LiveValueBegun,
  names: readonly LiveName[],
  { hasWords, maxNames }: { hasWords: boolean; maxNames: number },
): LiveOffer[] {
  const figures = fittingNames(names, part, maxNames).map((name): LiveOffer => ({ kind: "figure", name }));
  if (kind === "name") return figures;
  const wanted = foldText(part).trim();
  const begins = (word: Exclude<Measure, "value"> | LiveWord) =>
    LOCALES.some((language) => foldText(liveWordIn(word, language)).startsWith(wanted));
  const measures = MEASURES.filter((measure) => (measure === "value" ? wanted === "" : begins(measure)));
  return [
    ...measures.map((measure): LiveOffer => ({ kind: "measure", measure })),
    ...(hasWords ? LIVE_WORDS.filter(begins) : []).map((word): LiveOffer => ({ kind: "word", word })),
    ...(wanted === "" ? [] : figures),
  ];
}

/** The key figures that fit a part of a name in either language, or of an id; those that begin with it come first. */
export function fittingNames(names: readonly LiveName[], part: string, limit: number): LiveName[] {
  return bestMatches(names, ({ id, name, otherName = "" }) => [name, otherName, id], part, limit);
}

/**
 * Replaces the live value that is being typed with the chosen one; returns the text and the caret after it.
 * @param written the measure, word or name in the page's language; empty for the value itself
 */
export function withOffer(
  text: string,
  { kind, start, caret }: Pick<LiveValueBegun, "kind" | "start"> & { caret: number },
  offer: LiveOffer["kind"],
  written: string,
): { text: string; caret: number } {
  const rest = text.slice(caret);
  const put = (value: string, after: string) => ({
    text: text.slice(0, start) + value + after,
    caret: start + value.length,
  });
  if (offer === "figure") {
    const value = liveValueText({ kind: "figure", measure: "value", name: written });
    // Replaces the rest of the name after the caret too, with the bracket and the brace that close it.
    return kind === "name"
      ? put(value.slice(1), rest.replace(REST_OF_NAME, ""))
      : put(value, rest.replace(REST_OF_WORD, ""));
  }
  if (offer === "word") return put(`{${written}}`, rest.replace(REST_OF_WORD, ""));
  // The measure of a live value is replaced up to its name, which stays; without a name up to the closing brace.
  const replaced = REST_OF_MEASURE.test(rest) ? REST_OF_MEASURE : REST_OF_WORD;
  return put(written === "" ? "{[" : `{${written} [`, rest.replace(replaced, ""));
}

/**
 * The rest of the name in which the caret is. A rest with a `[` counts only if `]}` ends it, because the `[` may belong
 * to the text after the live value.
 */
const REST_OF_NAME = /^(?:(?:[^[\]{}\n]|\]\])*\]\}?|(?:[^\]{}\n]|\]\])*\]\}|\})/u;
/** The rest of the word in which the caret is, with the brace that closes it. */
const REST_OF_WORD = /^[^[\]{}\n]*\}/u;
/** The rest of the measure in which the caret is, with the bracket before a name that `]}` ends. */
const REST_OF_MEASURE = /^[^[\]{}\n]*\[(?=[^{}\n]*\]\})/u;
