import type { YearAccount } from "@/contract/statements/year-account";
import { groupProblems } from "./chart-problems";
import type { ChartDraft, DraftGroup } from "./chart-draft";
import type { Coverage } from "./coverage";

/** A visible row of the tree: a group, or an account of the fiscal year in the group above it. */
export type ChartRow = {
  /** Path of group ids from the top; an account has its number at the end. */
  key: string;
  depth: number;
  canOpen: boolean;
  isOpen: boolean;
} & (
  | { kind: "group"; group: DraftGroup; sum: { count: number; balance: number }; hasProblem: boolean }
  | { kind: "account"; account: YearAccount; groupId: string }
);

/** The visible rows: all top groups, and below each open group its groups and then its accounts. */
export function chartRows({ groups }: ChartDraft, { own, sums }: Coverage, open: ReadonlySet<string>): ChartRow[] {
  const add = (group: DraftGroup, above: string, depth: number): ChartRow[] => {
    const key = above + group.id;
    const accounts = own.get(group.id) ?? [];
    const canOpen = group.groups.length + accounts.length > 0;
    const isOpen = canOpen && open.has(group.id);
    const sum = sums.get(group.id) ?? { count: 0, balance: 0 };
    const row = { key, depth, canOpen, isOpen, kind: "group" as const, group, sum };
    return [
      { ...row, hasProblem: groupProblems(group).length > 0 },
      ...(isOpen ? group.groups.flatMap((below) => add(below, `${key}/`, depth + 1)) : []),
      ...(isOpen ? accounts.map((account) => accountRow(account, group.id, `${key}/`, depth + 1)) : []),
    ];
  };
  return groups.flatMap((group) => add(group, "", 0));
}

function accountRow(account: YearAccount, groupId: string, above: string, depth: number): ChartRow {
  return { key: above + account.number, depth, canOpen: false, isOpen: false, kind: "account", account, groupId };
}

/** Ids of the groups that are open at first: all groups with other groups below them. */
export function openAtFirst({ groups }: Pick<ChartDraft, "groups">): string[] {
  return groups.flatMap((group) => (group.groups.length > 0 ? [group.id, ...openAtFirst(group)] : []));
}
