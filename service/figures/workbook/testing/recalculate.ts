import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initSync, Model } from "@ironcalc/wasm";
import type { KeyFigureWorkbook, WorkbookCell } from "@/contract/figures/key-figure-workbook";

/** Shown in full, so that no digit is lost: the engine gives values as texts. */
const ALL_DIGITS = "0.0000000000000000E+00";

let isLoaded = false;

/** Computes a workbook anew by an engine of its own, from constants and formulas alone. */
export class Recalculated {
  private readonly model: Model;

  constructor(private readonly workbook: KeyFigureWorkbook) {
    if (!isLoaded) {
      initSync({ module: readFileSync(createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm")) });
      isLoaded = true;
    }
    this.model = new Model("workbook", "en", "UTC", "en");
    this.model.pauseEvaluation();
    workbook.sheets.forEach(({ name }, sheet) => {
      if (sheet > 0) this.model.newSheet();
      this.model.renameSheet(sheet, name);
    });
    this.each((cell, ...at) => {
      const input = inputOf(cell);
      if (input !== null) this.model.setUserInput(...at, input);
    });
    this.model.resumeEvaluation();
    this.model.evaluate();
    workbook.sheets.forEach(({ rows, columns }, sheet) => {
      const all = { sheet, row: 1, column: 1, width: columns.length, height: rows.length };
      this.model.updateRangeStyle(all, "num_fmt", ALL_DIGITS);
    });
  }

  /** Writes a constant or a formula into a cell. */
  write(sheet: number, row: number, column: number, input: string): void {
    this.model.setUserInput(sheet, row + 1, column + 1, input);
    this.model.evaluate();
  }

  /** The cell as it is shown; a number for a number. */
  value(sheet: number, row: number, column: number): string | number {
    const text = this.model.getFormattedCellValue(sheet, row + 1, column + 1);
    return /^-?\d+\.\d+E[+-]\d+$/.test(text) ? Number(text) : text;
  }

  /** Cells whose value is not what stands beside their formula. */
  differences(): string[] {
    const found: string[] = [];
    this.each((cell, sheet, row, column) => {
      if (cell.formula === undefined) return;
      const value = this.value(sheet, row - 1, column - 1);
      const expected = cell.reason ? cell.reason.code : (cell.error ?? cell.value);
      const isSame =
        typeof value === "number" && typeof expected === "number"
          ? Math.abs(value - expected) <= 1e-9 * Math.max(Math.abs(expected), 1e-3)
          : value === expected;
      if (!isSame) {
        const { name, rows } = this.workbook.sheets[sheet]!;
        found.push(`${name} ${row} ${String(rows[row - 1]![0]!.value)}: ${value}, not ${expected}: ${cell.formula}`);
      }
    });
    return found;
  }

  private each(visit: (cell: WorkbookCell, sheet: number, row: number, column: number) => void): void {
    this.workbook.sheets.forEach(({ rows }, sheet) =>
      rows.forEach((row, i) => row.forEach((cell, j) => visit(cell, sheet, i + 1, j + 1))),
    );
  }
}

function inputOf({ formula, reason, value }: WorkbookCell): string | null {
  if (formula !== undefined) return reason ? `=IFERROR(${formula},"${reason.code}")` : `=${formula}`;
  return value === undefined || typeof value === "string" ? null : String(value);
}
