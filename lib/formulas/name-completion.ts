import { inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { bestMatches } from "@/lib/best-matches";

/** The terms whose name contains a text; names that begin with it come first. */
export function fittingTerms(terms: readonly FormulaTerm[], part: string, limit: number): FormulaTerm[] {
  return bestMatches(terms, ({ name }) => [name], part, limit);
}

/**
 * The name that is being typed where the text ends: what follows an open bracket, or a word of at least two characters.
 * `start` is the index of the bracket or of the word. Null when no name is being typed.
 */
export function nameBeingTyped(text: string): { part: string; start: number } | null {
  // A closing bracket in a name is written twice: [Sales [net]]] is "Sales [net]". An opening bracket with a doubled
  // closing one after it is therefore part of the name and does not begin another.
  const inside = /\[((?:[^[\]]|\]\]|\[[^[\]]*\]\])*)$/.exec(text);
  if (inside) return { part: inside[1]!.replaceAll("]]", "]"), start: inside.index };
  const word = /(?:^|[^\p{L}\p{N}_\]])([\p{L}_][\p{L}\p{N}_]+)$/u.exec(text);
  return word ? { part: word[1]!, start: text.length - word[1]!.length } : null;
}

/** Puts a name in brackets in place of the one that is being typed at the caret; `end` is the index after it. */
export function withName(
  text: string,
  caret: number,
  { start }: { start: number },
  name: string,
): { text: string; end: number } {
  const before = text.slice(0, start) + inBrackets(name);
  // The rest of a name that has a closing bracket already is replaced as well.
  const rest = text[start] === "[" ? text.slice(caret).replace(/^(?:[^[\]]|\]\])*\](?!\])/, "") : text.slice(caret);
  return { text: before + rest, end: before.length };
}
