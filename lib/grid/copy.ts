import type { CellContent } from "./cell-content";
import type { GridStore } from "./grid-store";
import { rangeOf } from "./selection";

export interface CopiedCell {
  readonly text: string;
  readonly content: CellContent;
}

type CopiedBlock = readonly (readonly CopiedCell[])[];

/** The selected cells. */
export function copiedCells({ edits, selection }: GridStore): CopiedCell[][] {
  const { top, left, bottom, right } = rangeOf(selection());
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (__, column) => {
      const cell = { row: top + row, column: left + column };
      return { content: edits.contentAt(cell), text: edits.textAt(cell) };
    }),
  );
}

/**
 * The text/plain form of a block, which `parseTsv` reads. If the last of several rows is one empty cell, a line
 * break follows it: `parseTsv` would otherwise take the line break before it for the end of the last row.
 */
export function writeTsv(rows: CopiedBlock): string {
  const text = rows.map((row) => row.map(({ text: cell }) => quoteIfNeeded(cell)).join("\t")).join("\r\n");
  return text.endsWith("\n") ? `${text}\r\n` : text;
}

function quoteIfNeeded(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HTML_ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * The text/html form of a block: a table with the exact numbers for Excel (x:num), Google Sheets (data-sheets-value)
 * and LibreOffice (sdval), independent of decimal signs. Texts are marked as texts, so that none is run as a formula.
 */
export function writeHtmlTable(rows: CopiedBlock): string {
  const body = rows.map((row) => `<tr>${row.map(writeCell).join("")}</tr>`).join("");
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table>${body}</table></body></html>`;
}

function writeCell({ text, content }: CopiedCell): string {
  if (typeof content === "number" && Number.isFinite(content)) {
    const number = String(content);
    const sheets = escape(`{"1":3,"3":${number}}`);
    return `<td x:num="${number}" sdval="${number}" data-sheets-value="${sheets}">${escape(text)}</td>`;
  }
  if (text === "") return "<td></td>";
  const sheets = escape(JSON.stringify({ 1: 2, 2: text }));
  return `<td style="mso-number-format:'\\@'" data-sheets-value="${sheets}">${escape(text)}</td>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => HTML_ENTITIES[sign]!).replace(/\r\n|\r|\n/g, "<br>");
}
