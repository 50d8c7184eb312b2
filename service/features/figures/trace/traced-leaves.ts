import type { AccountAmounts } from "../../../figures/engine/year-sums";

/** An account in a fiscal year, with the range of slices that a trace needs of it. */
export interface TracedLeaf {
  amounts: AccountAmounts;
  opening: boolean;
  /** First and last slice of the books, both included; last < first when only the opening balance is needed. */
  first: number;
  last: number;
}

/** Collects the accounts of a trace, one entry per account and fiscal year. */
export class TracedLeaves {
  private readonly years = new Map<number, Map<string, TracedLeaf>>();

  /** Adds an account; one that is there already gets the range from the first slice of both to the last. */
  add(year: number, amounts: AccountAmounts, { opening, first, last }: Omit<TracedLeaf, "amounts">): void {
    let leaves = this.years.get(year);
    if (!leaves) this.years.set(year, (leaves = new Map<string, TracedLeaf>()));
    const leaf = leaves.get(amounts.account);
    if (!leaf) leaves.set(amounts.account, { amounts, opening, first, last });
    else {
      leaf.opening ||= opening;
      if (last < first) return;
      [leaf.first, leaf.last] =
        leaf.last < leaf.first ? [first, last] : [Math.min(leaf.first, first), Math.max(leaf.last, last)];
    }
  }

  /** The accounts needed in the fiscal year with this index, in order of their numbers. */
  ofYear(year: number): TracedLeaf[] {
    const leaves = [...(this.years.get(year)?.values() ?? [])];
    return leaves.sort((a, b) => (a.amounts.account < b.amounts.account ? -1 : 1));
  }
}
