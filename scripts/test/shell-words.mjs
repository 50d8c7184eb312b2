/** A word as a POSIX shell reads it back. */
export function quoted(word) {
  return /^[\w./:@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
