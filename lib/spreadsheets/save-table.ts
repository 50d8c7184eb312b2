import { decimalSignOf } from "@/lib/numbers/locale-signs";
import { saveFile } from "./save-file";
import { writeFile } from "./spreadsheets";
import type { FileKind, Table } from "./table";

/**
 * Saves a table as a file of the browser's downloads, as a spreadsheet of this language reads it.
 * @param name of the file without its ending, and of a workbook's sheet
 * @returns the name of the file
 */
export async function saveTable(kind: FileKind, table: Table, name: string, culture: string): Promise<string> {
  const decimalSign = decimalSignOf(culture) === "," ? "," : ".";
  const blob = await writeFile(kind, table, name, { decimalSign });
  return saveFile(blob, `${name}.${kind}`);
}
