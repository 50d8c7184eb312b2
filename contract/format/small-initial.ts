/** The text with a small first letter, for a name or heading within a sentence. */
export function withSmallInitial(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
