import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import type { Sheet } from "@/lib/spreadsheets/workbook";

/** Shown in full, so that no digit is lost: the engine gives values as texts. */
const ALL_DIGITS = "0.0000000000000000E+00";

let isLoaded = false;

/** Computes sheets anew by an engine of its own, from constants and formulas alone. */
export class RecalculatedSheets {
  private readonly model: Model;

  constructor(private readonly sheets: readonly Sheet[]) {
    if (!isLoaded) {
      initSync({ module: readFileSync(createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm")) });
      isLoaded = true;
    }
    this.model = new Model("workbook", "en", "UTC", "en");
    this.model.pauseEvaluation();
    sheets.forEach(({ name }, sheet) => {
      if (sheet > 0) this.model.newSheet();
      this.model.renameSheet(sheet, name);
    });
    sheets.forEach(({ rows }, sheet) => {
      rows.forEach((row, i) => {
        row.forEach(({ formula, value }, j) => {
          // The apostrophe makes a text of whatever follows it, as the cell of a file is one.
          const constant = typeof value === "string" ? `'${value}` : String(value);
          if (formula !== undefined) this.model.setUserInput(sheet, i + 1, j + 1, `=${formula}`);
          else if (value !== undefined) this.model.setUserInput(sheet, i + 1, j + 1, constant);
        });
      });
    });
    this.model.resumeEvaluation();
    this.model.evaluate();
    sheets.forEach(({ rows, columns }, sheet) => {
      const all = { sheet, row: 1, column: 1, width: columns.length, height: rows.length };
      this.model.updateRangeStyle(all, "num_fmt", ALL_DIGITS);
    });
  }

  /** Writes a constant into a cell and computes all formulas again; rows and columns are counted from 0. */
  write(sheet: number, row: number, column: number, input: string): void {
    this.model.setUserInput(sheet, row + 1, column + 1, input);
    this.model.evaluate();
  }

  /** The cell as it is shown; a number for a number. */
  value(sheet: number, row: number, column: number): string | number {
    const text = this.model.getFormattedCellValue(sheet, row + 1, column + 1);
    return /^-?\d+\.\d+E[+-]\d+$/.test(text) ? Number(text) : text;
  }

  /** The number of formulas, and those whose value is not what stands beside them to 1e-9. */
  compare(): { formulas: number; differences: string[] } {
    let formulas = 0;
    const differences: string[] = [];
    this.sheets.forEach(({ name, rows }, sheet) => {
      rows.forEach((row, i) => {
        row.forEach(({ formula, value: expected }, j) => {
          if (formula === undefined) return;
          formulas++;
          const value = this.value(sheet, i, j);
          const isSame =
            typeof value === "number" && typeof expected === "number"
              ? Math.abs(value - expected) <= 1e-9 * Math.max(Math.abs(expected), 1e-3)
              : value === expected;
          if (!isSame) differences.push(`${name} ${i + 1}: ${value}, not ${expected}: ${formula}`);
        });
      });
    });
    return { formulas, differences };
  }
}
