/** Names of the months as people type them, in the languages of the dashboard. */
const MONTH_WORDS = [
  ["january", "januari"],
  ["february", "februari"],
  ["march", "mars"],
  ["april"],
  ["may", "maj"],
  ["june", "juni"],
  ["july", "juli"],
  ["august", "augusti"],
  ["september"],
  ["october", "oktober"],
  ["november"],
  ["december"],
];
/** The shortest abbreviation: two letters, such as "ju", may begin several names. */
const MIN_LETTERS = 3;

/** The month, 1 to 12, that a word such as "mars", "Sept." or "okt" means; null for any other word. */
export function monthOfWord(word: string): number | null {
  const typed = word.toLowerCase().replace(/\.$/, "");
  if (typed.length < MIN_LETTERS) return null;
  const index = MONTH_WORDS.findIndex((names) => names.some((name) => name.startsWith(typed)));
  return index < 0 ? null : index + 1;
}
