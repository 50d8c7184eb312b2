import { isSameValue, Recalculated } from "@/contract/testing/recalculated";
import type { Sheet, SheetCell } from "@/lib/spreadsheets/workbook";

/** The sheets of a workbook of the dashboard, computed anew. */
export class RecalculatedSheets extends Recalculated<SheetCell> {
  constructor(sheets: readonly Sheet[]) {
    super(sheets, inputOf);
  }

  /** The number of formulas, and a line for each one whose computed value differs from its cell's `value`. */
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
  // The apostrophe makes the engine take the input as a text, even where it looks like a number or a formula.
  return value === undefined ? null : typeof value === "string" ? `'${value}` : String(value);
}
