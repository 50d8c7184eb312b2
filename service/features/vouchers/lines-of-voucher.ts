const LINE_FEED = 10;

/**
 * The lines of a SIE file from a #VER to the brace that closes its rows.
 * @param text the file in UTF-8
 * @param line number of the #VER's line, from 1
 */
export function linesOfVoucher(text: Uint8Array, line: number): string[] {
  let start = 0;
  for (let passed = 1; passed < line; passed++) {
    const end = text.indexOf(LINE_FEED, start);
    if (end < 0) return [];
    start = end + 1;
  }
  const decoder = new TextDecoder();
  const lines: string[] = [];
  while (start < text.length) {
    const end = text.indexOf(LINE_FEED, start);
    const next = decoder.decode(text.subarray(start, end < 0 ? text.length : end)).replace(/\r+$/, "");
    // The closing brace may be missing.
    if (lines.length > 0 && /^\s*#VER\b/i.test(next)) break;
    lines.push(next);
    if (/^\s*\}/.test(next) || end < 0) break;
    start = end + 1;
  }
  return lines;
}
