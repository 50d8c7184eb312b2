import { cutText } from "@/contract/cut-text";
import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { KeyFigureWorkbook, WorkbookCell } from "@/contract/figures/key-figure-workbook";
import type { Sheet, SheetCell } from "@/lib/spreadsheets/workbook";

/** Maximum length of a text in a spreadsheet formula. */
const MAX_TEXT_IN_FORMULA = 255;

/** Converts the service's workbook to sheets. A reason for a missing value is written as a text in its cell. */
export function sheetsOfWorkbook(
  { sheets: [first, ...others] }: KeyFigureWorkbook,
  reasonOf: (reason: MissingReason) => string,
): [Sheet, ...Sheet[]] {
  const toSheet = (sheet: KeyFigureWorkbook["sheets"][number]): Sheet => ({
    ...sheet,
    rows: sheet.rows.map((row) => row.map((cell) => cellOf(cell, reasonOf))),
  });
  return [toSheet(first!), ...others.map(toSheet)];
}

function cellOf({ reason, formula, ...cell }: WorkbookCell, reasonOf: (reason: MissingReason) => string): SheetCell {
  if (!reason) return { ...cell, ...(formula !== undefined && { formula }) };
  const value = cutText(reasonOf(reason), MAX_TEXT_IN_FORMULA);
  const text = `"${value.replaceAll('"', '""')}"`;
  return { ...cell, value, ...(formula !== undefined && { formula: `IFERROR(${formula},${text})` }) };
}
