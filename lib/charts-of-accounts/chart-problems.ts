import { MAX_NAME_LENGTH } from "@/contract/text-limits";
import { readAccounts, type AccountFault } from "./account-text";
import { isTextChanged, nodeIds, placedGroups, targetsOf, type ChartDraft, type DraftGroup } from "./chart-draft";

/** The reason why a chart cannot be saved. */
export type ChartProblem =
  | { kind: "chartName" }
  | { kind: "groupName"; groupId: string }
  | { kind: "longName"; groupId: string; length: number; max: number }
  | { kind: "accounts"; groupId: string; fault: AccountFault }
  /** A known group, which key figures use, refers to a node that is not in the tree. */
  | { kind: "known"; known: string };

/** The problems that keep a chart from being saved, in the page's order. */
export function problemsOf(draft: ChartDraft): ChartProblem[] {
  const ids = new Set(nodeIds(draft));
  return [
    ...(draft.name.trim() === "" ? [{ kind: "chartName" as const }] : []),
    ...placedGroups(draft).flatMap(({ group }) => groupProblems(group)),
    ...Object.keys(draft.knownGroups)
      .filter((known) => targetsOf(draft.knownGroups[known]!).some((id) => !ids.has(id)))
      .map((known) => ({ kind: "known" as const, known })),
  ];
}

/** The problems of one group. Unchanged accounts have none, although `readAccounts` may refuse stored intervals. */
export function groupProblems(group: DraftGroup): ChartProblem[] {
  const { id: groupId, name } = group;
  // The limit is in code points.
  const length = Array.from(name ?? "").length;
  const { faults } = isTextChanged(group) ? readAccounts(group.accounts) : { faults: [] };
  return [
    ...(name?.trim() === "" ? [{ kind: "groupName" as const, groupId }] : []),
    ...(length > MAX_NAME_LENGTH ? [{ kind: "longName" as const, groupId, length, max: MAX_NAME_LENGTH }] : []),
    ...faults.map((fault) => ({ kind: "accounts" as const, groupId, fault })),
  ];
}
