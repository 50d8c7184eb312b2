import type { PastedBlock, PastedCell } from "./paste";

/**
 * The first table of a text/html clipboard as a block, or null when there is none. Cells get the exact numbers that
 * Google Sheets (data-sheets-value), Excel (x:num) and LibreOffice (sdval) write besides the texts.
 */
export function blockOfHtml(html: string): PastedBlock | null {
  if (!/<table/i.test(html)) return null;
  const table = new DOMParser().parseFromString(withoutStyles(html), "text/html").querySelector("table");
  if (!table) return null;
  const block: PastedCell[][] = [];
  [...table.querySelectorAll("tr")].forEach((row, index) => {
    const cells = (block[index] ??= []);
    let at = 0;
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(":scope > td, :scope > th")) {
      // Skips places of cells in rows above that span this row.
      while (cells[at] !== undefined) at++;
      for (let y = 0; y < spanOf(cell, "rowspan"); y++)
        for (let x = 0; x < spanOf(cell, "colspan"); x++)
          (block[index + y] ??= [])[at + x] = x === 0 && y === 0 ? read(cell) : "";
    }
  });
  return block.map((row) => Array.from(row, (cell: PastedCell | undefined) => cell ?? ""));
}

/** True when a block has exact numbers, not only formatted texts. */
export function hasExactNumbers(block: PastedBlock): boolean {
  return block.some((row) => row.some((cell) => typeof cell !== "string"));
}

/** Removes styles, which are not needed and would violate the page's content security policy. */
function withoutStyles(html: string): string {
  const tags = html.replace(/<style\b[\s\S]*?<\/style>/gi, "");
  return tags.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

/** Maximum rows or columns that one cell of a clipboard's table may span; only an attack has more. */
const MAX_SPAN = 1_000;

function spanOf(cell: Element, name: "rowspan" | "colspan"): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, MAX_SPAN) : 1;
}

function read(cell: Element): PastedCell {
  const text = textOf(cell);
  const number = exactNumber(cell);
  if (number === null) return text;
  if (/^#+$/.test(text)) return { text: number, exact: Number(number) };
  // Percentages are stored as percent: Excel's 0.206, shown as 20.6 %, is 20.6 here.
  return { text, exact: text.includes("%") ? timesHundred(number) : Number(number) };
}

/** The exact number of a cell as a text with a decimal point; null when there is none. */
function exactNumber(cell: Element): string | null {
  for (const written of [sheetsNumber(cell), cell.getAttribute("x:num"), cell.getAttribute("sdval")])
    if (written !== null && /^-?\d*\.?\d+(e[+-]?\d+)?$/i.test(written)) return written;
  return null;
}

function sheetsNumber(cell: Element): string | null {
  const written = cell.getAttribute("data-sheets-value");
  if (written === null) return null;
  // In {"1":3,"3":1234.5}, type 3 means a number, which is under key 3.
  return /"1":3\b/.test(written) ? (/"3":(-?[\d.]+(?:[eE][+-]?\d+)?)/.exec(written)?.[1] ?? null) : null;
}

/** Moves the decimal point instead of multiplying, which would make 20.599999999999998 of 0.206. */
function timesHundred(number: string): number {
  const [digits, exponent = "0"] = number.toLowerCase().split("e");
  return Number(`${digits}e${Number(exponent) + 2}`);
}

/** The text of a cell with line breaks; other white space is collapsed as in a browser. */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith("\u0001");
  return copy.textContent
    .replace(/[ \t\r\n]+/g, " ")
    .replaceAll("\u0001", "\n")
    .trim();
}
