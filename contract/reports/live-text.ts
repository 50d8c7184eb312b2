import type { Locale } from "../format/locale";

/*
 * Texts with live values (ADR 0090): `{[NetSales]}` is the value of a key figure, `{change [NetSales]}` its change from
 * a year earlier, `{company}` a name. Ids stand in square brackets as in formulas, where `]]` is `]`; `{{` is a brace.
 * Words are read in both languages, and kept in English.
 */

/** The kinds of values of a key figure. */
export const MEASURES = ["value", "change", "yearBefore", "target", "budget"] as const;
export type Measure = (typeof MEASURES)[number];

/** True unless the value is a target or a budget: these are typed, so no trace says how they came about (ADR 0089). */
export function hasTrace(measure: Measure): boolean {
  return measure !== "target" && measure !== "budget";
}

/** Words other than key figures that a text can contain. */
export const LIVE_WORDS = ["company", "agency", "period", "author"] as const;
export type LiveWord = (typeof LIVE_WORDS)[number];

export type LivePart =
  | { kind: "text"; text: string }
  /** `name` is a key figure's id in a stored text, or its name in a typed one. */
  | { kind: "figure"; measure: Measure; name: string }
  | { kind: "word"; word: LiveWord }
  /** An unknown expression in braces, to the closing brace or the end of the line. */
  | { kind: "unknown"; text: string };

/** A part with its place in the text that was read. */
type PlacedPart = LivePart & { start: number; end: number };

type Word = Exclude<Measure, "value"> | LiveWord;

const WORDS: Record<Locale, Record<Word, string>> = {
  en: {
    change: "change",
    yearBefore: "year before",
    target: "target",
    budget: "budget",
    company: "company",
    agency: "agency",
    period: "period",
    author: "author",
  },
  sv: {
    change: "förändring",
    yearBefore: "föregående år",
    target: "mål",
    budget: "budget",
    company: "företag",
    agency: "byrå",
    period: "period",
    author: "författare",
  },
};
const MEANINGS = new Map(
  Object.values(WORDS).flatMap((words) => Object.entries(words).map(([word, written]) => [written, word as Word])),
);

/** A measure or word as it is written in a language. */
export function liveWordIn(word: Word, language: Locale): string {
  return WORDS[language][word];
}

/** A name in square brackets after a measure; without `\s*`, whose backtracking would take minutes on many spaces. */
const FIGURE = /^([^[\]]*)\[((?:[^\]]|\]\])+)\]$/u;

/** Reads a text; every character of it is in one of the parts. */
export function readLiveText(text: string): PlacedPart[] {
  const parts: PlacedPart[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    if (text[at] === "{" && text[at + 1] !== "{") {
      at = endOfBraces(text, at);
      parts.push({ ...readBraces(text.slice(start, at)), start, end: at });
      continue;
    }
    let plain = "";
    while (at < text.length && (text[at] !== "{" || text[at + 1] === "{")) {
      plain += text[at]!;
      at += text[at] === "{" ? 2 : 1;
    }
    parts.push({ kind: "text", text: plain, start, end: at });
  }
  return parts;
}

/** Offset after the brace that closes the one at `start`, or of the end of the line; skips names in square brackets. */
function endOfBraces(text: string, start: number): number {
  let inBrackets = false;
  for (let at = start + 1; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\n") return at;
    if (inBrackets) {
      if (sign !== "]") continue;
      if (text[at + 1] === "]") at++;
      else inBrackets = false;
    } else if (sign === "[") inBrackets = true;
    else if (sign === "}") return at + 1;
  }
  return text.length;
}

/** Reads an expression with its braces. */
function readBraces(text: string): LivePart {
  if (!text.endsWith("}")) return { kind: "unknown", text };
  const inside = text.slice(1, -1);
  const figure = FIGURE.exec(inside.trim());
  if (figure) {
    const typed = plainWord(figure[1]!);
    const measure = typed === "" ? "value" : MEANINGS.get(typed);
    if (isMeasure(measure)) return { kind: "figure", measure, name: figure[2]!.replaceAll("]]", "]") };
  }
  const word = MEANINGS.get(plainWord(inside));
  return word !== undefined && isLiveWord(word) ? { kind: "word", word } : { kind: "unknown", text };
}

function plainWord(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/gu, " ");
}

function isMeasure(word: string | undefined): word is Measure {
  return (MEASURES as readonly (string | undefined)[]).includes(word);
}

function isLiveWord(word: string): word is LiveWord {
  return (LIVE_WORDS as readonly string[]).includes(word);
}

/** A live value as it is written in this language. */
export function liveValueText(part: Exclude<LivePart, { kind: "text" }>, language: Locale = "en"): string {
  if (part.kind === "unknown") return part.text;
  if (part.kind === "word") return `{${WORDS[language][part.word]}}`;
  const name = `[${part.name.replaceAll("]", "]]")}]`;
  return part.measure === "value" ? `{${name}}` : `{${WORDS[language][part.measure]} ${name}}`;
}

/** Writes parts as text, from which {@link readLiveText} gives the same parts. */
export function writeLiveText(parts: readonly LivePart[], language: Locale = "en"): string {
  return parts
    .map((part) => (part.kind === "text" ? part.text.replaceAll("{", "{{") : liveValueText(part, language)))
    .join("");
}

/** Replaces the names in square brackets, such as ids by names, and writes all words in this language. */
export function renameLiveText(text: string, rename: (name: string) => string, language: Locale): string {
  return writeLiveText(
    readLiveText(text).map((part) => (part.kind === "figure" ? { ...part, name: rename(part.name) } : part)),
    language,
  );
}

/** The names or ids of the key figures in a text, each once. */
export function figuresIn(text: string): string[] {
  return [...new Set(readLiveText(text).flatMap((part) => (part.kind === "figure" ? [part.name] : [])))];
}

const NUMBER = /\d+(?:[.,\s]\d+)*/gu;

/** Positions of typed numbers in paragraphs with a figure, which they may contradict when it has changed. */
export function numbersByHand(text: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  let typed: { start: number; end: number }[] = [];
  let hasLive = false;
  const endParagraph = () => {
    if (hasLive) places.push(...typed);
    typed = [];
    hasLive = false;
  };
  for (const part of readLiveText(text)) {
    if (part.kind === "figure") hasLive = true;
    if (part.kind !== "text") continue;
    let at = part.start;
    for (const line of text.slice(part.start, part.end).split("\n")) {
      if (at > part.start) endParagraph();
      for (const found of line.matchAll(NUMBER)) {
        typed.push({ start: at + found.index, end: at + found.index + found[0].length });
      }
      at += line.length + 1;
    }
  }
  endParagraph();
  return places;
}
