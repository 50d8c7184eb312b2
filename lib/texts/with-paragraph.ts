/** A text with another one after it, in a paragraph of its own. */
export function withParagraph(text: string, added: string): string {
  const before = text.trimEnd();
  return before === "" ? added : `${before}\n\n${added}`;
}
