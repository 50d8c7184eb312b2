import { leafHolds } from "@/contract/charts-of-accounts/chart-leaves";
import type { YearAccount } from "@/contract/statements/year-account";
import { leavesOf, placedGroups, type ChartDraft, type ChartLeaf, type DraftGroup } from "./chart-draft";

/** An account that is in no group, or in several. */
export interface MisplacedAccount {
  account: YearAccount;
  groups: readonly DraftGroup[];
}

/** Assigns the accounts of a fiscal year to the groups of a chart. */
export interface Coverage {
  /** By group id: the accounts in its own leaves. */
  own: ReadonlyMap<string, readonly YearAccount[]>;
  /** By group id: the number of accounts in the group and below it, and their balance in öre, debit positive. */
  sums: ReadonlyMap<string, { count: number; balance: number }>;
  misplaced: readonly MisplacedAccount[];
}

export function coverageOf(draft: ChartDraft, accounts: readonly YearAccount[]): Coverage {
  const placed = placedGroups(draft).map(({ group }) => ({ group, leaves: leavesOf(group) }));
  const own = new Map<string, YearAccount[]>(placed.map(({ group }) => [group.id, []]));
  const misplaced: MisplacedAccount[] = [];
  for (const account of accounts) {
    const holders = placed.filter(({ leaves }) => leaves.some((leaf) => leafHolds(leaf, account.number)));
    for (const { group } of holders) own.get(group.id)!.push(account);
    if (holders.length !== 1) misplaced.push({ account, groups: holders.map(({ group }) => group) });
  }
  const sums = new Map<string, { count: number; balance: number }>();
  const below = (group: DraftGroup): Set<YearAccount> => {
    const all = new Set([...own.get(group.id)!, ...group.groups.flatMap((one) => [...below(one)])]);
    sums.set(group.id, { count: all.size, balance: [...all].reduce((sum, { balance }) => sum + balance, 0) });
    return all;
  };
  draft.groups.forEach(below);
  return { own, sums, misplaced };
}

/** Account numbers of four digits, both ends included. */
interface NumberRange {
  from: number;
  to: number;
}

/** The numbers that accounts of a balance sheet and an income statement have (BAS, classes 1 to 8). */
const ALL: NumberRange = { from: 1000, to: 8999 };

/** Ranges of numbers that are in no group of the chart. */
export function gapsOf(draft: ChartDraft): NumberRange[] {
  const ranges = placedGroups(draft).flatMap(({ group }) => rangesOf(leavesOf(group)));
  const gaps: NumberRange[] = [];
  let next = ALL.from;
  for (const { from, to } of ranges.sort((one, other) => one.from - other.from)) {
    if (from > next) gaps.push({ from: next, to: Math.min(from - 1, ALL.to) });
    next = Math.max(next, to + 1);
    if (next > ALL.to) return gaps;
  }
  return [...gaps, { from: next, to: ALL.to }];
}

/** The other groups that share account numbers with a group, and the shared numbers. */
export function overlapsOf(draft: ChartDraft, groupId: string): { group: DraftGroup; numbers: NumberRange[] }[] {
  const placed = placedGroups(draft).map(({ group }) => ({ group, ranges: rangesOf(leavesOf(group)) }));
  const mine = placed.find(({ group }) => group.id === groupId)?.ranges ?? [];
  return placed.flatMap(({ group, ranges }) => {
    if (group.id === groupId) return [];
    const numbers = mine.flatMap((one) =>
      ranges
        .map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) }))
        .filter(({ from, to }) => from <= to),
    );
    return numbers.length > 0 ? [{ group, numbers }] : [];
  });
}

/** The ranges as text: "3000–3799, 3900". */
export function writeRanges(ranges: readonly NumberRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${String(from)}–${String(to)}`)).join(", ");
}

/** The four-digit numbers that leaves hold, or that begin longer numbers which they hold. */
function rangesOf(leaves: readonly ChartLeaf[]): NumberRange[] {
  const bounds = leaves.flatMap((leaf) =>
    leaf.type === "AccountListGroup" ? leaf.accounts.map((one) => ({ start: one, end: one })) : leaf.intervals,
  );
  return bounds.flatMap(({ start, end }) => {
    if (!/^\d+$/.test(start + end)) return [];
    const from = Number(start.slice(0, 4).padEnd(4, "0"));
    // Bounds are compared as text: 39 comes before 3900.
    const to = end.length < 4 ? Number(end.padEnd(4, "0")) - 1 : Number(end.slice(0, 4));
    return from <= to ? { from, to } : [];
  });
}

/** The group with the nearest numbers of the same class, where an account that is in no group most likely belongs. */
export function likelyGroup(draft: ChartDraft, account: string): DraftGroup | null {
  if (!/^\d+$/.test(account)) return null;
  const number = Number(account.slice(0, 4).padEnd(4, "0"));
  let nearest: { group: DraftGroup; distance: number } | null = null;
  for (const { group } of placedGroups(draft)) {
    for (const { from, to } of rangesOf(leavesOf(group))) {
      // The range is in another class of accounts.
      if (Math.floor((number < from ? from : to) / 1000) !== Math.floor(number / 1000)) continue;
      const distance = number < from ? from - number : Math.max(0, number - to);
      if (!nearest || distance < nearest.distance) nearest = { group, distance };
    }
  }
  return nearest?.group ?? null;
}
