import type { BudgetAmount, BudgetChange } from "@/contract/budgets";
import type { KeyFigureData } from "@/contract/inputs/key-figure-data";
import type { KeyFigureDataChange } from "@/contract/inputs/key-figure-data-update";

/** An amount as it is typed (kronor, income positive) as the books have it: öre, debit positive. */
export function amountOf(kronor: number): number {
  return Math.round(-kronor * 100) || 0;
}

/** The content of a budget cell, as the API takes it. */
export function asAmount({ keyFigureInfoId, period, value }: KeyFigureData): BudgetAmount {
  const amount = value === null ? null : amountOf(value);
  return { account: keyFigureInfoId, month: period.start.slice(0, 7), amount };
}

/** The item of a PUT that stores an amount in place of what was there before and of nothing else. */
export function asBudgetChange({ before, ...item }: KeyFigureDataChange): BudgetChange {
  if (before === undefined) return asAmount(item);
  return { ...asAmount(item), before: before === null ? null : amountOf(before) };
}
