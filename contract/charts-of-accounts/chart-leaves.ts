import type { AccountIntervalGroup, AccountListGroup } from "./chart-of-accounts";

/** By how many digits accounts are grouped at least; longer ones by their first four (decisions §5). */
const GROUPED_DIGITS = 4;

/** Whether a leaf of a chart holds an account. */
export function leafHolds(leaf: AccountIntervalGroup | AccountListGroup, account: string): boolean {
  /** The account with as many digits as the bound it is held against. */
  const cut = (bound: string) => account.slice(0, Math.max(GROUPED_DIGITS, bound.length));
  if (leaf.type === "AccountListGroup") return leaf.accounts.some((listed) => listed === cut(listed));
  return leaf.intervals.some(({ start, end }) => start <= cut(start) && cut(end) <= end);
}
