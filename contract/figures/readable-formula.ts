const SIGNS = new Map([
  [" * ", " × "],
  [" - ", " − "],
]);

/** A minus before a term, at the beginning or after a bracket, a comma or an operator. */
const NEGATION = "(?<=^|[(]|[,+*/-] )-(?! )";

/** A formula with names in place of the texts of its terms, and × and − as signs. Names are kept as they are. */
export function readableFormula(formula: string, terms: readonly { text: string; name: string }[]): string {
  const names = new Map(terms.map(({ text, name }) => [text, name]));
  // The longest first, because one text may begin another.
  const texts = [...names.keys()].sort((a, b) => b.length - a.length);
  const parts = [
    ...texts.map((text) => `(?<!\\w)${escaped(text)}(?!\\w)`),
    ...[...SIGNS.keys()].map(escaped),
    NEGATION,
  ];
  return formula.replace(new RegExp(parts.join("|"), "g"), (part) => names.get(part) ?? SIGNS.get(part) ?? "−");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
