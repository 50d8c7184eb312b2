import { readFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import type { Locale } from "@/contract/format/locale";
import { bestMatches } from "@/lib/best-matches";
import { foldText } from "@/lib/fold-text";
import { hasDecimalComma } from "@/lib/numbers/locale-signs";

/**
 * Formulas as users read them: names instead of ids, and numbers in their language's format. Typed ones are read by
 * ./typed-formula.
 */
export class FormulaNames {
  private readonly byName = new Map<string, FormulaTerm>();
  private readonly byFoldedName = new Map<string, FormulaTerm>();
  private readonly byId: ReadonlyMap<string, FormulaTerm>;
  /** True where numbers in formulas have a decimal comma. */
  readonly decimalComma: boolean;

  constructor(
    readonly terms: readonly FormulaTerm[],
    locale: Locale,
  ) {
    this.decimalComma = hasDecimalComma(locale);
    this.byId = new Map(terms.map((term) => [term.id, term]));
    // If several terms have one name, the first gets the name; the others are written by id.
    for (const term of terms) {
      if (!this.byName.has(term.name)) this.byName.set(term.name, term);
      if (!this.byFoldedName.has(foldText(term.name))) this.byFoldedName.set(foldText(term.name), term);
    }
  }

  /** The term for a name or an id in a formula. */
  meaning(name: string): FormulaTerm | undefined {
    return this.byId.get(name) ?? this.byName.get(name) ?? this.byFoldedName.get(foldText(name));
  }

  /** The name to write for this id. */
  nameOf(id: string): string {
    const term = this.byId.get(id);
    return term && this.meaning(term.name) === term ? term.name : id;
  }

  /** Converts a stored formula to a text with names; a formula that cannot be read is returned unchanged. */
  written(formula: string): string {
    const read = readFormula(formula);
    if ("problem" in read) return formula;
    return formulaText(read.expression, {
      name: (id) => inBrackets(this.nameOf(id)),
      decimalComma: this.decimalComma,
    });
  }

  /** The terms whose name contains a text; names that begin with it come first. */
  fitting(part: string, limit: number): FormulaTerm[] {
    return bestMatches(this.terms, ({ name }) => [name], part, limit);
  }
}

/**
 * The name that is being typed where the text ends: what follows an open bracket, or a word of at least two characters.
 * `start` is the index of the bracket or of the word. Null when no name is being typed.
 */
export function nameBeingTyped(text: string): { part: string; start: number } | null {
  // A closing bracket within a name is written twice; an opening one with it belongs to the name as well.
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
