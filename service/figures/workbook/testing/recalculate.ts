import type { KeyFigureWorkbook, WorkbookCell } from "@/contract/figures/key-figure-workbook";
import { isSameValue, Recalculated } from "@/contract/testing/recalculated";

/** A workbook of key figures, computed anew. */
export class RecalculatedWorkbook extends Recalculated<WorkbookCell> {
  constructor({ sheets }: KeyFigureWorkbook) {
    super(sheets, inputOf);
  }

  /** Describes each cell whose computed value differs from its stored value, error or code of a reason. */
  differences(): string[] {
    const found: string[] = [];
    this.each((cell, sheet, row, column) => {
      if (cell.formula === undefined) return;
      const value = this.value(sheet, row, column);
      const expected = cell.reason ? cell.reason.code : (cell.error ?? cell.value);
      if (isSameValue(value, expected)) return;
      const { name, rows } = this.sheets[sheet]!;
      found.push(`${name} ${row + 1} ${String(rows[row]![0]!.value)}: ${value}, not ${expected}: ${cell.formula}`);
    });
    return found;
  }
}

/**
 * A cell as somebody would type it. A formula with a reason gives the code of the reason in place of its error.
 * Constant texts are left out, because they are labels.
 */
function inputOf({ formula, reason, value }: WorkbookCell): string | null {
  if (formula !== undefined) return reason ? `=IFERROR(${formula},"${reason.code}")` : `=${formula}`;
  return value === undefined || typeof value === "string" ? null : String(value);
}
