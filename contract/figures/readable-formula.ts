/** A formula with names in place of the ids of its terms. */
export function readableFormula(formula: string, terms: readonly { text: string; name: string }[]): string {
  const names = new Map(terms.map(({ text, name }) => [text, name]));
  const texts = [...names.keys()].sort((a, b) => b.length - a.length);
  if (texts.length === 0) return formula;
  const any = texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return formula
    .replace(new RegExp(`(?<!\\w)(?:${any})(?!\\w)`, "g"), (text) => names.get(text)!)
    .replaceAll(" * ", " × ")
    .replaceAll(" - ", " − ");
}
