import type { BudgetAmount, BudgetChange } from "@/contract/budgets";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";

/** Converts a typed amount (kronor, income positive) to one of the books (öre, debit positive). */
export function amountOf(kronor: number): number {
  // `|| 0`: never −0.
  return Math.round(-kronor * 100) || 0;
}

/** Converts a value of the grid, whose rows are accounts and whose columns are months, to an amount of the API. */
export function asAmount({ keyFigureInfoId, period, value }: KeyFigureData): BudgetAmount {
  const amount = value === null ? null : amountOf(value);
  return { account: keyFigureInfoId, month: period.start.slice(0, 7), amount };
}

/** Converts a change in the grid to an item of a PUT. With `before`, the PUT fails if another amount is stored. */
export function asBudgetChange({ before, ...item }: KeyFigureDataChange): BudgetChange {
  if (before === undefined) return asAmount(item);
  return { ...asAmount(item), before: before === null ? null : amountOf(before) };
}
