export interface SieExcerpt {
  /** Number of the first line, from 1. */
  firstLineNo: number;
  lines: string[];
}

/** Number of lines before the line and after it. */
const AROUND = 6;

/**
 * The lines around a line of a text. Like the service, it ends lines with CR where the text has no LF. The text is not
 * split, because files have millions of lines.
 */
export function excerptOf(text: string, lineNo: number): SieExcerpt {
  const lineEnd = text.includes("\n") ? "\n" : "\r";
  const first = Math.max(1, lineNo - AROUND);
  let start = 0;
  for (let line = 1; line < first; line++) {
    const end = text.indexOf(lineEnd, start);
    if (end < 0) return { firstLineNo: line, lines: [] };
    start = end + 1;
  }
  const lines: string[] = [];
  while (lines.length < lineNo - first + AROUND + 1 && start <= text.length) {
    const end = text.indexOf(lineEnd, start);
    lines.push((end < 0 ? text.slice(start) : text.slice(start, end)).replace(/\r$/, ""));
    if (end < 0) break;
    start = end + 1;
  }
  return { firstLineNo: first, lines };
}
