const TAB = 9;
const LINE_FEED = 10;
const RETURN = 13;
const BREAK = /\r\n|\n|\r/;
const LAST_BREAK = /(?:\r\n|\n|\r)$/;

/**
 * Splits clipboard text into rows of cells the way spreadsheets write it: tabs between cells, LF, CRLF or CR between
 * rows, a cell with tabs, line breaks or quotes in double quotes with quotes doubled. One trailing line break ends the
 * last row and makes no further one. All other quotes are ordinary characters.
 */
export function parseTsv(text: string): string[][] {
  if (text === "") return [];
  // Without quotes, split() is faster: a loop of our own is not yet compiled at the first paste.
  if (!text.includes('"'))
    return text
      .replace(LAST_BREAK, "")
      .split(BREAK)
      .map((line) => line.split("\t"));
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null;
    const end = quoted ? quoted.end : endOfPlainCell(text, at);
    row.push(quoted ? quoted.cell : text.slice(at, end));
    if (text[end] === "\t") {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text[end] === "\r" && text[end + 1] === "\n" ? 2 : 1);
    if (at >= text.length) return rows;
  }
}

function endOfPlainCell(text: string, from: number): number {
  let end = from;
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end);
    if (code === TAB || code === LINE_FEED || code === RETURN) break;
  }
  return end;
}

/**
 * Reads the quoted cell at `from`; `end` is the index after its closing quote. Null when the quote is not closed right
 * before a tab, a line break or the end of the text: then it is an ordinary character.
 */
function readQuoted(text: string, from: number): { cell: string; end: number } | null {
  let cell = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      return end === text.length || /[\t\r\n]/.test(text[end]!) ? { cell, end } : null;
    }
    cell += '"';
    at = quote + 2;
  }
}
