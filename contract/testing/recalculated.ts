import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";

/** Number format that shows all digits, because the engine returns values only as formatted texts. */
const ALL_DIGITS = "0.0000000000000000E+00";

let isLoaded = false;

interface SheetOf<Cell> {
  name: string;
  columns: { length: number };
  rows: readonly (readonly Cell[])[];
}

/** Sheets that an independent spreadsheet engine (IronCalc) has computed anew, from constants and formulas alone. */
export class Recalculated<Cell> {
  private readonly model: Model;

  /** @param inputOf a cell as somebody would type it, formulas with "=" before them; null for an empty one */
  constructor(
    protected readonly sheets: readonly SheetOf<Cell>[],
    inputOf: (cell: Cell) => string | null,
  ) {
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
    this.each((cell, sheet, row, column) => {
      const input = inputOf(cell);
      if (input !== null) this.model.setUserInput(sheet, row + 1, column + 1, input);
    });
    this.model.resumeEvaluation();
    this.model.evaluate();
    sheets.forEach(({ rows, columns }, sheet) => {
      const all = { sheet, row: 1, column: 1, width: columns.length, height: rows.length };
      this.model.updateRangeStyle(all, "num_fmt", ALL_DIGITS);
    });
  }

  /** Writes a constant or a formula into a cell and computes all again; rows and columns are counted from 0. */
  write(sheet: number, row: number, column: number, input: string): void {
    this.model.setUserInput(sheet, row + 1, column + 1, input);
    this.model.evaluate();
  }

  /** The text that a cell shows, or its number: numbers are recognised by the format {@link ALL_DIGITS}. */
  value(sheet: number, row: number, column: number): string | number {
    const text = this.model.getFormattedCellValue(sheet, row + 1, column + 1);
    return /^-?\d+\.\d+E[+-]\d+$/.test(text) ? Number(text) : text;
  }

  protected each(visit: (cell: Cell, sheet: number, row: number, column: number) => void): void {
    this.sheets.forEach(({ rows }, sheet) => {
      rows.forEach((row, i) => {
        row.forEach((cell, j) => {
          visit(cell, sheet, i, j);
        });
      });
    });
  }
}

/** True for the same text, and for numbers that differ by at most 1e-9 of the expected one, or 1e-12 near zero. */
export function isSameValue(value: string | number, expected: unknown): boolean {
  return typeof value === "number" && typeof expected === "number"
    ? Math.abs(value - expected) <= 1e-9 * Math.max(Math.abs(expected), 1e-3)
    : value === expected;
}
