import type { BudgetAmount, BudgetChange } from "@/contract/budgets";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";

/** Converts a typed amount (kronor, income positive) to one of the books (öre, debit positive). */
export function amountOf(kronor: number): number {
  // `|| 0`: never −0.
  return Math.round(-kronor * 100) || 0;
}

/** Converts a value of the grid to an amount of the API. */
export function asAmount({ keyFigureInfoId, period, value }: KeyFigureData): BudgetAmount {
  const amount = value === null ? null : amountOf(value);
  return { account: keyFigureInfoId, month: period.start.slice(0, 7), amount };
}

/** The item of a PUT that stores an amount, only if the stored amount still is `before`. */
export function asBudgetChange({ before, ...item }: KeyFigureDataChange): BudgetChange {
  if (before === undefined) return asAmount(item);
  return { ...asAmount(item), before: before === null ? null : amountOf(before) };
}
