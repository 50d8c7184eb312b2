import { isSameValue, Recalculated } from "@/contract/testing/recalculated";
import type { Sheet, SheetCell } from "@/lib/spreadsheets/workbook";

/** The sheets of a workbook of the dashboard, computed anew. */
export class RecalculatedSheets extends Recalculated<SheetCell> {
  constructor(sheets: readonly Sheet[]) {
    super(sheets, inputOf);
  }

  /** The number of formulas, and those whose value is not what stands beside them. */
  compare(): { formulas: number; differences: string[] } {
    let formulas = 0;
    const differences: string[] = [];
    this.each(({ formula, value: expected }, sheet, row, column) => {
      if (formula === undefined) return;
      formulas++;
      const value = this.value(sheet, row, column);
      if (!isSameValue(value, expected))
        differences.push(`${this.sheets[sheet]!.name} ${row + 1}: ${value}, not ${expected}: ${formula}`);
    });
    return { formulas, differences };
  }
}

function inputOf({ formula, value }: SheetCell): string | null {
  if (formula !== undefined) return `=${formula}`;
  // The apostrophe makes a text of whatever follows it, as the cell of a file is one.
  return value === undefined ? null : typeof value === "string" ? `'${value}` : String(value);
}
