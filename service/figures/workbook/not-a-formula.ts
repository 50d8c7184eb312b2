import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { Result } from "../engine/evaluate";

/** Thrown if a value cannot be written as a spreadsheet formula; its cell then contains the value. */
export class NotAFormula extends Error {
  override readonly name = "NotAFormula";
}

/** Reasons for a missing value that disappear when an input or an amount is changed in the workbook. */
const FIXABLE_IN_WORKBOOK: ReadonlySet<MissingReason["code"]> = new Set([
  "missingInput",
  "divisionByZero",
  "divisorNotPositive",
]);

/** Returns true if a formula is possible: there is a finite value, or changes in the workbook can lead to one. */
export function canBeFormula(result: Result | null): boolean {
  if (result === null) return false;
  return typeof result === "object"
    ? FIXABLE_IN_WORKBOOK.has(result.code)
    : typeof result === "bigint" || Number.isFinite(result);
}

/** Returns the result if its cell can contain a formula. @throws {NotAFormula} otherwise */
export function requireFormula(result: Result): Result {
  if (!canBeFormula(result)) throw new NotAFormula();
  return result;
}
