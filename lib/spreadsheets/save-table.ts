import { decimalSignOf } from "@/lib/numbers/locale-signs";
import { saveFile } from "./save-file";
import { writeFile, writeWorkbookFile } from "./spreadsheets";
import type { FileKind, Table } from "./table";
import { tableOfSheet, type Sheet } from "./workbook";

/**
 * Saves a table as a file of the browser's downloads.
 * @param name of the file without its ending, and of a workbook's sheet
 * @param culture such as sv-SE, whose decimal sign the numbers of a CSV file have
 * @returns the name of the file
 */
export async function saveTable(kind: FileKind, table: Table, name: string, culture: string): Promise<string> {
  const blob = await writeFile(kind, table, name, { decimalSign: decimalSignOf(culture) });
  return saveFile(blob, `${name}.${kind}`);
}

/** Saves sheets as a workbook with formulas, or the first one's values as CSV. @returns the name of the file */
export async function saveSheets(
  kind: FileKind,
  sheets: readonly [Sheet, ...Sheet[]],
  name: string,
  culture: string,
): Promise<string> {
  if (kind === "csv") return saveTable(kind, tableOfSheet(sheets[0]), name, culture);
  return saveFile(await writeWorkbookFile(sheets), `${name}.xlsx`);
}
