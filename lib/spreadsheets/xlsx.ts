import { readSheet } from "read-excel-file/web-worker";
import writeXlsxFile from "write-excel-file/universal";
import { nameOfNumber } from "./csv";
import { FileRefused, type Table, type TableCell } from "./table";
import { requireUnpackedSize } from "./unpacked-size";

/**
 * Writes a table as an Office Open XML workbook with one sheet. Texts are text cells, which no spreadsheet runs; what
 * is no finite number is its name.
 */
export async function writeXlsx(table: Table, sheetName: string): Promise<Blob> {
  const rows = table.map((row) => row.map(cellOf));
  return writeXlsxFile(rows, { sheet: sheetNameOf(sheetName), stickyRowsCount: 1 }).toBlob();
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

function valueOf(value: unknown): TableCell {
  if (typeof value === "number" || typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  return value instanceof Date ? value.toISOString().slice(0, 10) : null;
}

/** A sheet's name has at most 31 characters, and none of those that stand for something in an address. */
function sheetNameOf(name: string): string {
  return (
    name
      .replace(/[\\/?*[\]:]/g, " ")
      .slice(0, 31)
      .trim() || "1"
  );
}
