/** Quotes a word for a POSIX shell, unless all its characters are safe without quotes. */
export function quoted(word) {
  return /^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
