import type { PastedBlock, PastedCell } from "./paste";

/**
 * The first table of a text/html clipboard as a block, or null when there is none. Numbers that stand in full beside
 * the text, as Google Sheets (data-sheets-value), Excel (x:num) and LibreOffice (sdval) write them, come with it.
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
      // Taken already by a cell of a row above that spans this one.
      while (cells[at] !== undefined) at++;
      for (let y = 0; y < spanOf(cell, "rowspan"); y++)
        for (let x = 0; x < spanOf(cell, "colspan"); x++)
          (block[index + y] ??= [])[at + x] = x === 0 && y === 0 ? read(cell) : "";
    }
  });
  return block.map((row) => Array.from(row, (cell: PastedCell | undefined) => cell ?? ""));
}

/** True when a block holds exact numbers, not only formatted texts. */
export function hasExactNumbers(block: PastedBlock): boolean {
  return block.some((row) => row.some((cell) => typeof cell !== "string"));
}

/** The page's content policy would report each style of the clipboard, and none matters here. */
function withoutStyles(html: string): string {
  const tags = html.replace(/<style\b[\s\S]*?<\/style>/gi, "");
  return tags.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

/** Most rows or columns that one cell of a clipboard's table may span; more would only be an attack. */
const WIDEST_SPAN = 1_000;

function spanOf(cell: Element, name: "rowspan" | "colspan"): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? Math.min(span, WIDEST_SPAN) : 1;
}

function read(cell: Element): PastedCell {
  const text = textOf(cell);
  const number = exactNumber(cell);
  if (number === null) return text;
  if (/^#+$/.test(text)) return { text: number, exact: Number(number) };
  // A percentage is kept as it is written: Excel's 0.206 is shown as 20.6 %.
  return { text, exact: text.includes("%") ? timesHundred(number) : Number(number) };
}

/** A number in full as the programs write it, with a decimal point; null where there is none. */
function exactNumber(cell: Element): string | null {
  for (const written of [sheetsNumber(cell), cell.getAttribute("x:num"), cell.getAttribute("sdval")])
    if (written !== null && /^-?\d*\.?\d+(e[+-]?\d+)?$/i.test(written)) return written;
  return null;
}

function sheetsNumber(cell: Element): string | null {
  const written = cell.getAttribute("data-sheets-value");
  if (written === null) return null;
  // {"1":3,"3":1234.5}: kind 3 is a number, under key 3.
  return /"1":3\b/.test(written) ? (/"3":(-?[\d.]+(?:[eE][+-]?\d+)?)/.exec(written)?.[1] ?? null) : null;
}

/** Moves the decimal point instead of multiplying, which would make 20.599999999999998 of 0.206. */
function timesHundred(number: string): number {
  const [digits, exponent = "0"] = number.toLowerCase().split("e");
  return Number(`${digits}e${Number(exponent) + 2}`);
}

/** The text of a cell with its line breaks, other white space as a browser shows it. */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith("\u0001");
  return copy.textContent
    .replace(/[ \t\r\n]+/g, " ")
    .replaceAll("\u0001", "\n")
    .trim();
}
