import type {
  AccountIntervalGroup,
  AccountListGroup,
  ChartNode,
  ChartOfAccounts,
} from "@/contract/charts-of-accounts/chart-of-accounts";
import { MAX_CHART_DEPTH } from "@/contract/text-limits";
import { readAccounts, writeAccounts } from "./account-text";

export type ChartLeaf = AccountIntervalGroup | AccountListGroup;

/** A group as it is being edited: the accounts of all its leaves are one text. */
export interface DraftGroup {
  id: string;
  /** Null for a leaf at the top of the chart, which has no group. */
  name: string | null;
  /** As typed: "3000–3799, 3900". */
  accounts: string;
  /** The leaves that the accounts were loaded from; saved unchanged unless the text is edited. */
  leaves: readonly ChartLeaf[];
  groups: readonly DraftGroup[];
}

/** A chart of accounts as it is being edited. */
export interface ChartDraft {
  name: string;
  groups: readonly DraftGroup[];
  knownGroups: ChartOfAccounts["knownGroups"];
}

/** A group with its place in the tree. */
export interface PlacedGroup {
  group: DraftGroup;
  /** 1 at the top. */
  level: number;
  parentId: string | null;
}

/** Maximum depth of groups: one less than that of nodes, as the accounts of the innermost group are a node too. */
export const MAX_LEVELS = MAX_CHART_DEPTH - 1;

export function draftOf({ name, children, knownGroups }: ChartOfAccounts): ChartDraft {
  return { name, groups: children.map(draftGroupOf), knownGroups };
}

function draftGroupOf(node: ChartNode): DraftGroup {
  if (node.type !== "AccountGroup") {
    return { id: node.id, name: null, accounts: textOf([node]), leaves: [node], groups: [] };
  }
  const leaves = node.children.filter((child) => child.type !== "AccountGroup");
  const groups = node.children.filter((child) => child.type === "AccountGroup").map(draftGroupOf);
  return { id: node.id, name: node.name, accounts: textOf(leaves), leaves, groups };
}

/** The chart of a draft; parts of the account texts that cannot be read are left out. */
export function chartOf(base: ChartOfAccounts, { name, groups, knownGroups }: ChartDraft): ChartOfAccounts {
  const children = groups.flatMap((group) => (group.name === null ? leavesOf(group) : nodeOf(group, group.name)));
  return { ...base, name, children, knownGroups };
}

function nodeOf(group: DraftGroup, name: string): ChartNode {
  const below = group.groups.map((one) => nodeOf(one, one.name ?? ""));
  return { type: "AccountGroup", id: group.id, name, children: [...leavesOf(group), ...below] };
}

/** The leaves in which a group's accounts are saved. */
export function leavesOf(group: DraftGroup): ChartLeaf[] {
  const { id, accounts, leaves } = group;
  if (!isTextChanged(group)) return [...leaves];
  const { intervals } = readAccounts(accounts);
  // An empty leaf is kept: known groups may refer to it.
  return [{ type: "AccountIntervalGroup", id: leaves[0]?.id ?? `${id}Accounts`, intervals }];
}

/** Returns true when a group's accounts differ from those it was loaded with. */
export function isTextChanged({ accounts, leaves }: DraftGroup): boolean {
  return accounts !== textOf(leaves);
}

function textOf(leaves: readonly ChartLeaf[]): string {
  return leaves
    .map((leaf) =>
      leaf.type === "AccountListGroup"
        ? writeAccounts(leaf.accounts.map((account) => ({ start: account, end: account })))
        : writeAccounts(leaf.intervals),
    )
    .filter((text) => text !== "")
    .join(", ");
}

/** All groups, each before the groups below it. */
export function placedGroups({ groups }: ChartDraft): PlacedGroup[] {
  const flatten = (group: DraftGroup, level: number, parentId: string | null): PlacedGroup[] => [
    { group, level, parentId },
    ...group.groups.flatMap((below) => flatten(below, level + 1, group.id)),
  ];
  return groups.flatMap((group) => flatten(group, 1, null));
}

/** Maps group ids to numbers in the tree, such as 2.1 for the first group inside the second. */
export function groupNumbers(draft: ChartDraft): Map<string, string> {
  const counts: number[] = [];
  return new Map(
    placedGroups(draft).map(({ group, level }) => {
      counts.length = level;
      counts[level - 1] = (counts[level - 1] ?? 0) + 1;
      return [group.id, counts.join(".")];
    }),
  );
}

export function findGroup(draft: ChartDraft, id: string): PlacedGroup | undefined {
  return placedGroups(draft).find(({ group }) => group.id === id);
}

/** The ids of the groups above a group, the nearest first. */
export function groupsAbove(draft: ChartDraft, id: string): string[] {
  const parentId = findGroup(draft, id)?.parentId;
  return parentId ? [parentId, ...groupsAbove(draft, parentId)] : [];
}

export function changeGroup(draft: ChartDraft, id: string, change: Partial<DraftGroup>): ChartDraft {
  return changeGroups(draft, new Map([[id, change]]));
}

