import type { ChartNode, ChartOfAccounts } from "@/contract/charts-of-accounts/chart-of-accounts";
import { chartOf, draftOf } from "./chart-draft";

interface ChartDifferences {
  name: { from: string; to: string } | null;
  isLanguageChanged: boolean;
  /** Names of groups; accounts at the top, which have no group, are named by the id of their node. */
  added: string[];
  removed: string[];
  /** Names of groups whose name or own accounts differ. */
  changed: string[];
  /**
   * True when groups, or the accounts beside them, have another order or other parents; false if any group is added,
   * removed or changed.
   */
  isMoved: boolean;
  /** Names of the known groups that differ. */
  known: string[];
}

interface Group {
  name: string;
  accounts: string;
}

/** The differences between two versions of a chart. Groups are matched by id. */
export function chartDifferences(from: ChartOfAccounts, to: ChartOfAccounts): ChartDifferences {
  const [before, after] = [partsOf(from), partsOf(to)];
  const names = (groups: ReadonlyMap<string, Group>, isIt: (id: string, group: Group) => boolean) =>
    [...groups].filter(([id, group]) => isIt(id, group)).map(([, { name }]) => name);
  const added = names(after, (id) => !before.has(id));
  const removed = names(before, (id) => !after.has(id));
  const changed = names(after, (id, group) => before.has(id) && textOf(before.get(id)) !== textOf(group));
  const hasSameGroups = added.length + removed.length + changed.length === 0;
  const known = [...new Set([...Object.keys(from.knownGroups), ...Object.keys(to.knownGroups)])].sort();
  return {
    name: from.name === to.name ? null : { from: from.name, to: to.name },
    isLanguageChanged: from.language !== to.language,
    added,
    removed,
    changed,
    isMoved: hasSameGroups && orderOf(asSaved(from)) !== orderOf(asSaved(to)),
    known: known.filter((name) => textOf(from.knownGroups[name]) !== textOf(to.knownGroups[name])),
  };
}

/** The groups of a chart and the accounts at its top, by id. */
function partsOf(chart: ChartOfAccounts): Map<string, Group> {
  const parts = groupsOf(chart);
  for (const node of chart.children) {
    if (node.type !== "AccountGroup") parts.set(node.id, { name: node.id, accounts: textOf(node) });
  }
  return parts;
}

/** The named groups of a chart by id, each with its own accounts, without those of groups below it. */
export function groupsOf({ children }: Pick<ChartOfAccounts, "children">): Map<string, Group> {
  const groups = new Map<string, Group>();
  const visit = (node: ChartNode) => {
    if (node.type !== "AccountGroup") return;
    const leaves = node.children.filter(({ type }) => type !== "AccountGroup");
    groups.set(node.id, { name: node.name, accounts: textOf(leaves) });
    node.children.forEach(visit);
  };
  children.forEach(visit);
  return groups;
}

/** The chart's nodes as the editor saves them: in each group its own accounts come before the groups below it. */
function asSaved(chart: ChartOfAccounts): ChartNode[] {
  return chartOf(chart, draftOf(chart)).children;
}

function orderOf(nodes: readonly ChartNode[]): string {
  return nodes
    .map((node) => (node.type === "AccountGroup" ? `${node.id}(${orderOf(node.children)})` : node.id))
    .join(",");
}

/** JSON with sorted member names. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
