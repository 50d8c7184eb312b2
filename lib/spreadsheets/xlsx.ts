import { readSheet } from "read-excel-file/web-worker";
import writeXlsxFile, { type Feature } from "write-excel-file/universal";
import { sanitizeTextContent } from "write-excel-file/utility";
import { nameOfNumber } from "./csv";
import { FileRefused, type Table, type TableCell } from "./table";
import { requireUnpackedSize } from "./unpacked-size";
import { cellAddress, sheetNameOf, type Sheet, type SheetCell } from "./workbook";

/**
 * Writes a table as an Office Open XML workbook with one sheet. Texts are text cells, which no spreadsheet runs; a
 * number that is not finite is written as {@link nameOfNumber}.
 */
export async function writeXlsx(table: Table, sheetName: string): Promise<Blob> {
  const rows = table.map((row) => row.map(cellOf));
  return writeXlsxFile(rows, { sheet: sheetNameOf(sheetName), stickyRowsCount: 1 }).toBlob();
}

/** Writes sheets with formulas and their results, for programs that show values without computing them. */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Blob> {
  const written = sheets.map(({ name, columns, frozen, rows }) => ({
    data: rows.map((row) => row.map(sheetCellOf)),
    sheet: sheetNameOf(name),
    columns: columns.map((width) => ({ width })),
    stickyRowsCount: frozen.rows,
    stickyColumnsCount: frozen.columns,
  }));
  return writeXlsxFile(written, { features: [shownValues(sheets), filters(sheets)] }).toBlob();
}

/** Reads the first sheet of a workbook. @throws {FileRefused} */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<TableCell[][]> {
  await requireUnpackedSize(bytes);
  try {
    const rows = await readSheet(new Blob([bytes]), { trim: false });
    return rows.map((row) => row.map(valueOf));
  } catch {
    throw new FileRefused("unreadable");
  }
}

function cellOf(value: TableCell) {
  if (value === null || value === "") return null;
  if (typeof value === "number" && Number.isFinite(value)) return { type: Number, value };
  return { type: String, value: typeof value === "number" ? nameOfNumber(value) : value };
}

const STYLES = {
  title: { fontWeight: "bold", fontSize: 16 },
  heading: { fontWeight: "bold", bottomBorderStyle: "thin", wrap: true, alignVertical: "bottom" },
  note: { textColor: "#5c625f" },
  input: { backgroundColor: "#fff4d6" },
  sum: { fontWeight: "bold", topBorderStyle: "thin" },
  text: { wrap: true, alignVertical: "top" },
} as const;

function sheetCellOf({ value, formula, decimals, style, indent }: SheetCell) {
  const look = { ...(style && STYLES[style]), ...(indent !== undefined && { indent }) };
  const format = decimals === undefined ? {} : { format: decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}` };
  if (formula !== undefined) return { type: "Formula" as const, value: formula, ...format, ...look };
  const cell = cellOf(value ?? null);
  if (!cell) return style === "input" ? look : null;
  return { ...cell, ...(cell.type === Number && format), ...look };
}

/**
 * Adds to formula cells what the library leaves out: the result, `<c r="B2"><f>…</f><v>…</v></c>`, with the type of a
 * text or an error (ECMA-376, 18.3.1.4), and the mark of an array formula (18.3.1.40).
 */
function shownValues(sheets: readonly Sheet[]): Feature<Blob> {
  const transform = (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
    const shown = new Map<string, SheetCell>();
    for (const [row, cells] of sheets[sheetIndex]!.rows.entries()) {
      for (const [column, cell] of cells.entries()) {
        if (cell.formula !== undefined) shown.set(cellAddress(row, column), cell);
      }
    }
    return xml.replace(/<c ([^>]*?)><f>([^<]*)<\/f><\/c>/g, (whole, attributes: string, formula: string) => {
      const address = /\br="([A-Z]+\d+)"/.exec(attributes)?.[1];
      const { value, error, isArray } = (address !== undefined && shown.get(address)) || {};
      const content = error ?? (typeof value === "number" ? String(value) : value);
      if (content === undefined) return whole;
      const type = error ? ' t="e"' : typeof value === "string" ? ' t="str"' : "";
      const array = isArray ? ` t="array" ref="${address}"` : "";
      return `<c ${attributes}${type}><f${array}>${formula}</f><v>${sanitizeTextContent(content)}</v></c>`;
    });
  };
  return { files: { transform: { "xl/worksheets/sheet{id}.xml": { transform } } } };
}

/** Lets the cells of a heading filter the rows below it (ECMA-376, 18.3.1.2), which the library does not. */
function filters(sheets: readonly Sheet[]): Feature<Blob> {
  const transform = (xml: string, _: unknown, { sheetIndex }: { sheetIndex: number }) => {
    const { filterRow, rows } = sheets[sheetIndex]!;
    if (filterRow === undefined) return xml;
    const last = cellAddress(rows.length - 1, rows[filterRow]!.length - 1);
    return xml.replace("</sheetData>", `</sheetData><autoFilter ref="${cellAddress(filterRow, 0)}:${last}"/>`);
  };
  return { files: { transform: { "xl/worksheets/sheet{id}.xml": { transform } } } };
}

function valueOf(value: unknown): TableCell {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : null;
}