/** Changes groups by their ids. */
export function changeGroups(draft: ChartDraft, changes: ReadonlyMap<string, Partial<DraftGroup>>): ChartDraft {
  return mapGroups(draft, (group) => ({ ...group, ...changes.get(group.id) }));
}

/** Adds groups as the last ones under another, or at the top. */
export function addGroup(draft: ChartDraft, parentId: string | null, ...groups: readonly DraftGroup[]): ChartDraft {
  if (parentId === null) return { ...draft, groups: [...draft.groups, ...groups] };
  return mapGroups(draft, (one) => (one.id === parentId ? { ...one, groups: [...one.groups, ...groups] } : one));
}

/** Removes a group with all below it. Known groups keep their references to it: the user decides about them. */
export function removeGroup(draft: ChartDraft, id: string): ChartDraft {
  return mapGroups(draft, (group) => (group.id === id ? null : group));
}

/**
 * Puts a removed group back: at the top if its parent has been removed too, and under a new id if another group has its
 * id by now. A group that is back already stays where it is.
 */
export function putBackGroup(draft: ChartDraft, { group, parentId }: PlacedGroup): ChartDraft {
  const now = findGroup(draft, group.id)?.group;
  if (now && isSameGroup(now, group)) return draft;
  const parent = parentId !== null && findGroup(draft, parentId) ? parentId : null;
  return addGroup(draft, parent, withFreeIds(draft, group));
}

/** Returns true if two groups with the same id are versions of one group; else the id has been reused for another. */
function isSameGroup(one: DraftGroup, other: DraftGroup): boolean {
  // Edits keep a group's array of leaves, and a chart that is loaded again has equal ones. Groups without leaves are
  // told apart by the rest.
  const textOfGroup = (group: DraftGroup) => JSON.stringify(group.leaves.length > 0 ? group.leaves : group);
  return one.leaves === other.leaves || textOfGroup(one) === textOfGroup(other);
}

/** The group. It and each group below it get a new id if the chart already has their id or one of their leaves' ids. */
function withFreeIds(draft: ChartDraft, group: DraftGroup): DraftGroup {
  const taken = new Set(nodeIds(draft));
  const ofGroup: ChartDraft = { ...draft, groups: [group] };
  const clashing = placedGroups(ofGroup)
    .map((placed) => placed.group)
    .filter((each) => [each.id, ...leavesOf(each).map(({ id }) => id)].some((id) => taken.has(id)));
  const fresh = newGroups(
    addGroup(draft, null, group),
    clashing.map(({ name }) => name ?? ""),
  );
  const changes = clashing.map((each, at): [string, Partial<DraftGroup>] => {
    const { id } = fresh[at]!;
    const leaves = each.leaves.map((leaf, i) => ({ ...leaf, id: `${id}Accounts${i === 0 ? "" : String(i + 1)}` }));
    return [each.id, { id, leaves }];
  });
  return changeGroups(ofGroup, new Map(changes)).groups[0]!;
}

/** Moves a group with all below it to the end of another, or of the top; not into itself or a group below it. */
export function moveGroup(draft: ChartDraft, id: string, parentId: string | null): ChartDraft {
  const found = findGroup(draft, id);
  const rest = removeGroup(draft, id);
  if (!found || (parentId !== null && !findGroup(rest, parentId))) return draft;
  return addGroup(rest, parentId, found.group);
}

/** An empty group under an id that no node of the chart has and no known group refers to. */
export function newGroup(draft: ChartDraft, name: string): DraftGroup {
  return newGroups(draft, [name])[0]!;
}

/** Empty groups of these names, each under an id of its own. */
export function newGroups(draft: ChartDraft, names: readonly string[]): DraftGroup[] {
  const taken = new Set([...nodeIds(draft), ...Object.values(draft.knownGroups).flatMap(targetsOf)]);
  let count = 1;
  return names.map((name) => {
    while (taken.has(`Group${String(count)}`) || taken.has(`Group${String(count)}Accounts`)) count++;
    return { id: `Group${String(count++)}`, name, accounts: "", leaves: [], groups: [] };
  });
}

/** Ids of all nodes, leaves included. */
export function nodeIds(draft: ChartDraft): string[] {
  return placedGroups(draft).flatMap(({ group }) => [group.id, ...leavesOf(group).map(({ id }) => id)]);
}

/** The ids of the nodes that a known group consists of. */
export function targetsOf(known: ChartDraft["knownGroups"][string]): string[] {
  return typeof known === "string" ? [known] : known.children;
}

/** Changes every group, the outer ones first; null removes one with all below it. */
function mapGroups(draft: ChartDraft, change: (group: DraftGroup) => DraftGroup | null): ChartDraft {
  const inside = (groups: readonly DraftGroup[]): DraftGroup[] =>
    groups.flatMap((group) => {
      const changed = change(group);
      return changed ? { ...changed, groups: inside(changed.groups) } : [];
    });
  return { ...draft, groups: inside(draft.groups) };
}
