import type { Expression } from "@/contract/formulas/grammar/expression";
import { parseFormula } from "@/contract/formulas/grammar/read-formula";

/** How the value behind a name in a formula is found. */
export type Definition =
  | AccountsDefinition
  /** Key figures that use an estimate are marked as estimated too. */
  | { kind: "formula"; expression: Expression; isEstimate?: true }
  | { kind: "input"; measure: "mean" | "level" | "flow" }
  | { kind: "legalTaxRate" };

/** The amounts on all accounts of these known groups that are in none of the others. */
export interface AccountsDefinition {
  kind: "accounts";
  /** Balances on a day, those at its fiscal year's opening, or what was booked over the range. */
  measure: Measure;
  /** −1 turns credit into a positive number. */
  sign: 1 | -1;
  groups: readonly string[];
  without: readonly string[];
}

export type Measure = "balance" | "opening" | "flow";

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
export const input = (measure: "mean" | "level" | "flow"): Definition => ({ kind: "input", measure });

/** Known groups of the result that are no part of the operation. */
export const NOT_OPERATING = ["FinancialIncome", "FinancialCosts", "Appropriations", "Taxes", "ProfitEntryAccounts"];
