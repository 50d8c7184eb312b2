import type { AccountIntervalGroup, AccountListGroup } from "./chart-of-accounts";

/** The fewest leading digits that accounts are grouped by (`chart-long-accounts` in docs/interface.md). */
export const GROUPED_DIGITS = 4;

/** True when a leaf of a chart contains the account. */
export function leafHolds(leaf: AccountIntervalGroup | AccountListGroup, account: string): boolean {
  /** The account cut to the length of the bound that it is compared with, but to no fewer than four characters. */
  const cut = (bound: string) => account.slice(0, Math.max(GROUPED_DIGITS, bound.length));
  if (leaf.type === "AccountListGroup") return leaf.accounts.some((listed) => listed === cut(listed));
  return leaf.intervals.some(({ start, end }) => start <= cut(start) && cut(end) <= end);
}
