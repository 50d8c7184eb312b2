import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { Result } from "../engine/evaluate";

/** Thrown where a value cannot be written as a spreadsheet formula: its cell then holds the value itself. */
export class NotAFormula extends Error {
  override readonly name = "NotAFormula";
}

/** Reasons for a missing value that disappear when an input or an amount is changed in the workbook. */
const FIXABLE_IN_WORKBOOK: ReadonlySet<MissingReason["code"]> = new Set([
  "missingInput",
  "divisionByZero",
  "divisorNotPositive",
]);

/** True where a formula can stand: it gives a value, or will when what it needs is entered. */
export function canBeFormula(result: Result | null): boolean {
  if (result === null) return false;
  return typeof result === "object"
    ? FIXABLE_IN_WORKBOOK.has(result.code)
    : typeof result === "bigint" || Number.isFinite(result);
}

/** The same result, where its cell can hold a formula. @throws {NotAFormula} where it cannot */
export function requireFormula(result: Result): Result {
  if (!canBeFormula(result)) throw new NotAFormula();
  return result;
}
