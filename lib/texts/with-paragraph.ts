/** Appends a text to another one as a separate paragraph. */
export function withParagraph(text: string, added: string): string {
  const before = text.trimEnd();
  return before === "" ? added : `${before}\n\n${added}`;
}
