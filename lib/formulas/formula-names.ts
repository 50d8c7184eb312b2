import { readFormula } from "@/contract/formulas/grammar/read-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import type { Locale } from "@/contract/format/locale";
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
}
