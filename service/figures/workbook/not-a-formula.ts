import type { MissingReason } from "@/contract/figures/key-figure-value";
import type { Result } from "../engine/evaluate";

/** Thrown where a value cannot be a formula of a spreadsheet: it stands there as a constant then. */
export class NotAFormula extends Error {
  override readonly name = "NotAFormula";
}

/** Reasons that are gone once an input or an amount is changed in the workbook. */
const MENDABLE: ReadonlySet<MissingReason["code"]> = new Set(["missingInput", "divisionByZero", "divisorNotPositive"]);

/** True where a formula can stand: it gives a value, or will when what it needs is entered. */
export function canBeFormula(result: Result | null): boolean {
  if (result === null) return false;
  return typeof result === "object" ? MENDABLE.has(result.code) : typeof result === "bigint" || Number.isFinite(result);
}

/** @throws {NotAFormula} */
export function requireFormula(result: Result): Result {
  if (!canBeFormula(result)) throw new NotAFormula();
  return result;
}
