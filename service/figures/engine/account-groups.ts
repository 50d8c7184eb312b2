import { leafHolds } from "@/contract/charts-of-accounts/chart-leaves";
import type { AccountGroup, ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import type { AccountsDefinition } from "../formulas/definition";
import { eubas97, LATER_KNOWN_GROUPS } from "../eubas97";

const MAX_CACHED_ACCOUNTS = 50_000;

/** The accounts that are in the same leaves of the chart, and so in the same groups; one object per set of leaves. */
export interface AccountClass {
  readonly leaves: readonly ChartNode[];
}

type ChartLeaf = Exclude<ChartNode, AccountGroup>;

/** The parts of a chart that map accounts to groups. */
export type Chart = Pick<ChartOfAccounts, "children" | "knownGroups">;

const CACHE = new WeakMap<Chart, AccountGroups>();

/** The groups of a chart, cached by the chart object. */
export function accountGroups(chart: Chart): AccountGroups {
  let groups = CACHE.get(chart);
  if (!groups) CACHE.set(chart, (groups = new AccountGroups(chart)));
  return groups;
}

/** Maps the known groups of a chart to accounts. */
export class AccountGroups {
  private readonly nodes = new Map<string, ChartNode>();
  /** The chart's own leaves, `ownLeaves` in number, then the leaves under `fallbacks`. */
  private readonly leaves: ChartLeaf[] = [];
  private readonly ownLeaves: number;
  private readonly leavesByGroup = new Map<string, ReadonlySet<ChartNode> | null>();
  private readonly classes = new Map<string, AccountClass>();
  private readonly ofAccount = new Map<string, AccountClass>();
  /** By group of LATER_KNOWN_GROUPS that the chart lacks: its nodes in the built-in chart (ADR 0055). */
  private readonly fallbacks = new Map<string, ChartNode[]>();

  constructor(private readonly chart: Chart) {
    const collect = (node: ChartNode): void => {
      this.nodes.set(node.id, node);
      if (node.type === "AccountGroup") node.children.forEach(collect);
      else this.leaves.push(node);
    };
    chart.children.forEach(collect);
    this.ownLeaves = this.leaves.length;
    const lacking = LATER_KNOWN_GROUPS.filter((group) => !Object.hasOwn(chart.knownGroups, group));
    if (lacking.length === 0) return;
    const groups = accountGroups(eubas97("en"));
    for (const group of lacking) this.fallbacks.set(group, groups.nodesOf(group) ?? []);
    const leaves = new Set([...this.fallbacks.values()].flat().flatMap((node) => this.leavesUnder(node)));
    this.leaves.push(...leaves);
  }

  classOf(account: string): AccountClass {
    let found = this.ofAccount.get(account);
    if (!found) {
      const indexes = [...this.leaves.keys()].filter((index) => leafHolds(this.leaves[index]!, account));
      const leaves = indexes.map((index) => this.leaves[index]!);
      const key = indexes.join();
      found = this.classes.get(key) ?? { leaves };
      this.classes.set(key, found);
      // Bounded, because the built-in chart is never released and is used for the accounts of all companies.
      if (this.ofAccount.size >= MAX_CACHED_ACCOUNTS) this.ofAccount.clear();
      this.ofAccount.set(account, found);
    }
    return found;
  }

  /** Returns the leaves of the chart itself that contain the account. */
  ownLeavesOf(account: string): ChartLeaf[] {
    return this.leaves.slice(0, this.ownLeaves).filter((leaf) => leafHolds(leaf, account));
  }

  /** True if the chart has the known group, or the built-in chart has it instead. */
  has(group: string): boolean {
    return this.leavesOf(group) !== null;
  }

  holds(group: string, accounts: AccountClass): boolean {
    return this.leafIn(group, accounts) !== undefined;
  }

  /** True if the known group has leaves and all of them are in `whole`. */
  isPartOf(group: string, whole: string): boolean {
    const [leaves, others] = [this.leavesOf(group), this.leavesOf(whole)];
    return leaves !== null && others !== null && leaves.size > 0 && [...leaves].every((leaf) => others.has(leaf));
  }

  /** The first leaf that is in both the group and the class; undefined if none is. */
  leafIn(group: string, { leaves }: AccountClass): ChartNode | undefined {
    const groupLeaves = this.leavesOf(group);
    return groupLeaves ? leaves.find((leaf) => groupLeaves.has(leaf)) : undefined;
  }

  /** The leaf that brings a class of accounts into a sum over groups; undefined if it is not in the sum. */
  leafOf(
    { groups, without }: Pick<AccountsDefinition, "groups" | "without">,
    accounts: AccountClass,
  ): ChartNode | undefined {
    if (without.some((name) => this.holds(name, accounts))) return undefined;
    for (const name of groups) {
      const leaf = this.leafIn(name, accounts);
      if (leaf) return leaf;
    }
    return undefined;
  }

  /** The nodes that the known group maps to, in the chart or in `fallbacks`; null if it is in neither. */
  nodesOf(group: string): ChartNode[] | null {
    const target = Object.hasOwn(this.chart.knownGroups, group) ? this.chart.knownGroups[group] : undefined;
    const ids = typeof target === "string" ? [target] : target?.children;
    return ids?.flatMap((id) => this.nodes.get(id) ?? []) ?? this.fallbacks.get(group) ?? null;
  }

  /** The chart's name of a known group; undefined if it lacks the group. */
  nameOf(group: string): string | undefined {
    const target = Object.hasOwn(this.chart.knownGroups, group) ? this.chart.knownGroups[group] : undefined;
    if (typeof target === "object") return target.name ?? group;
    const node = target === undefined ? undefined : this.nodes.get(target);
    return node?.type === "AccountGroup" ? node.name : undefined;
  }

  private leavesOf(group: string): ReadonlySet<ChartNode> | null {
    let leaves = this.leavesByGroup.get(group);
    if (leaves === undefined) {
      const nodes = this.nodesOf(group);
      leaves = nodes ? new Set(nodes.flatMap((node) => this.leavesUnder(node))) : null;
      this.leavesByGroup.set(group, leaves);
    }
    return leaves;
  }

  private leavesUnder(node: ChartNode): ChartLeaf[] {
    return node.type === "AccountGroup" ? node.children.flatMap((child) => this.leavesUnder(child)) : [node];
  }
}
