import type { Expression } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";

/** The computation of the value of a name in a formula. */
export type Definition =
  | AccountsDefinition
  /** Key figures that use an estimate are marked as estimated, too. */
  | { kind: "formula"; expression: Expression; isEstimate?: true }
  | { kind: "input"; measure: InputMeasure }
  | { kind: "legalTaxRate" };

/** The amounts of all accounts in the known groups `groups` that are in none of `without`. */
export interface AccountsDefinition {
  kind: "accounts";
  /** Balances on a day, balances at the opening of its fiscal year, or movements over the range. */
  measure: Measure;
  /** −1 turns credit into a positive number. */
  sign: 1 | -1;
  groups: readonly string[];
  without: readonly string[];
}

export type Measure = "balance" | "opening" | "flow";

/** The mean or the sum over the months of a range, or the level at its end. */
export type InputMeasure = "mean" | "level" | "flow";

export function accounts(measure: Measure, sign: 1 | -1, groups: string[], without: string[] = []): Definition {
  return { kind: "accounts", measure, sign, groups, without };
}

export const debitFlow = (group: string) => accounts("flow", 1, [group]);
export const creditFlow = (group: string) => accounts("flow", -1, [group]);
export const debitBalance = (group: string) => accounts("balance", 1, [group]);
export const creditBalance = (group: string) => accounts("balance", -1, [group]);
export const formula = (text: string): Definition => ({ kind: "formula", expression: parseFormula(text) });
export const estimate = (text: string): Definition => ({
  kind: "formula",
  expression: parseFormula(text),
  isEstimate: true,
});
export const input = (measure: InputMeasure): Definition => ({ kind: "input", measure });

/** Known groups of the result outside the operating result. */
export const NOT_OPERATING = ["FinancialIncome", "FinancialCosts", "Appropriations", "Taxes", "ProfitEntryAccounts"];
