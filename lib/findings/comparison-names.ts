import { comparisonText, readComparison, type ComparisonProblem } from "@/contract/findings/comparison";
import type { Expression } from "@/contract/formulas/grammar/expression";
import type { FormulaTerm } from "@/contract/formulas/key-figure-formula";
import { formulaText, inBrackets } from "@/contract/formulas/grammar/write-formula";
import type { KeyFigure } from "@/contract/figures/key-figure";
import { FormulaNames } from "@/lib/formulas/formula-names";
import type { Locale } from "@/contract/format/locale";

/** Comparisons as users read and write them: names instead of ids, and numbers in their language's format. */
export class ComparisonNames {
  readonly names: FormulaNames;

  constructor(keyFigures: readonly KeyFigure[], locale: Locale) {
    // Every term gets the same origin and kind, because comparisons are read without them.
    const toTerm = ({ id, name }: KeyFigure): FormulaTerm => ({ id, name, origin: "keyFigure", kind: "other" });
    this.names = new FormulaNames(keyFigures.map(toTerm), locale);
  }

  /** Converts a stored comparison to a text with names. */
  written(formula: string): string {
    const read = readComparison(formula);
    if ("problem" in read) return formula;
    const { decimalComma } = this.names;
    return comparisonText(read.comparison, { name: (id) => inBrackets(this.names.nameOf(id)), decimalComma });
  }

  /** Describes one side of a comparison: names without brackets. */
  part(expression: Expression): string {
    return formulaText(expression, { name: (id) => this.names.nameOf(id), decimalComma: this.names.decimalComma });
  }

  /** Describes a stored comparison: names without brackets. */
  spoken(formula: string): string {
    const read = readComparison(formula);
    if ("problem" in read) return formula;
    const { left, sign, right } = read.comparison;
    return `${this.part(left)} ${sign} ${this.part(right)}`;
  }

  /** Converts a typed text to the stored form, or says what is wrong with it. */
  typed(text: string): { formula: string } | { problem: ComparisonProblem } {
    const read = readComparison(text, { decimalComma: this.names.decimalComma });
    if ("problem" in read) return read;
    for (const [part, range] of read.places) {
      if (part.kind !== "name" || this.names.meaning(part.name)) continue;
      return { problem: { code: "unknownName", name: part.name, ...range } };
    }
    return {
      formula: comparisonText(read.comparison, { name: (name) => inBrackets(this.names.meaning(name)!.id) }),
    };
  }
}
