/** The text in lower case without diacritics, for searching: "akerlund" then finds Åkerlund. */
export function foldText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
