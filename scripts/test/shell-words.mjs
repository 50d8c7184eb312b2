/** Quotes a word where a POSIX shell would otherwise not read it unchanged. */
export function quoted(word) {
  return /^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
