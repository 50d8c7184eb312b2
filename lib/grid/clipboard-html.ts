import type { PastedBlock, PastedCell } from "./paste";

/**
 * The first table of a text/html clipboard as a block, or null when there is none or its cells span too many places.
 * Cells get the exact numbers that Google Sheets (data-sheets-value), Excel (x:num) and LibreOffice (sdval) write
 * beside the texts.
 */
export function blockOfHtml(html: string): PastedBlock | null {
  if (!/<table/i.test(html)) return null;
  const table = new DOMParser().parseFromString(withoutStyles(html), "text/html").querySelector("table");
  if (!table) return null;
  const percentClasses = percentClassesOf(html);
  const block: PastedCell[][] = [];
  let spanned = 0;
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  for (const [index, row] of rows.entries()) {
    const cells = (block[index] ??= []);
    let at = 0;
    for (const cell of row.querySelectorAll<HTMLTableCellElement>(":scope > td, :scope > th")) {
      // Skips places of cells in rows above that span this row.
      while (cells[at] !== undefined) at++;
      const height = Math.min(spanOf(cell, "rowspan"), rows.length - index);
      const width = spanOf(cell, "colspan");
      spanned += height * width;
      if (spanned > MAX_SPANNED) return null;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++)
          (block[index + y] ??= [])[at + x] = x === 0 && y === 0 ? read(cell, percentClasses) : "";
    }
  }
  return block.map((row) => Array.from(row, (cell: PastedCell | undefined) => cell ?? ""));
}

/** True when a block has exact numbers, not only formatted texts. */
export function hasExactNumbers(block: PastedBlock): boolean {
  return block.some((row) => row.some((cell) => typeof cell !== "string"));
}

/** Removes style sheets and renames style attributes, because both would violate the page's content security policy. */
function withoutStyles(html: string): string {
  const tags = html.replace(/<style\b[\s\S]*?<\/style>/gi, "");
  return tags.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, " data-style="));
}

/** Maximum number of places that the cells of a clipboard's table may span in all; only an attack has more. */
const MAX_SPANNED = 1_000_000;

function spanOf(cell: Element, name: "rowspan" | "colspan"): number {
  const span = Number(cell.getAttribute(name) ?? 1);
  return Number.isInteger(span) && span > 0 ? span : 1;
}

function read(cell: Element, percentClasses: ReadonlySet<string>): PastedCell {
  const text = textOf(cell);
  const number = exactNumber(cell);
  if (number === null) return text;
  // Percentages are stored as percent: Excel's 0.206, shown as 20.6 %, is 20.6 here.
  if (text.includes("%")) return { text, exact: showsItself(text, number) ? Number(number) : timesHundred(number) };
  if (!/^#+$/.test(text)) return { text, exact: Number(number) };
  // The column was too narrow for the number, so that only its format says that it is a percentage.
  const exact = hasPercentFormat(cell, percentClasses) ? timesHundred(number) : Number(number);
  return { text: String(exact), exact };
}

/** True when a text such as "5%" shows 5 and not 0.05, by a format such as 0"%" that only adds the sign. */
function showsItself(text: string, number: string): boolean {
  const signs = text.replace(/[^\d.,]/g, "");
  const digits = signs.replace(/[.,]/g, "");
  const point = Math.max(signs.lastIndexOf("."), signs.lastIndexOf(","));
  // The last point or comma is the decimal sign, or separates thousands.
  const places = point < 0 ? [0] : [0, signs.length - 1 - point];
  const isShown = (value: number) =>
    places.some((count) => Math.abs(Math.abs(value) * 10 ** count - Number(digits)) < 0.5 + ROUNDING);
  return digits !== "" && isShown(Number(number)) && !isShown(timesHundred(number));
}

/** Tolerance in the last decimal of a text, for halves that are not exact as doubles. */
const ROUNDING = 1e-6;

/** True for a cell whose number format in LibreOffice, Google Sheets or Excel is that of a percentage. */
function hasPercentFormat(cell: Element, percentClasses: ReadonlySet<string>): boolean {
  const sheets = /"2":("(?:[^"\\]|\\.)*")/.exec(cell.getAttribute("data-sheets-numberformat") ?? "")?.[1];
  const formats = [cell.getAttribute("sdnum"), sheets === undefined ? null : unescaped(sheets)];
  if (formats.some((format) => format !== null && isPercentFormat(format))) return true;
  if (isPercentStyle(cell.getAttribute("data-style") ?? "")) return true;
  return [...cell.classList].some((name) => percentClasses.has(name));
}

/** The classes in Excel's style sheet whose number format is that of a percentage. */
function percentClassesOf(html: string): ReadonlySet<string> {
  const rules = html.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g);
  return new Set(Array.from(rules, ([, name = "", style = ""]) => (isPercentStyle(style) ? name : "")));
}

/** Excel writes the format itself, such as `0\.0%`, or the name of a built-in one, such as Percent. */
function isPercentStyle(style: string): boolean {
  const format = unescaped(/mso-number-format:("[^"]*"|[^;]*)/i.exec(style)?.[1] ?? "");
  return isPercentFormat(format) || /^\s*percent/i.test(format);
}

/** The text of a string of CSS or JSON, where Excel writes a quote as \0022. */
function unescaped(written: string): string {
  return written.replace(/^\s*"|"\s*$/g, "").replace(/\\(?:0022|(.))/g, (_, sign: string | undefined) => sign ?? '"');
}

/** True when a number format has a percent sign that is not a text in quotes or after a backslash. */
function isPercentFormat(format: string): boolean {
  return format.replace(/"[^"]*"|\\./g, "").includes("%");
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
  // U+0001 stands for a line break until other white space, with the line breaks of the source, is collapsed.
  for (const lineBreak of copy.querySelectorAll("br")) lineBreak.replaceWith("\u0001");
  return copy.textContent
    .replace(/[ \t\r\n]+/g, " ")
    .replaceAll("\u0001", "\n")
    .trim();
}
