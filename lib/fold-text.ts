/** Letters that Unicode does not decompose. */
const PLAIN_LETTERS: Record<string, string> = { æ: "ae", ø: "o", ł: "l", đ: "d", ß: "ss" };

/** The text in lower case without diacritics, for searching: "akerlund" then finds Åkerlund. */
export function foldText(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[æøłđß]/g, (letter) => PLAIN_LETTERS[letter]!);
}

/** The words of a search, folded; none for a search of blanks. */
export function wordsOf(query: string): string[] {
  return foldText(query).split(/\s+/).filter(Boolean);
}

/** True if the folded text contains all words of a search. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
